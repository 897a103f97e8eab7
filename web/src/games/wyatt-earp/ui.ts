// What every thing on this table can do: be played, be looked at, or open a choice.

import type { Move } from "../../lib/server/protocol";

export interface Ui {
  choose: (move: string) => void;
  look: (move: string | null) => void;
  /** Several moves belong to one thing: let one of them be chosen, beside it. */
  open: (at: HTMLElement, title: string, moves: Move[]) => void;
  opened: HTMLElement | null;
}
