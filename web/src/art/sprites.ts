// Where the sprites are: those that every page uses, and one for each game that brings its own. Their addresses change
// with what is in them.

import common from "./common.svg?url";
import company from "./company.svg?url";

const OF_GAMES = import.meta.glob<string>("../games/*/*.svg", { eager: true, query: "?url", import: "default" });

const SPRITES = new Map([
  ["common", common],
  ["company", company],
  ...Object.entries(OF_GAMES).map(([path, address]) => [path.split("/").at(-2)!, address] as const),
]);

/** The address of a symbol, `<sprite>/<symbol>`. */
export function symbolAddress(of: string): string {
  const [sprite = "", symbol = ""] = of.split("/");
  return `${SPRITES.get(sprite) ?? ""}#${symbol}`;
}
