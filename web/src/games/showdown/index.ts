// Showdown, as the page finds it.

import type { GamePage } from "../../lib/games/game-page";

const page: GamePage = {
  cover: { of: "common/revolver", box: "0 0 96 64" },
  bill: "small",
  isOurs: true,
  board: async () => (await import("./board")).board,
  rules: async () => (await import("./rules")).drawings,
};

export default page;
