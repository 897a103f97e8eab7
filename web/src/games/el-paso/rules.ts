// What El Paso draws in its rules: examples, and the pieces in its box.

import type { Example, Picture, RulesDrawings } from "../../lib/games/game-page";
import Places from "./box/Places.svelte";
import Towns from "./box/Towns.svelte";
import examples from "./examples.json";
import Drawing from "./examples/Drawing.svelte";

const FACES: Record<string, string> = { number: "blank", stars: "star", brands: "brand", sixes: "six" };

/** A row that stands alone is drawn by its line in the edition. */
function picture(table: string, row: string): Picture | null {
  if (table === "towns") return { of: `el-paso/town-${row}`, box: "0 0 200 120" };
  if (table === "places") return { of: `el-paso/place-${row}`, box: "0 0 48 48" };
  if (table === "dice") return { of: `el-paso/die-${FACES[row.replace("dice.", "")]}`, box: "0 0 64 64" };
  return row === "nuggets" ? { of: "el-paso/nugget", box: "0 0 48 48" } : { of: "el-paso/bag", box: "0 0 64 64" };
}

export const drawings: RulesDrawings = {
  examples: examples as Example[],
  Example: Drawing,
  picture,
  wide: ["towns"],
  tables: { towns: { View: Towns, isWhole: true }, places: { View: Places, isWhole: true } },
};
