import { describe, expect, it } from "vitest";
import { Errand } from "./errand";

const offer = (...moves: string[]): Map<string, true> => new Map(moves.map((move) => [move, true]));

describe("an errand", () => {
  const errand = (): Errand => {
    const found = new Errand();
    found.begin(["lay a3", "lay a1", "lay b0"]);
    return found;
  };

  it("plays a move as soon as it is offered, and waits while nothing is", () => {
    const one = errand();
    expect(one.next(offer("lay a3", "lay a1", "lay b0"), 4)).toBe("lay a3");
    expect(one.next(offer(), 4)).toBeNull();
    expect(one.next(offer("lay a1", "lay b0"), 5)).toBe("lay a1");
    expect(one.isUnderWay).toBe(true); // the last note is laid by itself
  });

  it("ends where something else is asked", () => {
    const one = errand();
    one.next(offer("lay a3", "lay a1", "lay b0"), 4);
    expect(one.next(offer("show dan", "show lund"), 9)).toBeNull();
    expect(one.isUnderWay).toBe(false);
    expect(one.next(offer("lay a1"), 12)).toBeNull();
  });

  it("ends where its move was refused: the same offer stands", () => {
    const one = errand();
    one.next(offer("lay a3", "lay a1", "lay b0"), 4);
    expect(one.next(offer("lay a3", "lay a1", "lay b0"), 4)).toBeNull();
    expect(one.isUnderWay).toBe(false);
  });
});
