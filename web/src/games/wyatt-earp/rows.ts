// The cards of a row, in the order they are drawn.

import { PHOTO } from "./cards";
import type { View } from "./generated";

export interface Laid {
  kind: number;
  copy: number;
}

const BANK = 15;
const GUN = 16;
const COACH = 19;

export const cardsOf = (view: View, seat: number, outlaw: number): Laid[] =>
  (
    [
      [outlaw, view.laid],
      [PHOTO + outlaw, view.photo],
      [BANK, view.bank],
      [GUN, view.gun],
      [COACH, view.coach],
    ] as const
  ).flatMap(([kind, grid]) => Array.from({ length: grid[seat]?.[outlaw] ?? 0 }, (_, copy) => ({ kind, copy })));
