// Gnadenlos!, as the page finds it.

import type { GamePage } from "../../lib/games/game-page";
import { words } from "../../lib/words/words.svelte";
import { occasion } from "./occasion";
import { shelfCard } from "./shelf-card";

const page: GamePage = {
  shelfCard,
  board: async () => {
    const [module] = await Promise.all([import("./board"), words.learn("gnadenlos/clear", "gnadenlos/scenes")]);
    return module.board;
  },
  rules: async () => (await import("./rules")).drawings,
  music: async () => (await import("./music")).piece,
  occasion,
};

export default page;
