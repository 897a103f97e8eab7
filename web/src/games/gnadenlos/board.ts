// The table of Gnadenlos!, and what the page around it has to know.

import type { Board } from "../../lib/games/game-page";
import View from "./Board.svelte";
import { foretell } from "./foretell";
import type { EventName } from "./generated";
import { guide } from "./guide";
import { hands } from "./hands";
import { look } from "./look";
import { prompt } from "./prompt";
import { scenes } from "./scenes";
import Scene from "./scenes/Scene.svelte";
import { faceAfter } from "./table";

const echoes: EventName[] = ["names", "declined", "moved", "bought", "adds", "bids", "hired", "shows"];

export const board: Board = {
  View,
  face: faceAfter,
  prompt,
  foretell,
  guide,
  echoes,
  hands,
  look,
  scenes,
  Scene,
  shows: () => true, // everything can be done on the table itself
  hasSeats: true,
};
