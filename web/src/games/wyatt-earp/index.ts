// Wyatt Earp, as the page finds it.

import type { GamePage } from "../../lib/games/game-page";

const page: GamePage = {
  cover: { of: "wyatt-earp/wyatt-earp", box: "0 0 200 240" },
  bill: "large",
  board: async () => (await import("./board")).board,
  rules: async () => (await import("./rules")).drawings,
};

export default page;
