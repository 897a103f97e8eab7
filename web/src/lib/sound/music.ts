// Music, from anywhere: `music(load)` plays a game's piece until it is told to stop. Like a cue it never throws and
// never waits; what makes it is loaded when somebody wants it and the browser allows it, with the first click or key.

import { prefs } from "../browser/preferences.svelte";
import { studio } from "./cue";
import type { Piece } from "./music/score";

/** Returns how to stop it. */
export function music(load: () => Promise<Piece>): () => void {
  let isWanted = true;
  let stop = (): void => undefined;
  const begin = async (): Promise<void> => {
    const found = await studio();
    if (!isWanted || !found) return;
    window.removeEventListener("pointerup", soon);
    window.removeEventListener("keyup", soon);
    const piece = await load();
    if (!isWanted) return;
    found.band.play(piece);
    stop = () => found.band.stop();
  };
  const soon = (): void => void begin().catch(() => undefined);
  window.addEventListener("pointerup", soon);
  window.addEventListener("keyup", soon);
  soon();
  return () => {
    isWanted = false;
    window.removeEventListener("pointerup", soon);
    window.removeEventListener("keyup", soon);
    stop();
  };
}

/** Volumes have been set: heard at once, if anything is. */
export function setVolumes(): void {
  if (prefs.sound) void studio().then((found) => found?.setVolumes(), () => undefined);
}
