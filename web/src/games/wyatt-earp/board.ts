// The table of Wyatt Earp, and what the page around it has to know.

import type { Board } from "../../lib/games/game-page";
import { counted } from "../../lib/games/hands";
import View from "./Board.svelte";
import { cardName, face, kindOf } from "./cards";
import { foretell } from "./foretell";
import { look } from "./look";
import { KINDS, type View as WyattEarpView } from "./generated";
import { guide } from "./guide";

export const board: Board = {
  View,
  face,
  foretell,
  look,
  guide,
  shows: () => true, // everything is played on the table itself
  hands: {
    held: (view) => counted(KINDS, (view as WyattEarpView).hand),
    name: (item) => cardName(kindOf(item)),
  },
};
