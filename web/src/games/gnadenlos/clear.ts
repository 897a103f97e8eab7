// What a newcomer asks of the table: where the turn stands, how near the end is, what a choice is up against.

import { ADVENTURERS, GOOD_AT, PHASES, type Facts, type GoodAt, type View } from "./generated";
import { ownerOf, valueOf } from "./table";

/** The parts of a turn, GN-10, in their order; `end`: what follows the last one. */
export const STEPS = ["event", "fame", "hiring", "payday"] as const;
export type Step = (typeof STEPS)[number] | "end";

const STEP_OF: Readonly<Record<string, Step>> = {
  show: "event",
  steal: "event",
  buy: "fame",
  bid: "hiring",
  hire: "hiring",
  lay: "hiring",
  "last-buy": "end",
  over: "end",
};

export function stepOf(facts: Facts, view: View): Step {
  if (facts.phase !== "fill") return STEP_OF[facts.phase] ?? "payday";
  return PHASES[view.resume] === "after-theft" ? "event" : "payday"; // what goes on when gaps are filled
}

export interface Nearest {
  seat: number;
  n: number;
}

/** Whose hat has the least way to go, and how far; the reader's own where several are as near. */
export function nearestGoal(facts: Facts, me: number): Nearest {
  return best(facts, me, (seat) => -seat.to_goal, (seat) => seat.to_goal);
}

/** Who has most vultures. */
export function mostVultures(facts: Facts, me: number): Nearest {
  return best(facts, me, (seat) => seat.vultures, (seat) => seat.vultures);
}

function best(facts: Facts, me: number, rank: (one: Facts["seats"][number]) => number, n: (one: Facts["seats"][number]) => number): Nearest {
  const seats = facts.seats.flatMap((one, seat) => (one.is_out ? [] : [{ seat, rank: rank(one), n: n(one) }]));
  const most = Math.max(...seats.map((one) => one.rank));
  const first = seats.filter((one) => one.rank === most);
  const found = first.find((one) => one.seat === me) ?? first[0];
  return { seat: found?.seat ?? -1, n: found?.n ?? 0 };
}

export interface Rivals {
  n: number;
  higher: number;
  lower: number;
}

/** How an adventurer stands among those that others may have: all that are neither in the own hand nor discarded. */
export function rivals(facts: Facts, view: View, name: string, good: GoodAt): Rivals {
  const at = GOOD_AT.indexOf(good);
  const value = (other: string): number => facts.values[other]?.[at] ?? 0;
  const others = ADVENTURERS.filter((_, i) => !view.hand[i] && !view.discard[i] && !view.row[i] && view.shown[view.seat] !== i + 1);
  const mine = value(name);
  return {
    n: others.length,
    higher: others.filter((other) => value(other) > mine).length,
    lower: others.filter((other) => value(other) < mine).length,
  };
}

/** The highest value a seat is known to be able to show; for those with a good memory. 0: nothing is known. */
export function canShow(facts: Facts, seat: number, good: GoodAt): number {
  const known = facts.memory.adventurers[seat] ?? [];
  return Math.max(0, ...known.map((name) => facts.values[name]?.[GOOD_AT.indexOf(good)] ?? 0));
}

/** GN-12: who held but one has been given no choice. */
export const isOnlyOne = (view: View, seat: number): boolean => (view.shown[seat] ?? 0) > 0 && view.n_hand[seat] === 0;

export interface Standing {
  /** 1: the highest so far. */
  rank: number;
  of: number;
  hires: boolean;
}

/** GN-34, GN-35: where a sum would stand among the bids that have been made. */
export function bidStands(facts: Facts, view: View, me: number, sum: number): Standing {
  const bids = facts.bids.sums.filter((other, seat) => seat !== me && (view.rank[seat] ?? 0) > 0 && other !== null) as number[];
  const rank = 1 + bids.filter((other) => other > sum).length;
  const all = bids.length + 1;
  return { rank, of: all, hires: view.is_setup > 0 || (rank <= view.n_row && (rank < all || all < facts.seats.length)) };
}

/** Whether the market is full once those who would hire now, with this bid of one's own, have laid what they bid. */
export function bringsPayday(facts: Facts, view: View, me: number, own: { sum: number; notes: number }): boolean {
  if (view.is_setup) return false;
  const others = facts.bids.sums.flatMap((sum, seat) =>
    seat !== me && (view.rank[seat] ?? 0) > 0 && sum !== null ? [{ sum, notes: facts.bids.notes[seat]?.length ?? 0 }] : [],
  );
  const hire = [...others, own].sort((a, b) => b.sum - a.sum).slice(0, view.n_row);
  return hire.reduce((sum, { notes }) => sum + notes, facts.market.n) >= facts.market.payday;
}

/** What a bid adds to the own debts once it lies in the market: only notes of the own colour do. */
export function costOf(notes: readonly string[], me: number): number {
  return notes.reduce((sum, note) => sum + (ownerOf(note) === me ? valueOf(note) : 0), 0);
}
