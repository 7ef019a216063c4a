// Lessons: predict, try, check, with the arm, motion and simulation of the lesson.

import { register as registerActions } from "../actions";
import { judged, LessonError, type Question } from "../engine/lesson";
import { percent } from "../engine/numbers";
import { askForFile } from "../state/share";
import { lesson } from "../state/store";
import { addLesson, answer, begin, checked, end, goTo, lessons, opened, screenOf, step, trouble, valueOf } from "../state/teaching";
import { brief, read } from "../state/units";
import { Button, Notice } from "../widgets/basic";
import { Icon } from "../widgets/icons";
import { toast } from "../widgets/overlay";
import { go, register, screens } from "./registry";

/** Text with **bold** and `code`. */
function Words({ text }: { text: string }) {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`)/);
  return <p>{parts.map((part) => (part.startsWith("**") ? <strong>{part.slice(2, -2)}</strong> : part.startsWith("`") ? <code>{part.slice(1, -1)}</code> : part))}</p>;
}

const check = (): void => void (checked.value = new Set([...checked.peek(), lesson.peek().step]));

const DEG = Math.PI / 180;
const inSI = (unit: string): number => (unit === "deg" || unit === "°" || unit === "deg/s" ? DEG : 1);
const inUnit = (value: number, unit: string): number => value / inSI(unit);

function Predict({ question }: { question: Question }) {
  const text = lesson.value.answers[String(lesson.value.step)] ?? "";
  const entry = read(text, { label: question.unit.replace("deg", "°").replace(/2$/, "²"), factor: inSI(question.unit), digits: 4, step: 1 });
  const given = entry.problem === undefined && entry.value !== null ? inUnit(entry.value, question.unit) : null;
  const done = checked.value.has(lesson.value.step);
  const value = done && question.value ? valueOf(question.value) : null;
  const right = value !== null && given !== null ? judged(question, given, inUnit(value, question.unit)) : null;
  return (
    <form class="question" onSubmit={(event) => (event.preventDefault(), check())}>
      <label for="prediction"><strong>Predict.</strong> {question.text}</label>
      <div class="row">
        <div class="number">
          <input id="prediction" type="text" inputMode="decimal" autocomplete="off" value={text} onInput={(event) => answer((event.target as HTMLInputElement).value)} />
          {question.unit && <span class="unit" aria-hidden="true">{question.unit}</span>}
        </div>
        <Button kind="primary" onClick={check} disabled={!text.trim()}>Check</Button>
      </div>
      {entry.problem && <p class="field-note refused" role="alert">{entry.problem}</p>}
      {done && value === null && <Notice level="warning">The kernels of this arm are still loading; try again in a moment.</Notice>}
      {value !== null && (
        <Notice level={right?.right ? "good" : "note"}>
          {right?.right ? "Correct." : given === null ? "" : "Not quite."} Computed value: {brief(inUnit(value, question.unit), 4)} {question.unit}
          {right && !right.right && Math.abs(value) > 1e-6 && right.off <= 1 ? ` (your answer is ${percent(right.off, 0)} off)` : ""}. {question.why}
        </Notice>
      )}
    </form>
  );
}

function Choose({ question }: { question: Question }) {
  const chosen = lesson.value.answers[String(lesson.value.step)] ?? "";
  const done = checked.value.has(lesson.value.step);
  return (
    <fieldset class="question">
      <legend><strong>Choose.</strong> {question.text}</legend>
      {question.options.map((option, k) => (
        <label key={option} class={done && k === question.right ? "option right" : "option"}>
          <input type="radio" name={`option-${lesson.value.step}`} checked={chosen === option} onChange={() => answer(option)} /> {option}
          {done && k === question.right && <Icon name="check" size={16} />}
        </label>
      ))}
      <div><Button kind="primary" onClick={check} disabled={!chosen}>Check</Button></div>
      {done && chosen && <Notice level={question.options[question.right] === chosen ? "good" : "note"}>{question.options[question.right] === chosen ? "Correct." : "Not quite."} {question.why}</Notice>}
    </fieldset>
  );
}

