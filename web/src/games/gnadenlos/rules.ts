// What Gnadenlos! draws in its rules: examples, and the pieces in its box.

import type { Example, Picture, RulesDrawings } from "../../lib/games/game-page";
import Adventurers from "./box/Adventurers.svelte";
import Track from "./box/Track.svelte";
import examples from "./examples.json";
import Drawing from "./examples/Drawing.svelte";

const EVENT = "0 0 200 140";
const SHOE = "0 0 64 64";

/** By the line in the edition. */
const PIECES: Record<string, Picture> = {
  "adventurers.number": { of: "gnadenlos/adventurer-back", box: "0 0 120 144" },
  "notes.copies.number": { of: "gnadenlos/note-a", box: "0 0 96 64" },
  "events.number": { of: "gnadenlos/event-back", box: EVENT },
  bank: { of: "gnadenlos/gold", box: "0 0 48 48" },
  "track.spaces": { of: "gnadenlos/horseshoe", box: SHOE },
  "track.start": { of: "gnadenlos/horseshoe-start", box: SHOE },
  "track.goal": { of: "gnadenlos/horseshoe-goal", box: SHOE },
};

export const drawings: RulesDrawings = {
  examples: examples as Example[],
  Example: Drawing,
  picture: (table, row) => (table === "events" ? { of: `gnadenlos/${row}`, box: EVENT } : (PIECES[row] ?? null)),
  wide: ["events"],
  tables: { adventurers: { View: Adventurers, isWhole: true }, track: { View: Track, isWhole: false } },
};
