// The games, and the print that stands for each.

import type { GameName } from "../server/protocol";

export interface Shelved {
  game: GameName;
  art: string;
  box: string;
}

export interface Billed extends Shelved {
  seats: [number, number];
}

export const BILLED: Billed[] = [
  { game: "wyatt-earp", seats: [2, 4], art: "wyatt-earp/wyatt-earp", box: "0 0 200 240" },
  { game: "el-paso", seats: [2, 5], art: "el-paso/stagecoach", box: "0 0 96 64" },
  { game: "gnadenlos", seats: [3, 4], art: "gnadenlos/saloon", box: "0 0 200 120" },
];

/** Our own, and small: so is its bill. */
export const SMALL: Billed = { game: "showdown", seats: [2, 4], art: "common/revolver", box: "0 0 96 64" };

export const SHELF: Shelved[] = [...BILLED, SMALL];
