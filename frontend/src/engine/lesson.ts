/**
 * Lessons: text files that a teacher can write, parsed into steps of three kinds: predict, try and check.
 *
 *     title: Torques of an arm of three links
 *     source: Saha, Introduction to Robotics, Example 9.4
 *     robot: three-link
 *     minutes: 15
 *
 *     ## Holding the arm up
 *     Paragraphs of text, with **bold** words and `code`.
 *
 *     show: screen motion
 *     show: motion cycloidal from 0 0 0 to 180 180 180 deg in 10 s
 *     predict: How large is the torque of joint 1 at the start [N m]?
 *     value: tau 1 at 0 s
 *     within: 5 %
 *     why: Nothing moves yet, so it is gravity alone.
 *
 *     ## Which part is the largest
 *     choose: What does joint 2 work against most?
 *     - its own inertia
 *     - gravity *
 *     why: ...
 *
 * The star marks the right answer.  The page computes values from the present arm; lessons never contain them, so a lesson remains
 * correct when the arm is changed.  docs/workbench-lessons.md lists all arguments of `show` and `value`.
 */

export interface Show {
  what: "screen" | "pose" | "motion" | "simulation" | "layers" | "robot" | "walk";
  words: string[];
}

/** A quantity that the page computes. */
export interface Wanted {
  /** "tau", "q", "qd", "qdd", "power", "tip", "M", "C", "g", "energy", "kinetic", "potential", "fall", "count". */
  quantity: string;
  /** Joint, row or column numbers, from 1; or "x", "y", "z" of the tip; or the method of a count. */
  of: string[];
  /** "peak", "rms", or a time [s]; null: at the present pose. */
  when: "peak" | "rms" | number | null;
}

export interface Question {
  kind: "predict" | "choose";
  text: string;
  unit: string;
  value: Wanted | null;
  /** Relative tolerance of an answer. */
  within: number;
  options: string[];
  right: number;
  why: string;
}

export interface Step {
  title: string;
  text: string[];
  show: Show[];
  question: Question | null;
}

export interface Lesson {
  title: string;
  source: string;
  robot: string;
  minutes: number;
  steps: Step[];
}

/** An invalid line of a lesson: its number, the rule and the remedy. */
export class LessonError extends Error {}

const SHOWS = ["screen", "pose", "motion", "simulation", "layers", "robot", "walk"] as const;
const QUANTITIES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  tau: [1, 1], q: [1, 1], qd: [1, 1], qdd: [1, 1], power: [1, 1], tip: [1, 1], M: [2, 2], C: [2, 2], g: [1, 1], energy: [0, 0],
  kinetic: [0, 0], potential: [0, 0], fall: [1, 1], count: [1, 2],
};

