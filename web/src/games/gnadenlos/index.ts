// Gnadenlos!, as the page finds it.

import type { GamePage } from "../../lib/games/game-page";

const page: GamePage = {
  cover: { of: "gnadenlos/saloon", box: "0 0 200 120" },
  bill: "large",
  board: async () => (await import("./board")).board,
  rules: async () => (await import("./rules")).drawings,
};

export default page;
