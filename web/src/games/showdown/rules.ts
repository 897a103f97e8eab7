// What Showdown draws in its rules: examples, and the pieces in its box.

import type { Example, Picture, RulesDrawings } from "../../lib/games/game-page";
import examples from "./examples.json";
import Drawing from "./examples/Drawing.svelte";

const picture = (table: string, row: string): Picture | null =>
  table === "cards" ? { of: `showdown/${row}`, box: "0 0 200 240" } : null;

export const drawings: RulesDrawings = { examples: examples as Example[], Example: Drawing, picture };
