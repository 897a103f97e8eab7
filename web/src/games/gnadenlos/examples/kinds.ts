// What the examples of Gnadenlos! show; notes are written as the engine writes them: b3.

import type { Example } from "../../../lib/games/game-page";

export interface Showdown extends Example {
  event: string;
  /** `gold`: what it brings; `notes`: how many it takes; `from`, `to`: its hat. */
  cards: {
    seat: number;
    adventurer: string;
    gold?: number;
    notes?: number;
    from?: number;
    to?: number;
    fate: "spent" | "shot" | "stays";
  }[];
}

export interface Gaps extends Example {
  /** Notes by their places; "": one that lies face down. */
  market: string[];
  taken: number[];
  /** What somebody chooses, and what then goes by itself. */
  fills: { from: number; to: number }[];
  closes: { from: number; to: number }[];
}

/** The market when all gaps are filled. */
export function filled({ market, taken, fills, closes }: Gaps): string[] {
  const after: (string | null)[] = market.map((note, i) => (taken.includes(i + 1) ? null : note));
  for (const { from, to } of [...fills, ...closes]) {
    after[to - 1] = after[from - 1]!;
    after[from - 1] = null;
  }
  return after.filter((note) => note !== null);
}

export interface Buying extends Example {
  seat: number;
  gold: number;
  buys: number;
  left: number;
  from: number;
  to: number;
}

export interface Bids extends Example {
  bids: {
    seat: number;
    notes: string[];
    sum: number;
    fate: "stands" | "refused" | "hires" | "back";
    adventurer?: string;
  }[];
}

export interface Payday extends Example {
  /** Each seat's, before. */
  gold: number[];
  /** `place` 0: nothing is left in the column. */
  rolls: { die: number; place: number; note: string }[];
  over: "" | "empty" | "bankrupt";
  /** The hat of who cannot pay. */
  from?: number;
  to?: number;
}

/** Which value an event asks for. */
export const asks = (event: string): "gold" | "revolver" | "cards" =>
  event === "high-noon" ? "revolver" : event === "card-sharps" ? "cards" : "gold";
