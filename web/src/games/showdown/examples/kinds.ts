// What the examples of Showdown show; cards are written as the engine writes them.

import type { Example } from "../../../lib/games/game-page";

export interface Showdown extends Example {
  strongbox: number;
  /** `gain`: its share of the strongbox. */
  cards: { seat: number; card: string; gain: number }[];
  /** What stays in the strongbox. */
  left: number;
}

/** A seat's coins, before and after. */
interface Purse {
  seat: number;
  from: number;
  to: number;
}

/** One that hits. */
export interface Shot extends Example {
  /** Turned up from the pile. */
  card: string;
  /** Whoever is hit shows one. */
  vest: boolean;
  shooter: Purse;
  target: Purse;
}

/** After a shot that hit, and a vest shown. */
export interface Ending extends Example {
  card: string;
  shooter: number;
  target: number;
  hands: { seat: number; holds: number; lacks: number }[];
  lacking: number;
  pile: number;
}
