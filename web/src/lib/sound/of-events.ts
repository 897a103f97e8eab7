// What is heard when things move on a table: by what moves, whatever the game. What is big has sounds of its own, which
// the game's scenes ask for.

import type { Event } from "../server/protocol";
import { cue, type Cue } from "./cue";

const MOST = 5; // sounds of one position
const MANY = 3; // things that sound as many
const KINDS: Readonly<Record<string, [one: Cue, many: Cue]>> = {
  bill: ["paper", "paper"],
  note: ["paper", "paper"],
  coin: ["coin", "coins"],
  nugget: ["coin", "coins"],
  tile: ["token", "token"],
  die: ["token", "dice"],
  vulture: ["vulture", "vulture"],
};

interface Heard {
  name: Cue;
  /** In so many milliseconds. */
  at: number;
}

/** For events so many milliseconds apart; the same kind of thing, one after the other, is one sound. */
export function soundsOf(events: readonly Event[], apart: number): Heard[] {
  const runs: { kind: [Cue, Cue]; n: number; at: number }[] = [];
  events.forEach(({ item, n }, i) => {
    const kind = KINDS[(item ?? "").split(" ")[0] ?? ""] ?? CARDS; // engines name the kind first: "note red 3"
    const last = runs.at(-1);
    if (last?.kind === kind) last.n += n;
    else runs.push({ kind, n, at: i * apart });
  });
  return runs.slice(0, MOST).map(({ kind: [one, many], n, at }) => ({ name: n < MANY ? one : many, at }));
}

const CARDS: [Cue, Cue] = ["card", "cards"];

export function hearMoves(events: readonly Event[], apart: number): void {
  for (const { name, at } of soundsOf(events, apart)) cue(name, { at });
}
