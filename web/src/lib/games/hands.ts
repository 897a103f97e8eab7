// Hands laid open in a replay: counts by the engine's numbers, as items by its names.

import type { Held } from "./game-page";

export const counted = (items: readonly string[], counts: readonly number[]): Held[] =>
  items.flatMap((item, i) => (counts[i] ? [{ item, n: counts[i] }] : []));

/** An item by its number from 1; 0: none. */
export const chosenOf = (items: readonly string[], n: number): string | null => items[n - 1] ?? null;
