import type { ShelfCard } from "../../lib/games/game-page";

export const shelfCard: ShelfCard = {
  cover: { of: "el-paso/stagecoach", box: "0 0 96 64" },
  bill: "large",
};
