// The transport below the scene: play, pause, scrub, step, speed, loop.

import { fixed } from "../engine/numbers";
import { duration, film, loop, playing, seek, speed, speeds, start, stepBy, time, toggle } from "../state/player";
import { IconButton } from "./basic";

export function Transport() {
  const [begin, end] = [start.value, duration.value];
  const long = end - begin;
  const digits = long >= 20 ? 1 : long >= 2 ? 2 : 3;
  return (
    <div class="transport" role="group" aria-label={`Playback: ${film.value?.title ?? ""}`}>
      <IconButton icon="first" label="To the start" onClick={() => seek(begin)} kind="fine-only" />
      <IconButton icon="back" label="One step back" keys="," onClick={() => stepBy(-1)} kind="fine-only" />
      <IconButton icon={playing.value ? "pause" : "play"} label={playing.value ? "Pause" : "Play"} keys="Space" onClick={toggle} kind="play" size={22} />
      <IconButton icon="next" label="One step forward" keys="." onClick={() => stepBy(1)} kind="fine-only" />
      <input
        type="range" aria-label="Time" aria-valuetext={`${fixed(time.value, digits)} s of ${fixed(end, digits)} s`} min={begin} max={end} step={long / 2000 || 1} value={time.value}
        onInput={(event) => ((playing.value = false), seek(Number((event.target as HTMLInputElement).value)))}
        ref={(element) => element?.style.setProperty("--to", `${long > 0 ? (100 * (time.value - begin)) / long : 0}%`)}
      />
      <output class="clock">{fixed(time.value, digits)}<span> / {fixed(end, digits)} s</span></output>
      <label class="speed"><span class="unseen">Speed</span>
        <select value={String(speed.value)} onChange={(event) => (speed.value = Number((event.target as HTMLSelectElement).value))}>
          {speeds.value.map((s) => <option key={s} value={String(s)}>{s}×</option>)}
        </select>
      </label>
      <IconButton icon="repeat" label={loop.value ? "Repeats" : "Plays once"} pressed={loop.value} onClick={() => (loop.value = !loop.value)} kind="fine-only" />
    </div>
  );
}
