// Wyatt Earp, as the page finds it.

import type { GamePage } from "../../lib/games/game-page";
import { occasion } from "./occasion";
import { shelfCard } from "./shelf-card";

const page: GamePage = {
  shelfCard,
  board: async () => (await import("./board")).board,
  rules: async () => (await import("./rules")).drawings,
  music: async () => (await import("./music")).piece,
  occasion,
};

export default page;
