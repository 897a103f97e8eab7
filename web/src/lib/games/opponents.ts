// The bots one plays against from the first page: how many, and how good each of them is. Remembered by this browser.

import { keep, prefs } from "../browser/preferences.svelte";
import type { GameInfo, Level } from "../server/protocol";

export const MOST = 4;

/** Of all that could be wanted, one level each: those beyond `n` wait for a larger table. */
export interface Opponents {
  n: number;
  levels: Level[];
}

export const USUAL: Opponents = { n: 2, levels: Array.from({ length: MOST }, () => "greenhorn") };

/** As many as the game has seats for, and at least as many as it needs. */
export function opponentsAt(game: Pick<GameInfo, "seats">, { n, levels }: Opponents): Level[] {
  const allowed = game.seats.map((seats) => seats - 1);
  const near = [...allowed].sort((a, b) => Math.abs(a - n) - Math.abs(b - n) || a - b)[0] ?? 0;
  return Array.from({ length: near }, (_, i) => levels[i] ?? levels.at(-1) ?? "greenhorn");
}

/** The one level they all have; null: they are mixed. */
export function commonLevel({ n, levels }: Opponents): Level | null {
  const first = levels[0] ?? null;
  return levels.slice(0, n).every((level) => level === first) ? first : null;
}

export const remembered = (): Opponents => prefs.opponents ?? USUAL;

/** What the browser remembers may be older than what can be chosen now. */
export function possible({ n, levels }: Opponents, among: readonly Level[]): Opponents {
  const known = (level: Level | undefined): Level => (level !== undefined && among.includes(level) ? level : "greenhorn");
  return { n: Math.min(MOST, Math.max(1, n)), levels: Array.from({ length: MOST }, (_, i) => known(levels[i])) };
}

export const remember = (opponents: Opponents): void => keep({ opponents });
