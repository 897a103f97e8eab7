// How scenes are played for this reader.

import { prefs } from "../browser/preferences.svelte";

export interface Pace {
  /** still: a picture instead of motion; none: nothing but what has to be read. */
  kind: "moving" | "still" | "none";
  /** What lasts a second when it is calm lasts so many. */
  factor: number;
}

export function pace(): Pace {
  if (prefs.speed === "none") return { kind: "none", factor: 0 };
  const kind = matchMedia("(prefers-reduced-motion: reduce)").matches ? "still" : "moving";
  return { kind, factor: prefs.speed === "brisk" ? 0.55 : 1 };
}
