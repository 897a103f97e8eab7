// The table of Showdown, and what the page around it has to know.

import type { Board } from "../../lib/games/game-page";
import { chosenOf, counted } from "../../lib/games/hands";
import { t } from "../../lib/words/words.svelte";
import View from "./Board.svelte";
import { face } from "./cards";
import { foretell } from "./foretell";
import { KINDS, type EventName, type View as ShowdownView } from "./generated";
import { guide } from "./guide";
import { look } from "./look";
import { prompt } from "./prompt";

const echoes: EventName[] = ["chosen", "aimed", "held", "dodged"];

export const board: Board = {
  View,
  face,
  prompt,
  foretell,
  guide,
  echoes,
  look,
  shows: () => true, // everything is played on the table itself
  hasSeats: true, // and every place says who sits there
  hands: {
    held: (view) => counted(KINDS, (view as ShowdownView).hand),
    chosen: (view) => chosenOf(KINDS, (view as ShowdownView).laid),
    name: (item) => t(`showdown-${item}`),
  },
};