async function openLesson(): Promise<void> {
  const file = await askForFile(".txt,.md");
  if (!file) return;
  try {
    begin(addLesson(await file.text()));
  } catch (error) {
    toast(error instanceof LessonError ? `${file.name}: ${error.message}` : (error as Error).message, "error");
  }
}

function List() {
  return (
    <>
      <p class="hint">Each lesson sets up an arm. Predict what it will do, try it, then check the answer.</p>
      <ul class="lesson-list">
        {lessons.value.map((each) => (
          <li key={each.title}>
            <button type="button" class="lesson-card" onClick={() => begin(each)}>
              <strong>{each.title}</strong>
              <span>{each.source}</span>
              <small>{each.steps.length} steps{each.minutes ? `, about ${each.minutes} minutes` : ""}</small>
            </button>
          </li>
        ))}
      </ul>
      <div class="buttons"><Button icon="open" onClick={() => void openLesson()}>Open a lesson file …</Button></div>
      <p class="hint">A lesson is a plain text file. The documentation page “Lessons for the workbench” shows how to write one.</p>
    </>
  );
}

function Lessons() {
  const of = opened.value;
  const now = step.value;
  if (!of || !now) return <List />;
  const k = lesson.value.step;
  const target = screens.value.find((screen) => screen.id === screenOf.value);
  return (
    <article class="lesson">
      <header>
        <p class="hint">{of.title} · step {k + 1} of {of.steps.length}</p>
        <progress max={of.steps.length} value={k + 1} aria-label="Progress of the lesson" />
        <h3>{now.title}</h3>
      </header>
      {now.text.map((text) => <Words key={text} text={text} />)}
      {trouble.value && <Notice level="warning">{trouble.value}</Notice>}
      {target && target.id !== "lessons" && <div class="buttons"><Button icon={target.icon} onClick={() => go(target.id)}>Try it: {target.title}</Button></div>}
      {now.question?.kind === "predict" && <Predict key={k} question={now.question} />}
      {now.question?.kind === "choose" && <Choose key={k} question={now.question} />}
      <footer class="buttons">
        <Button onClick={() => goTo(k - 1)} disabled={!k}>Back</Button>
        {k + 1 < of.steps.length ? <Button kind="primary" onClick={() => goTo(k + 1)}>Next</Button> : <Button kind="primary" onClick={end}>Finish</Button>}
        <Button kind="quiet" onClick={end}>Leave the lesson</Button>
      </footer>
    </article>
  );
}

/** A way back to the running lesson, shown on other screens. */
export function LessonBar() {
  const of = opened.value;
  if (!of) return null;
  return (
    <div class="lesson-bar">
      <Icon name="lessons" size={18} />
      <span>{of.title}, step {lesson.value.step + 1} of {of.steps.length}</span>
      <Button small onClick={() => go("lessons")}>Back to the lesson</Button>
    </div>
  );
}

registerActions(
  { id: "lessons.open", title: "Open a lesson file …", words: "teach text", run: () => void openLesson() },
  { id: "lessons.check", title: "Check the answer of the lesson", words: "predict", able: () => !!step.value?.question, run: () => (go("lessons"), check()) },
  { id: "lessons.try", title: "Try it: go to the screen of this step", able: () => !!step.value && screenOf.value !== "lessons", run: () => go(screenOf.peek()) },
  { id: "lessons.return", title: "Back to the lesson", able: () => !!opened.value, run: () => go("lessons") },
  { id: "lessons.next", title: "Next step of the lesson", able: () => !!opened.value && lesson.value.step + 1 < opened.value.steps.length, run: () => goTo(lesson.peek().step + 1) },
  { id: "lessons.back", title: "Previous step of the lesson", able: () => !!opened.value && lesson.value.step > 0, run: () => goTo(lesson.peek().step - 1) },
  { id: "lessons.end", title: "Leave the lesson", able: () => !!opened.value, run: end },
);
registerActions(...lessons.peek().map((each) => ({ id: `lessons.begin-${each.title.replace(/\W+/g, "-").toLowerCase()}`, title: `Lesson: ${each.title}`, words: "begin learn", run: () => (go("lessons"), begin(each)) })));
register({ id: "lessons", title: "Lessons", icon: "lessons", key: "8", layout: "side", component: Lessons });
