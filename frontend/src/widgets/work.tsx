// Jobs of the server: a button, progress, cancel, and the resulting files.

import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { WorkbenchDocument, JobDone, JobRequest, ResultFile } from "../messages";
import { connected, startJob, type Job } from "../server";
import { download } from "../state/share";
import { doc, ofDocument } from "../state/store";
import { Button, JobProgress, Notice } from "./basic";

/** A kind of job and its latest result, which is shown while the document has the parts it was computed from. */
export interface Work {
  job: Signal<Job | null>;
  result: ReadonlySignal<JobDone | null>;
  problem: ReadonlySignal<string>;
  /** Whether an edit of the document invalidated a result. */
  stale: ReadonlySignal<boolean>;
  start: (options?: Record<string, string>) => void;
}

/** The result of a job, and the parts of the document it was computed from. */
interface Outcome {
  of: readonly unknown[];
  result: JobDone | null;
  problem: string;
}

const ofModel = (d: WorkbenchDocument): readonly unknown[] => [d.model];

/**
 * Jobs of one kind on the document; created once for a screen, so that the result is kept while other screens are open.
 *
 * `parts`: the inputs of the job.  When one of them changes, the result is hidden and a running job is cancelled; undo shows the
 * result again.
 */
export function work(kind: JobRequest["kind"], parts: (document: WorkbenchDocument) => readonly unknown[] = ofModel): Work {
  const job = signal<Job | null>(null);
  const outcome = signal<Outcome | null>(null);
  const same = (of: readonly unknown[]): boolean => parts(doc.value).every((part, k) => part === of[k]);
  const own = ofDocument(false); // whether the result belongs to this document
  const now = computed(() => (outcome.value && same(outcome.value.of) ? outcome.value : null));
  const start = (options: Record<string, string> = {}): void => {
    job.peek()?.cancel();
    const document = doc.peek();
    const of = parts(document);
    const made = startJob(kind, document, options);
    job.value = made;
    own.value = true;
    outcome.value = null;
    const stop = effect(() => {
      if (same(of) || job.peek() !== made) return;
      made.cancel();
      job.value = null;
    });
    const ended = (result: JobDone | null, problem: string): void => {
      stop();
      if (job.peek() !== made) return;
      outcome.value = { of, result, problem };
      job.value = null;
    };
    made.done.then((done) => ended(done, ""), (error: Error) => ended(null, error.message));
  };
  const stale = computed(() => own.value && outcome.value !== null && now.value === null);
  return { job, start, stale, result: computed(() => now.value?.result ?? null), problem: computed(() => now.value?.problem ?? "") };
}

export const bytesOf = (file: ResultFile): string | Blob =>
  file.base64 ? new Blob([Uint8Array.from(atob(file.base64), (c) => c.charCodeAt(0))], { type: file.media }) : file.text;

/** Downloads a file made by a job. */
export const keep = (file: ResultFile): void => download(file.name, bytesOf(file), file.media);

/** The button, the progress, and the files; `children` explain the result. */
export function WorkBox({ work: { job, result, problem, stale, start }, title, options, children }: { work: Work; title: string; options?: Record<string, string>; children?: (done: JobDone) => ComponentChildren }) {
  const done = result.value;
  return (
    <div class="work-box">
      {!connected.value && <Notice remedy="isodyn workbench">This needs Python: open the document in a workbench started with this command.</Notice>}
      {job.value ? <JobProgress job={job} /> : <div class="buttons"><Button kind="primary" disabled={!connected.value} onClick={() => start(options)}>{title}</Button></div>}
      {stale.value && !job.value && <p class="hint">The robot or its motion has changed, so the last result is hidden.</p>}
      {problem.value && <Notice level="error">{problem.value}</Notice>}
      {done && !done.complete && <Notice>Cancelled: these results are incomplete.</Notice>}
      {done && children?.(done)}
      {done && (
        <ul class="files">
          {done.files.map((file) => (
            <li key={file.name}>
              <span class="mono">{file.name}</span>
              {file.media === "text/html" && file.address && <Button small kind="quiet" icon="right" onClick={() => window.open(file.address, "_blank", "noopener")}>Open</Button>}
              <Button small kind="quiet" icon="save" onClick={() => keep(file)}>Save</Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
