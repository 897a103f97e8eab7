// The table of El Paso, and what the page around it has to know.

import type { Board } from "../../lib/games/game-page";
import View, { face, prompt } from "./Board.svelte";
import { foretell } from "./foretell";
import { guide } from "./guide";
import { hands } from "./hands";

export const board: Board = {
  View,
  face,
  prompt,
  foretell,
  guide,
  hands,
  shows: () => true, // everything is played on the table itself
  hasSeats: true,
};
