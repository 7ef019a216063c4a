// Work of the server: started by a button, with progress, cancel, and the files that it made.

import { signal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { JobDone, JobRequest, ResultFile } from "../messages";
import { connected, startJob, type Job } from "../server";
import { download } from "../state/share";
import { doc } from "../state/store";
import { Button, JobProgress, Notice } from "./basic";

/** A kind of work and what came of it last. */
export interface Work {
  job: Signal<Job | null>;
  result: Signal<JobDone | null>;
  problem: Signal<string>;
  start: (options?: Record<string, string>) => void;
}

/** Work of one kind on the document; made once for a screen, so that its result stays while one looks elsewhere. */
export function work(kind: JobRequest["kind"]): Work {
  const [job, result, problem] = [signal<Job | null>(null), signal<JobDone | null>(null), signal("")];
  const start = (options: Record<string, string> = {}): void => {
    job.peek()?.cancel();
    const made = startJob(kind, doc.peek(), options);
    job.value = made;
    problem.value = "";
    made.done
      .then((done) => void (job.peek() === made && (result.value = done)), (error: Error) => void (job.peek() === made && (problem.value = error.message)))
      .finally(() => void (job.peek() === made && (job.value = null)));
  };
  return { job, result, problem, start };
}

export const bytesOf = (file: ResultFile): string | Blob =>
  file.base64 ? new Blob([Uint8Array.from(atob(file.base64), (c) => c.charCodeAt(0))], { type: file.media }) : file.text;

/** Gives the user a file that a job made. */
export const keep = (file: ResultFile): void => download(file.name, bytesOf(file), file.media);

/** The button, the progress, and the files; `children` show what a result means. */
export function WorkBox({ work: { job, result, problem, start }, title, options, children }: { work: Work; title: string; options?: Record<string, string>; children?: (done: JobDone) => ComponentChildren }) {
  const done = result.value;
  return (
    <div class="work-box">
      {!connected.value && <Notice remedy="isodyn workbench">This is worked out by Python: open the document in a workbench that was started by the command</Notice>}
      {job.value ? <JobProgress job={job} /> : <div class="buttons"><Button kind="primary" disabled={!connected.value} onClick={() => start(options)}>{title}</Button></div>}
      {problem.value && <Notice level="error">{problem.value}</Notice>}
      {done && !done.complete && <Notice>It was ended early; this is what there was until then.</Notice>}
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
