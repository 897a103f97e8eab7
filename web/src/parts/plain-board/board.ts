// A table for every game that has no board of its own: made from its sheet, as terminals and replays show it.

import type { Board } from "../../lib/games/game-page";
import { plainText } from "../../lib/table/sheet";
import View from "./PlainBoard.svelte";

export const board: Board = {
  View,
  readsSheet: true,
  face: () => null,
  prompt: ({ position, sheet }) => (sheet && !position.result ? plainText(sheet.turn) : ""),
};
