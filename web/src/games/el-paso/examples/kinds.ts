// What the examples of El Paso show; tiles and cards are written as the engine writes them: bank-4.

import type { Example } from "../../../lib/games/game-page";
import type { DieFace } from "../raid";

export interface Placed extends Example {
  town: string;
  drawn: string[];
  place: string;
  stack: number[];
  back: string[];
}

export interface Rolls extends Example {
  /** With so many stars on the sheriff field before the roll, and then. */
  rolls: { stars: number; faces: DieFace[]; then: number; sheriffs: boolean }[];
}

export interface Raid extends Example {
  town: string;
  /** None: they do not matter. */
  faces: DieFace[];
  stacks: Record<string, number[]>;
  cards: { seat: number; card: string; took: string | null }[];
}

export interface Queue extends Example {
  place: string;
  played: number[];
  drawn: number[];
}

export interface Groups extends Example {
  groups: { seats: number[]; keep: string[] }[];
}

export interface Sales extends Example {
  town: string;
  sales: { tiles: string[]; points: number; rate: number; nuggets: number }[];
}
