// Everybody's adventurers and IOUs, laid open in a replay.

import type { OpenHands } from "../../lib/games/game-page";
import { chosenOf, counted } from "../../lib/games/hands";
import { t } from "../../lib/words/words.svelte";
import { ADVENTURERS, NOTES, type View } from "./generated";
import { ownerOf, valueOf } from "./table";

const PEOPLE = ADVENTURERS.map((name) => `adventurer ${name}`);
const PAPERS = NOTES.map((note) => `note ${note}`);

export const hands: OpenHands = {
  held: (view) => {
    const { hand, notes } = view as View;
    return [...counted(PEOPLE, hand), ...counted(PAPERS, notes)];
  },
  chosen: (view) => chosenOf(PEOPLE, (view as View).shown[view.seat] ?? 0),
  name: (item, names) => {
    const [kind = "", what = ""] = item.split(" ");
    if (kind !== "note") return t(`gnadenlos-${what}`);
    return t("web-replay-note", { n: valueOf(what), name: names[ownerOf(what)] ?? "?" });
  },
  mark: (item) => {
    const [kind = "", what = ""] = item.split(" ");
    return kind === "note" ? { text: String(valueOf(what)), isCentred: true } : null;
  },
};
