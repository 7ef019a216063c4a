"""sin, cos and atan2 as LLVM text, for any number of lanes, from additions, products and a little integer arithmetic.

sin and cos, float64, |x| <= 2^17: within 1 ulp.
  k = round(2 x / pi) by adding 1.5 * 2^52;  r + e = x - k pi/2  with pi/2 in three parts (with fused multiply-add the first
  product is exact by itself; the second part has 36 bits, so that its product with k < 2^17 is exact too);  then the minimax
  polynomials of FDLIBM (Sun, 1993) on [-pi/4, pi/4], with the tail e carried to the end.
Beyond 2^17 (rare, one state at a time): Payne and Hanek (1983), with 192 bits of 2/pi selected by the exponent.
float32: the same with 24-bit parts, and Cephes (Moshier) polynomials; beyond 2^13 the reduction uses float64.

The code calls no external library, only the kernel's own functions and those that all kernels share.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from isodyn.backends.llvm.code import Code


@cache
def pi_fraction() -> Fraction:
    """Return pi to 1400 bits, by Machin's formula in integers."""
    one = 1 << 1400

    def arctan_inverse(x: int) -> int:
        term = total = one // x
        n, sign = 3, -1
        while term:
            term //= x * x
            total += sign * (term // n)
            n, sign = n + 2, -sign
        return total

    return Fraction(4 * (4 * arctan_inverse(5) - arctan_inverse(239)), one)


def _leading(value: Fraction, bits: int) -> float:
    """Return the first `bits` bits of a positive number below 2 as a float, truncated or (53) rounded."""
    scale = 0
    while value * 2**scale < 2 ** (bits - 1):
        scale += 1
    return float(Fraction(round(value * 2**scale), 2**scale))


@dataclass(frozen=True)
class Circular:
    """Constants of one precision."""

    limit: float  # the largest |x| that the fast method accepts
    magic: float  # adding it rounds to an integer
    parts: tuple[float, float, float]  # pi/2
    sine: tuple[float, ...]  # S1, S2, ... of r + r^3 (S1 + z (S2 + ...))
    cosine: tuple[float, ...]  # C1, C2, ... of 1 - z/2 + z^2 (C1 + z (C2 + ...))


def _parts(first: int, second: int, third: int) -> tuple[float, float, float]:
    half_pi = pi_fraction() / 2
    p1 = _leading(half_pi, first)
    rest = half_pi - Fraction(p1)
    sign = 1 if rest > 0 else -1
    p2 = sign * _leading(abs(rest), second)
    rest -= Fraction(p2)
    p3 = (1 if rest > 0 else -1) * _leading(abs(rest), third)
    return p1, p2, p3


@cache
def circular(bits: int, fma: bool) -> Circular:
    """Return the constants for float64 or float32; without fused multiply-add the first part is short: its product is exact."""
    if bits == 64:
        return Circular(
            2.0**17,
            1.5 * 2.0**52,
            _parts(53, 36, 53) if fma else _parts(36, 36, 53),
            (
                -1.66666666666666324348e-01, 8.33333333332248946124e-03, -1.98412698298579493134e-04,
                2.75573137070700676789e-06, -2.50507602534068634195e-08, 1.58969099521155010221e-10,
            ),
            (
                4.16666666666666019037e-02, -1.38888888888741095749e-03, 2.48015872894767294178e-05,
                -2.75573143513906633035e-07, 2.08757232129817482790e-09, -1.13596475577881948265e-11,
            ),
        )  # fmt: skip
    return Circular(
        2.0**13 if fma else 2.0**10,
        1.5 * 2.0**23,
        _parts(24, 11, 24) if fma else _parts(13, 13, 24),
        (-1.6666654611e-1, 8.3321608736e-3, -1.9515295891e-4),
        (4.166664568298827e-2, -1.388731625493765e-3, 2.443315711809948e-5),
    )


def sincos(code: Code, x: str) -> tuple[str, str]:
    """Return (sin x, cos x) for |x| <= limit, inlined."""
    table = circular(code.bits, code.fused)
    p1, p2, p3 = (code.constant(p) for p in table.parts)
    magic = code.constant(table.magic)
    shifted = code.fma(x, code.constant(float(2 / pi_fraction())), magic)
    k = code.sub(shifted, magic)
    y = code.fnma(k, p1, x)
    r = code.fnma(k, p2, y)
    e = code.fnma(k, p3, code.fnma(k, p2, code.sub(y, r)))
    return _quadrant(code, r, e, code.to_bits(shifted))


def _quadrant(code: Code, r: str, e: str, k: str) -> tuple[str, str]:
    """Return (sin, cos) of r + e + k pi/2, |r| <= pi/4; only the two lowest bits of the integer k matter."""
    sine, cosine = _polynomials(code, r, e)
    top, sign_bit = code.iconstant(code.bits - 2), code.iconstant(-(2 ** (code.bits - 1)))
    odd = code.ibinary("and", k, code.iconstant(1))
    is_odd = code.new(f"icmp ne {code.itype} {odd}, {'0' if code.lanes == 1 else 'zeroinitializer'}")
    result = []
    after = code.ibinary("add", k, code.iconstant(1))
    for value, turns in ((code.select(is_odd, cosine, sine), k), (code.select(is_odd, sine, cosine), after)):
        sign = code.ibinary("and", code.ibinary("shl", turns, top), sign_bit)  # bit 1 of the quadrant is the sign
        result.append(code.from_bits(code.ibinary("xor", code.to_bits(value), sign)))
    return result[0], result[1]


def _polynomials(code: Code, r: str, e: str) -> tuple[str, str]:
    """Return sin and cos of r + e on [-pi/4, pi/4]."""
    table = circular(code.bits, code.fused)
    one, half = code.constant(1.0), code.constant(0.5)
    z = code.mul(r, r)
    sine = _polynomial(code, z, table.sine)
    sine = code.add(r, code.fma(code.mul(z, r), sine, e))
    cosine = _polynomial(code, z, table.cosine)
    w = code.fnma(z, half, one)
    tail = code.fnma(z, half, code.sub(one, w))  # the rounding error of w
    cosine = code.add(w, code.fma(code.mul(z, z), cosine, code.fnma(r, e, tail)))
    return sine, cosine


def _polynomial(code: Code, z: str, coefficients: tuple[float, ...]) -> str:
    """c_0 + z (c_1 + z (c_2 + ...))."""
    result = code.constant(coefficients[-1])
    for c in coefficients[-2::-1]:
        result = code.fma(z, result, code.constant(c))
    return result


def beyond(code: Code, x: str) -> str:
    """Return a Boolean value: |x| is too large for the fast method (or infinite; NaN needs no special case)."""
    return code.compare("ogt", code.call("fabs", x), code.constant(circular(code.bits, code.fused).limit))


SINCOS = {bits: f"{{{kind}, {kind}}} @sincos_{bits}({kind} %x)" for bits, kind in ((64, "double"), (32, "float"))}


def shared_sincos(fma: bool, bits: int) -> str:
    """Return functions @sincos_64 and, for float32 kernels, @sincos_32: {sin, cos} of any number."""
    return _table_global() + _sincos(64, fma) + (_sincos(32, fma) if bits == 32 else "")


def _table_global() -> str:
    """Return 64 zero bits and then 2/pi, as 64-bit words, most significant first."""
    bits = 64 * 20
    value = int(2 / pi_fraction() * 2**bits)
    words = [0] + [(value >> (bits - 64 * (k + 1))) & (2**64 - 1) for k in range(20)]
    signed = ", ".join(f"i64 {w - 2**64 if w >= 2**63 else w}" for w in words)
    return f"@two_over_pi = internal constant [{len(words)} x i64] [{signed}]\n"


def _sincos(bits: int, fma: bool) -> str:
    """Return @sincos_<bits>: the inlined method up to its limit; beyond it Payne-Hanek reduction, or float64 for float32."""
    code = Code(1, bits, fma=fma)
    kind = f"{{{code.scalar}, {code.scalar}}}"

    def pair(sine: str, cosine: str) -> str:
        one = code.new(f"insertvalue {kind} undef, {code.scalar} {sine}, 0")
        return f"{kind} {code.new(f'insertvalue {kind} {one}, {code.scalar} {cosine}, 1')}"

    size = code.call("fabs", "%x")
    code.branch(code.compare("ole", size, code.constant(circular(bits, fma).limit)), "fast", "large")
    code.label("fast")
    code.put(f"ret {pair(*sincos(code, '%x'))}")
    code.label("large")
    if bits == 64:
        code.branch(code.compare("olt", size, code.constant(math.inf)), "reduce", "nothing")
        code.label("nothing")
        nan = code.sub("%x", "%x")
        code.put(f"ret {pair(nan, nan)}")
        code.label("reduce")
        negative = code.compare("olt", "%x", "0.0")
        sine, cosine = _quadrant(code, *_payne_hanek(code, size))
        result = pair(code.select(negative, code.neg(sine), sine), cosine)
    else:
        wide = code.new(f"call {{double, double}} @sincos_64(double {code.new('fpext float %x to double')})")
        parts = [code.new(f"extractvalue {{double, double}} {wide}, {k}") for k in range(2)]
        sine, cosine = (code.new(f"fptrunc double {part} to float") for part in parts)
        result = pair(sine, cosine)
    return code.function(SINCOS[bits], result)


def _payne_hanek(code: Code, x: str) -> tuple[str, str, str]:
    """Return (r, e, k) with x = k pi/2 + r + e modulo 2 pi, for finite x >= 2^17.

    x = m 2^s.  The bits of 2/pi from weight 2^(1 - s) on, times m, modulo 2^192, are 2 x / pi modulo 4 in units of 2^-190.
    """
    n = code.new
    bits = n(f"bitcast double {x} to i64")
    exponent = n(f"lshr i64 {bits}, 52")
    fraction = n(f"and i64 {bits}, {2**52 - 1}")
    m = n(f"or i64 {fraction}, {2**52}")
    first = n(f"add i64 {exponent}, {-1075 - 2 + 64}")  # index in the table of the first bit needed
    word = n(f"lshr i64 {first}, 6")
    shift = n(f"and i64 {first}, 63")
    words = [_wide_word(code, word, k) for k in range(4)]
    wide = n(f"zext i64 {shift} to i128")
    m = n(f"zext i64 {m} to i128")
    products = []
    for k in range(3):  # 64 bits each, from two neighbouring words
        upper = n(f"shl i128 {words[k]}, 64")
        pair = n(f"or i128 {upper}, {words[k + 1]}")
        shifted = n(f"shl i128 {pair}, {wide}")
        part = n(f"lshr i128 {shifted}, 64")
        products.append(n(f"mul i128 {m}, {part}"))
    high, low = n(f"shl i128 {products[0]}, 64"), n(f"lshr i128 {products[2]}, 64")
    total = n(f"add i128 {high}, {products[1]}")
    total = n(f"add i128 {total}, {low}")
    rounded = n(f"add i128 {total}, {1 << 125}")
    k128 = n(f"lshr i128 {rounded}, 126")
    whole = n(f"shl i128 {k128}, 126")
    r, e = _times_half_pi(code, n(f"sub i128 {total}, {whole}"))
    return r, e, n(f"trunc i128 {k128} to i64")


def _wide_word(code: Code, word: str, k: int) -> str:
    """Load word number word + k of the table, as i128."""
    index = code.new(f"add i64 {word}, {k}")
    at = code.new(f"getelementptr i64, ptr @two_over_pi, i64 {index}")
    value = code.new(f"load i64, ptr {at}")
    return code.new(f"zext i64 {value} to i128")


def _times_half_pi(code: Code, rest: str) -> tuple[str, str]:
    """Return (r, e): the signed fraction rest 2^-126 times pi/2, as a double and its tail."""
    n = code.new
    shifted = n(f"ashr i128 {rest}, 64")
    upper = n(f"trunc i128 {shifted} to i64")
    lower = n(f"trunc i128 {rest} to i64")
    hi = n(f"sitofp i64 {upper} to double")
    back = n(f"fptosi double {hi} to i64")
    lost = n(f"sub i64 {upper}, {back}")
    lost = n(f"sitofp i64 {lost} to double")
    tail = n(f"uitofp i64 {lower} to double")
    lo = code.fma(tail, code.constant(2.0**-64), lost)
    half_pi = pi_fraction() / 2
    scale = _leading(half_pi, 53)
    c1, c2 = code.constant(scale * 2.0**-62), code.constant(float(half_pi - Fraction(scale)) * 2.0**-62)
    r = code.mul(hi, c1)
    lost_product = code.fms(hi, c1, r) if code.fused else _product_tail(code, hi, c1, r)
    return r, code.fma(lo, c1, code.fma(hi, c2, lost_product))


def _product_tail(code: Code, a: str, b: str, product: str) -> str:
    """Return a b - product exactly (Dekker's splitting), for machines without fused multiply-add."""
    split = code.constant(2.0**27 + 1)

    def halves(x: str) -> tuple[str, str]:
        big = code.mul(split, x)
        high = code.sub(big, code.sub(big, x))
        return high, code.sub(x, high)

    (a1, a2), (b1, b2) = halves(a), halves(b)
    rest = code.sub(code.mul(a1, b1), product)
    rest = code.add(code.add(rest, code.mul(a1, b2)), code.mul(a2, b1))
    return code.add(rest, code.mul(a2, b2))


# Cephes (Moshier): atan x = x + x^3 P(x^2) / Q(x^2) on [0, 0.66]
_ATAN_P = (
    -6.485021904942025371773e1, -1.228866684490136173410e2, -7.500855792314704667340e1, -1.615753718733365076637e1,
    -8.750608600031904122785e-1,
)  # fmt: skip
_ATAN_Q = (
    1.945506571482613964425e2, 4.853903996359136964868e2, 4.328810604912902668951e2, 1.650270098316988542046e2,
    2.485846490142306297962e1, 1.0,
)  # fmt: skip


def atan2(code: Code, y: str, x: str) -> str:
    """Return the angle of the point (x, y), inlined; signs and quadrants as in IEEE 754; (0, 0) gives 0 or pi by the sign of x."""
    c = code.constant
    ay, ax = code.call("fabs", y), code.call("fabs", x)
    swap = code.compare("ogt", ay, ax)
    top, bottom = code.select(swap, ax, ay), code.select(swap, ay, ax)
    bottom = code.select(code.compare("oeq", bottom, c(0.0)), c(1.0), bottom)
    both = code.compare("oeq", top, bottom)  # covers infinity over infinity
    t = code.select(both, c(1.0), code.div(top, bottom))
    steep = code.compare("ogt", t, c(0.66))  # then atan t = pi/4 + atan((t - 1) / (t + 1))
    u = code.select(steep, code.div(code.sub(t, c(1.0)), code.add(t, c(1.0))), t)
    z = code.mul(u, u)
    p, q = _polynomial(code, z, _ATAN_P), _polynomial(code, z, _ATAN_Q)
    small = code.fma(code.mul(u, z), code.div(p, q), u)
    pi = pi_fraction()
    angle = code.select(steep, code.add(c(float(pi / 4)), code.add(small, c(float(pi / 4 - Fraction(float(pi / 4)))))), small)
    angle = code.select(swap, code.add(code.sub(c(float(pi / 2)), angle), c(float(pi / 2 - Fraction(float(pi / 2))))), angle)
    left = code.new(f"icmp slt {code.itype} {code.to_bits(x)}, {'0' if code.lanes == 1 else 'zeroinitializer'}")
    angle = code.select(left, code.add(code.sub(c(float(pi)), angle), c(float(pi - Fraction(float(pi))))), angle)
    unordered = code.compare("uno", y, x)
    angle = code.select(unordered, code.add(y, x), angle)
    return code.call("copysign", angle, y)
