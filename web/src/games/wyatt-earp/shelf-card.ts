import type { ShelfCard } from "../../lib/games/game-page";

export const shelfCard: ShelfCard = {
  cover: { of: "wyatt-earp/wyatt-earp", box: "0 0 200 240" },
  bill: "large",
};
