import { describe, expect, it } from "vitest";
import { bills, outcome, verdict } from "./facts";
import type { Facts } from "./generated";

const seven = (n: number): number[] => Array<number>(7).fill(n);
const none: Facts = {
  goal: 25,
  paid_from: 8,
  alone_from: 5,
  sp: [],
  hole: [],
  adds: [],
  copies: [],
  poster: seven(1),
  points: [seven(0), seven(0)],
  covered: [seven(0), seven(0)],
  total: seven(0),
  missing: seven(8),
  payout: [seven(0), seven(0)],
  stays: seven(1),
  money: [3, 4],
  then: [3, 4],
  winners: [],
  cards: [10, 10],
  few: [],
  discard_ends: false,
  draw_ends: false,
  hit: 63,
};
const at = (row: number[], outlaw: number, n: number): number[] => row.map((old, i) => (i === outlaw ? n : old));

describe("what a move would do", () => {
  it("is nothing where nothing changes", () => {
    expect(outcome(none, none)).toEqual({ posters: [], then: [] });
  });

  it("names the poster, the row and the purse that change", () => {
    const after = {
      ...none,
      poster: at(none.poster, 2, 4),
      points: [at(seven(0), 2, 8), seven(0)],
      payout: [at(seven(0), 2, 4), seven(0)],
      then: [7, 4],
    };
    expect(outcome(none, after)).toEqual({
      posters: [
        {
          outlaw: 2,
          reward: { from: 1, to: 4 },
          points: [{ seat: 0, from: 0, to: 8 }],
          payout: [{ seat: 0, from: 0, to: 4 }],
        },
      ],
      then: [{ seat: 0, from: 3, to: 7 }],
    });
  });
});

describe("how a poster would be paid", () => {
  it("is bare where nobody has points", () => expect(verdict(none, 0)).toEqual({ kind: "bare" }));

  it("is short of points", () => {
    expect(verdict({ ...none, total: at(none.total, 0, 6), missing: at(none.missing, 0, 2) }, 0)).toEqual({ kind: "short", n: 2 });
  });

  it("goes to one alone only where nothing stays", () => {
    const paid = { ...none, total: seven(10), missing: seven(0), payout: [seven(0), seven(2)] };
    expect(verdict({ ...paid, stays: seven(0) }, 0)).toEqual({ kind: "alone", seat: 1 });
    expect(verdict({ ...paid, stays: seven(1) }, 0)).toEqual({ kind: "shared", rest: 1 });
  });
});

it("money is in bills of five and one", () => expect(bills(13)).toEqual([5, 5, 1, 1, 1]));
