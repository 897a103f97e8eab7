import type { ShelfCard } from "../../lib/games/game-page";

export const shelfCard: ShelfCard = {
  cover: { of: "gnadenlos/saloon", box: "0 0 200 120" },
  bill: "large",
};
