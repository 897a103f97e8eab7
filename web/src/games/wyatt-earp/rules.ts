// What Wyatt Earp draws in its rules: examples, and the pieces in its box.

import type { Example, Picture, RulesDrawings } from "../../lib/games/game-page";
import examples from "./examples.json";
import Drawing from "./examples/Drawing.svelte";

function picture(table: string, row: string): Picture | null {
  if (table !== "cards") return row === "bank" ? { of: "wyatt-earp/bill-1", box: "0 0 160 72" } : null;
  const name = row === "outlaw" ? "jesse-james" : row === "photo" ? "photo-belle-starr" : row;
  return { of: `wyatt-earp/${name}`, box: "0 0 200 240" };
}

export const drawings: RulesDrawings = { examples: examples as Example[], Example: Drawing, picture };
