// The table of Wyatt Earp, and what the page around it has to know.

import type { Board } from "../../lib/games/game-page";
import { counted } from "../../lib/games/hands";
import View from "./Board.svelte";
import { cardName, face, kindOf } from "./cards";
import { foretell } from "./foretell";
import { look } from "./look";
import { scenes } from "./scenes";
import Scene from "./Scene.svelte";
import { KINDS, type EventName, type View as WyattEarpView } from "./generated";
import { guide } from "./guide";
import { asksOf } from "./prompt";

const echoes: EventName[] = ["took", "laid", "played", "placed", "covered", "robbed", "searches", "picked", "kept", "lets-it-be", "discarded"];

export const board: Board = {
  View,
  face,
  foretell,
  look,
  scenes,
  Scene,
  prompt: asksOf,
  guide,
  echoes,
  // Everything is played on the table itself; where its rows may be out of sight, those to choose from are listed as well.
  shows: (move) => move.group !== "choose" || !matchMedia("(max-width: 50rem), (max-height: 36rem)").matches,
  hands: {
    held: (view) => counted(KINDS, (view as WyattEarpView).hand),
    name: (item) => cardName(kindOf(item)),
  },
};
