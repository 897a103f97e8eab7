// Examples beside single rules, drawn with the pieces of the game. What they show is plain data, and the tests of each
// game play it in the engine.

import type { Component } from "svelte";
import type { GameName } from "../server/protocol";
import type { Edition } from "../rules/rulebook";

export interface Example {
  /** The rule it stands beside */
  rule: string;
  /** Its caption is web-example-<name> */
  name: string;
  /** Which drawing shows it */
  draw: string;
}

export interface Examples {
  all: Example[];
  Drawing: Component<{ example: Example; edition: Edition }>;
}

type Load = () => Promise<[{ default: unknown }, { default: unknown }]>;

const DRAWN: Record<GameName, Load> = {
  "wyatt-earp": () =>
    Promise.all([import("../../games/wyatt-earp/examples.json"), import("../../games/wyatt-earp/examples/Drawing.svelte")]),
  "el-paso": () => Promise.all([import("../../games/el-paso/examples.json"), import("../../games/el-paso/examples/Drawing.svelte")]),
  gnadenlos: () =>
    Promise.all([import("../../games/gnadenlos/examples.json"), import("../../games/gnadenlos/examples/Drawing.svelte")]),
  showdown: () => Promise.all([import("../../games/showdown/examples.json"), import("../../games/showdown/examples/Drawing.svelte")]),
};

export async function loadExamples(game: GameName): Promise<Examples> {
  const [all, drawing] = await DRAWN[game]();
  return { all: all.default as Example[], Drawing: drawing.default as Examples["Drawing"] };
}

/** Who plays in the examples. */
export const NAMES = ["Ann", "Bob", "Cay", "Eve", "Flo"] as const;
