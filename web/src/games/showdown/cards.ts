// The cards, by the engine's numbers.

import type { Face } from "../../lib/games/game-page";
import { t } from "../../lib/words/words.svelte";
import { KINDS } from "./generated";

const TONES = ["slate", "indigo", "oxblood", "pine"] as const;

export const tone = (kind: number): string => `var(--${TONES[kind] ?? "ink"})`;
export function cardName(kind: number): string {
  const name = t(`showdown-${KINDS[kind]}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A card or a coin on its way. */
export function face(item: string): Face | null {
  if (item === "coin") return { of: "showdown/coin", box: "0 0 48 48", width: 30 };
  if (item === "?") return { of: "showdown/back", box: "0 0 200 280", width: 52 };
  return (KINDS as readonly string[]).includes(item) ? { of: `showdown/${item}`, box: "0 0 200 240", width: 60 } : null;
}
