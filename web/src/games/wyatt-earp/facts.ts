// What a move would change of what the server has worked out.

import type { Facts } from "./generated";

export interface Change {
  from: number;
  to: number;
}

/** What a move would do to one poster, and to a seat's row there. */
export interface AtPoster {
  outlaw: number;
  reward: Change | null;
  points: (Change & { seat: number })[];
  payout: (Change & { seat: number })[];
}

export interface Outcome {
  posters: AtPoster[];
  then: (Change & { seat: number })[];
}

const change = (from: number | undefined, to: number | undefined): Change | null =>
  from === undefined || to === undefined || from === to ? null : { from, to };

function bySeat(from: readonly number[], to: readonly number[]): (Change & { seat: number })[] {
  return from.flatMap((n, seat) => {
    const found = change(n, to[seat]);
    return found ? [{ seat, ...found }] : [];
  });
}

const column = (rows: readonly number[][], outlaw: number): number[] => rows.map((row) => row[outlaw] ?? 0);

export function outcome(now: Facts, then: Facts): Outcome {
  const posters = now.poster.map((bills, outlaw) => ({
    outlaw,
    reward: change(bills, then.poster[outlaw]),
    points: bySeat(column(now.points, outlaw), column(then.points, outlaw)),
    payout: bySeat(column(now.payout, outlaw), column(then.payout, outlaw)),
  }));
  return {
    posters: posters.filter((one) => one.reward || one.points.length || one.payout.length),
    then: bySeat(now.then, then.then),
  };
}

/** `rest`: bills that cannot be shared evenly, and stay. */
export type Verdict = { kind: "bare" } | { kind: "short"; n: number } | { kind: "alone"; seat: number } | { kind: "shared"; rest: number };

/** How a poster would be paid if the hand ended now. */
export function verdict(facts: Facts, outlaw: number): Verdict {
  if (!facts.total[outlaw]) return { kind: "bare" };
  const missing = facts.missing[outlaw] ?? 0;
  if (missing > 0) return { kind: "short", n: missing };
  const paid = column(facts.payout, outlaw).flatMap((n, seat) => (n > 0 ? [seat] : []));
  const rest = facts.stays[outlaw] ?? 0;
  return paid.length === 1 && rest === 0 ? { kind: "alone", seat: paid[0]! } : { kind: "shared", rest };
}

/** Bills of five and of one. */
export const bills = (n: number): number[] => [...Array<number>(Math.floor(n / 5)).fill(5), ...Array<number>(n % 5).fill(1)];
