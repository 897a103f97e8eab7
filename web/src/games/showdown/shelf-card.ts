import type { ShelfCard } from "../../lib/games/game-page";

export const shelfCard: ShelfCard = {
  cover: { of: "common/revolver", box: "0 0 96 64" },
  bill: "small",
  isOurs: true,
};
