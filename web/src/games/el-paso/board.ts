// The table of El Paso, and what the page around it has to know.

import type { Board } from "../../lib/games/game-page";
import View from "./Board.svelte";
import { foretell } from "./foretell";
import type { EventName } from "./generated";
import { guide } from "./guide";
import { hands } from "./hands";
import { look } from "./look";
import { faceOf as face } from "./pieces";
import { prompt } from "./prompt";
import { flights, scenes } from "./stage/scenes";
import Scene from "./stage/Scenes.svelte";

const echoes: EventName[] = ["laid", "leaves", "kept"];

export const board: Board = {
  View,
  face,
  flights,
  prompt,
  scenes,
  Scene,
  foretell,
  guide,
  echoes,
  hands,
  look,
  shows: () => true, // everything is played on the table itself
  hasSeats: true,
};
