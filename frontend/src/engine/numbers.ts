/**
 * Numbers as text: the only place of the page that formats numbers, as test/numbers.test.ts checks.
 *
 * Ordinary magnitudes have no exponent; others are written with a power of ten (1.46·10⁻⁵).  Minus signs are typographic.
 */

const NOISE = 1e-12; // rounding errors of sums near 1: written as 0
const [LEAST, MOST] = [1e-4, 1e7]; // ordinary magnitudes

const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const minus = (text: string): string => text.replaceAll("-", "−");

/** A number rounded to significant digits, as a number. */
export const rounded = (x: number, significant: number): number => Number(x.toPrecision(significant)) || 0;

/** A number rounded to decimals, as a number. */
export const roundedTo = (x: number, decimals: number): number => Number(x.toFixed(decimals)) || 0;

/** A whole number as a superscript. */
export const superscript = (n: number): string => [...String(n)].map((c) => (c === "-" ? "⁻" : SUPERSCRIPT[Number(c)])).join("");

/** A number of any magnitude with a power of ten, such as "1.46·10⁻⁵"; 0 is "0". */
export function powerText(x: number, significant = 3): string {
  if (x === 0 || !Number.isFinite(x)) return brief(x);
  const [mantissa, exponent] = x.toExponential(significant - 1).split("e").map(Number);
  return minus(`${mantissa}·10${superscript(exponent)}`);
}

/** A short number: at most so many decimals, two digits if it is smaller than that, no trailing zeros. */
export function brief(x: number, decimals = 4): string {
  if (!Number.isFinite(x)) return Number.isNaN(x) ? "–" : x > 0 ? "∞" : "−∞";
  const size = Math.abs(x);
  if (size < NOISE) return "0";
  if (size >= MOST || size < LEAST) return powerText(x);
  return minus(String(size < 10 ** -decimals ? rounded(x, 2) : roundedTo(x, decimals)));
}

/** A number with so many significant digits. */
export const significant = (x: number, digits = 4): string => brief(rounded(x, digits), 12);

/** A number with a fixed number of decimals, for clocks and columns of constant width. */
export function fixed(x: number, decimals: number): string {
  const text = x.toFixed(decimals);
  return minus(Number(text) === 0 ? text.replace("-", "") : text);
}

/** A percentage, such as "12.5 %"; values below half of the last decimal are "0 %". */
export const percent = (share: number, decimals = 1): string => `${percentage(100 * share, decimals)} %`;
export const percentage = (x: number, decimals = 1): string => (Number.isFinite(x) ? minus(String(roundedTo(x, decimals))) : brief(x));

/** A whole number; in groups of three from 10 000. */
export const whole = (n: number): string => minus(Math.abs(n) < 1e4 ? String(Math.round(n)) : String(Math.round(n)).replace(/(?<=\d)(?=(\d{3})+$)/g, "\u202f"));

/** A length [m] in a suitable unit: "12.3 mm", "1.46 m". */
export const lengthText = (metres: number): string => (Math.abs(metres) < 1 ? `${significant(1000 * metres, 3)} mm` : `${significant(metres, 3)} m`);
