// Icons: strokes on a grid of 24, in the colour of the adjacent text.

import { roundedTo } from "../engine/numbers";

const PATHS: Record<string, string> = {
  start: "M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",
  model: "M4 5h16v14H4zM4 10h16M10 10v9",
  pose: "M5 20l4-8 7-2M9 12a1.8 1.8 0 1 0 0-.1M16.5 10a1.8 1.8 0 1 0 0-.1M3 20h6M18 8.5l2.5-4",
  motion: "M3 18c5 0 5-12 9-12s4 12 9 12",
  dynamics: "M4 4v16h16V4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
  simulation: "M7 4v16l13-8z",
  methods: "M5 20V10M10 20V4M15 20v-7M20 20V8",
  lessons: "M3 8l9-4 9 4-9 4zM7 10.5V16c2.5 2 7.5 2 10 0v-5.5M21 8v6",
  export: "M12 15V3M8 7l4-4 4 4M5 13v7h14v-7",
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",
  share: "M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.8l6.6-3.8M8.2 13.2l6.6 3.8",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  play: "M7 4v16l13-8z",
  pause: "M7 4h3.5v16H7zM13.5 4H17v16h-3.5z",
  first: "M6 5v14M19 5L9 12l10 7z",
  back: "M17 5L7 12l10 7z",
  next: "M7 5l10 7-10 7z",
  repeat: "M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3",
  down: "M6 9l6 6 6-6",
  up: "M6 15l6-6 6 6",
  right: "M9 6l6 6-6 6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  layers: "M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",
  camera: "M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5",
  warning: "M12 4L2.5 20h19zM12 10v5M12 17.5h.01",
  error: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v6M12 16.5h.01",
  note: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  open: "M3 19V5h6l2 3h10v11z",
  save: "M12 3v12M7.5 10.5L12 15l4.5-4.5M4 17v3h16v-3",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  screen: "M3 4h18v12H3zM9 20h6M12 16v4",
  system: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  target: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1v4M12 19v4M1 12h4M19 12h4",
  code: "M8 7l-5 5 5 5M16 7l5 5-5 5",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
  walk: "M4 20l5-5M9 15V8h6M15 8l5-4M4 20h.01M9 15h.01M15 8h.01",
  print: "M7 9V3h10v6M5 17H3V9h18v8h-2M7 14h10v7H7z",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.01",
};
/** Icons that are filled, not stroked. */
const SOLID = new Set(["play", "pause", "simulation"]);

export type IconName = keyof typeof PATHS & string;

/** size: in pixels at a font size of 14; it scales with the text. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  const across = `${roundedTo(size / 14, 3)}rem`;
  return (
    <svg class={`icon${SOLID.has(name) ? " solid" : name === "more" ? " dots" : ""}`} viewBox="0 0 24 24" width={across} height={across} aria-hidden="true" focusable="false">
      {name && <path d={PATHS[name] ?? PATHS.help} />}
    </svg>
  );
}
