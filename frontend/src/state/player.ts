// Playback: a film is positions over time; the arm, plots and tables show the same time of it.

import { batch, computed, effect, signal } from "@preact/signals";

/** Positions over time, [joint][sample], made by a screen. */
export interface Film {
  title: string;
  t: ArrayLike<number>;
  q: ArrayLike<number>[];
  /** Samples per step; by default a two-hundredth of all. */
  step?: number;
}

/** The film that is shown; null: the pose is shown. */
export const film = signal<Film | null>(null);
/** Positions of a running simulation; they take precedence over the film. */
export const live = signal<number[] | null>(null);
export const time = signal(0);
export const playing = signal(false);
export const speed = signal(1);
export const loop = signal(true);
export const start = computed(() => film.value?.t[0] ?? 0);
export const duration = computed(() => (film.value?.t.length ? film.value.t[film.value.t.length - 1] : 0));
export const SPEEDS: readonly number[] = [0.1, 0.25, 0.5, 1, 2, 4];
/** The speeds offered below the scene. */
export const speeds = signal(SPEEDS);

/** The last sample at or before a time. */
export function sampleAt(t: ArrayLike<number>, when: number): number {
  let low = 0;
  let high = t.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (t[middle] <= when) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Positions of the film at a time, linearly interpolated between samples. */
export const filmed = computed<number[]>(() => {
  const f = film.value;
  if (!f?.t.length) return [];
  const k = sampleAt(f.t, time.value);
  const next = Math.min(k + 1, f.t.length - 1);
  const share = next > k ? Math.min(1, Math.max(0, (time.value - f.t[k]) / (f.t[next] - f.t[k]))) : 0;
  return f.q.map((row) => row[k] + share * (row[next] - row[k]));
});

/** Shows a film from its start; a film with the same title continues at the present time. */
export function show(next: Film | null): void {
  batch(() => {
    if (!next || next.title !== film.peek()?.title) {
      time.value = next?.t[0] ?? 0;
      playing.value = false;
    }
    film.value = next;
    if (next) time.value = Math.min(time.peek(), next.t[next.t.length - 1] ?? 0);
  });
}

export function toggle(): void {
  if (!film.peek()) return;
  if (!playing.peek() && time.peek() >= duration.peek()) time.value = start.peek();
  playing.value = !playing.peek();
}

export const seek = (when: number): void => void (time.value = Math.min(Math.max(when, start.peek()), duration.peek()));

/** One sample forward or back. */
export function stepBy(count: number): void {
  const f = film.peek();
  if (!f) return;
  playing.value = false;
  const fine = f.step ?? Math.max(1, Math.round(f.t.length / 200));
  const before = sampleAt(f.t, time.peek() + 1e-12);
  const k = count < 0 && time.peek() > f.t[before] + 1e-9 ? before + 1 : before; // a step back from between two samples goes to the earlier one
  time.value = f.t[Math.min(Math.max(k + count * fine, 0), f.t.length - 1)];
}

/** Advances the time during playback. */
export function followTime(): () => void {
  let frame = 0;
  const stop = effect(() => {
    cancelAnimationFrame(frame);
    if (!playing.value) return;
    let last = performance.now();
    const tick = (now: number) => {
      const next = time.peek() + (speed.peek() * (now - last)) / 1000;
      last = now;
      if (next < duration.peek()) time.value = next;
      else if (loop.peek()) time.value = start.peek();
      else {
        time.value = duration.peek();
        playing.value = false;
      }
      if (playing.peek()) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
  });
  return () => (cancelAnimationFrame(frame), stop());
}
