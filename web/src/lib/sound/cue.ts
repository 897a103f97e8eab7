// Sounds by name, from anywhere: `cue("shot")`. What makes them is loaded when sound is on and the browser allows it;
// until then, and whatever goes wrong, a cue is silent. It never throws and never waits.

import { untrack } from "svelte";
import { prefs } from "../browser/preferences.svelte";
import type { Studio } from "./studio";

export type Cue =
  // things on the table
  | ("card" | "cards" | "token" | "coin" | "coins" | "gold" | "dice" | "paper")
  // what happens
  | ("shot" | "miss" | "draw" | "hoofs" | "sheriffs" | "hideout" | "bell" | "vulture" | "star" | "noon" | "sting")
  // about the game
  | ("turn" | "won" | "lost" | "reaction" | "back" | "tick");

export interface How {
  /** In so many milliseconds; otherwise now. */
  at?: number;
  /** From -1, left, to 1, right. */
  pan?: number;
  /** 1: as loud as it is meant. */
  loud?: number;
}

export function cue(name: Cue, how: How = {}): void {
  if (typeof document === "undefined" || document.hidden || !untrack(() => prefs.sound)) return;
  const due = performance.now() + (how.at ?? 0);
  studio().then((found) => found?.play(name, due, how)).catch(() => undefined);
}

let opened: Promise<Studio> | undefined;

/** Null: the browser wants a click or a key first. */
export async function studio(): Promise<Studio | null> {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  opened ??= import("./studio").then((module) => new module.Studio());
  return opened;
}