/** Parses a lesson; LessonError has the line, the rule and the remedy. */
export function lessonOf(text: string): Lesson {
  const lesson: Lesson = { title: "", source: "", robot: "", minutes: 0, steps: [] };
  let step: Step | null = null;
  let paragraph: string[] = [];
  let last: "why" | "question" | "text" = "text";

  const fail = (number: number, what: string): never => {
    throw new LessonError(`Line ${number + 1}: ${what}`);
  };
  const finish = (): void => {
    if (paragraph.length && step) step.text.push(paragraph.join(" "));
    paragraph = [];
  };

  text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/).forEach((line, number) => {
    const plain = line.trim();
    if (plain.startsWith("## ")) {
      finish();
      step = { title: plain.slice(3).trim(), text: [], show: [], question: null };
      lesson.steps.push(step);
      last = "text";
      return;
    }
    const [, key, rest] = /^(title|source|robot|minutes|show|predict|choose|value|within|why):\s*(.*)$/.exec(plain) ?? [null, "", ""];
    if (!step) {
      if (!plain) return;
      if (key === "minutes") lesson.minutes = numberIn(rest, number, fail);
      else if (key === "title" || key === "source" || key === "robot") lesson[key] = rest;
      else fail(number, `"${plain}" is before the first step; a lesson begins with title:, source:, robot: and minutes:, a step with "## "`);
      return;
    }
    const here: Step = step;
    if (!plain) {
      finish();
      last = "text";
      return;
    }
    if (key === "show") {
      const [what, ...words] = rest.split(/\s+/);
      if (!SHOWS.includes(what as Show["what"])) fail(number, `show: unknown item "${what}"; expected one of ${SHOWS.join(", ")}`);
      here.show.push({ what: what as Show["what"], words });
      return;
    }
    if (key === "predict" || key === "choose") {
      if (here.question) fail(number, 'a step has one question; begin another step with "## "');
      const unit = /\[([^\]]*)\]/.exec(rest)?.[1] ?? "";
      here.question = { kind: key, text: rest, unit, value: null, within: 0.05, options: [], right: -1, why: "" };
      last = "question";
      return;
    }
    if (key === "value" || key === "within" || key === "why") {
      const question = here.question ?? fail(number, `"${key}:" belongs to a question; write predict: or choose: first`);
      if (key === "value") question.value = wanted(rest, number, fail);
      else if (key === "within") question.within = numberIn(rest.replace(/%\s*$/, ""), number, fail) / (rest.trim().endsWith("%") ? 100 : 1);
      else {
        question.why = rest;
        last = "why";
      }
      return;
    }
    if (here.question?.kind === "choose" && plain.startsWith("- ") && last !== "why") {
      const right = plain.endsWith("*");
      if (right && here.question.right >= 0) fail(number, "two options have a star; mark only the right one");
      if (right) here.question.right = here.question.options.length;
      here.question.options.push(plain.slice(2).replace(/\*$/, "").trim());
      return;
    }
    if (last === "why" && here.question) here.question.why += ` ${plain}`;
    else paragraph.push(plain);
  });
  finish();
  if (!lesson.title) throw new LessonError('Line 1: a lesson begins with "title: ..."');
  if (!lesson.steps.length) throw new LessonError('The lesson has no step; a step begins with "## " and its title');
  for (const { title, question } of lesson.steps) {
    if (question?.kind === "predict" && !question.value) throw new LessonError(`Step "${title}": predict: needs a line "value: ..."`);
    if (question?.kind === "choose" && (question.options.length < 2 || question.right < 0)) {
      throw new LessonError(`Step "${title}": choose: needs at least two options ("- ..."), the right one followed by a star`);
    }
  }
  return lesson;
}

type Fail = (line: number, what: string) => never;

function numberIn(text: string, line: number, fail: Fail): number {
  const x = Number(text.trim());
  return text.trim() && Number.isFinite(x) ? x : fail(line, `"${text}" is not a number`);
}

/** Parses "peak tau 2", "tip x", "M 1 2", "tau 1 at 0 s" or "count denoc". */
function wanted(text: string, line: number, fail: Fail): Wanted {
  let words = text.trim().split(/\s+/);
  let when: Wanted["when"] = null;
  if (words[0] === "peak" || words[0] === "rms") when = words.shift() as "peak" | "rms";
  const at = words.indexOf("at");
  if (at >= 0) {
    if (when !== null || words.length < at + 2 || (words[at + 2] ?? "s") !== "s") fail(line, `"${text}": a time is written "at 2.5 s"`);
    when = numberIn(words[at + 1], line, fail);
    words = words.slice(0, at);
  }
  const [quantity, ...of] = words;
  const counts = QUANTITIES[quantity];
  if (!counts) return fail(line, `value: unknown quantity "${quantity}"; expected one of ${Object.keys(QUANTITIES).join(", ")}`);
  if (of.length < counts[0] || of.length > counts[1]) return fail(line, `"${quantity}" takes ${counts[0]} words, got ${of.length}`);
  if (quantity === "tip" && !["x", "y", "z"].includes(of[0])) return fail(line, `"tip" takes x, y or z, got "${of[0]}"`);
  if (!["tip", "count"].includes(quantity) && !of.every((word) => /^[1-9]\d?$/.test(word))) {
    return fail(line, `"${text}": joints, rows and columns are numbers from 1`);
  }
  return { quantity, of, when };
}

const NOTHING = 1e-6; // errors of rounding and integration in a value that is 0

/** Whether an answer is right, and its error: relative to the value, or absolute if the value is 0. */
export function judged(question: Question, answer: number, value: number): { right: boolean; off: number } {
  const off = Math.abs(value) > NOTHING ? Math.abs(answer - value) / Math.abs(value) : Math.abs(answer);
  return { right: off <= question.within, off };
}
