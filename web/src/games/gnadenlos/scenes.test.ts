import { describe, expect, it } from "vitest";
import type { Event, Step } from "../../lib/server/protocol";
import { Auctioneer } from "./auction";
import { finished, pending, scenesOf as scenesAfter, type Payday, type Scene, type Showdown } from "./scenes";

const event = (what: string, seat = -1, item: string | null = null, n = 0, source?: string, target?: string): Event => ({
  what,
  seat,
  item,
  n,
  source: source ?? null,
  target: target ?? null,
});
const step = (n: number, ...events: Event[]): Step => ({ n, seat: 0, events, lines: [], back_to: null });

const scenesOf = (steps: Step[], turned: string, left: number): Scene[] => scenesAfter(steps, turned, left, new Auctioneer());

describe("a showdown", () => {
  const rush = step(
    7,
    event("revealed", 0, "adventurer lund"),
    event("revealed", 1, "adventurer dan"),
    event("revealed", 2, "adventurer otto"),
    event("rushed", 0, "nugget", 7),
    event("rushed", 1, "nugget", 4),
    event("spent", 0, "adventurer lund"),
    event("back", 1, "adventurer dan"),
    event("back", 2, "adventurer otto"),
    event("bought", 0, "nugget", 2),
    event("fame", 0, null, 8),
  );

  it("tells who showed whom, who got what, and who leaves", () => {
    const [found] = scenesOf([rush], "rush-3", 6) as [Showdown];
    expect(found.event).toBe("rush-3");
    expect(found.cards.map((card) => [card.adventurer, card.gold, card.fate])).toEqual([
      ["lund", 7, "spent"],
      ["dan", 4, "stays"],
      ["otto", 0, "stays"],
    ]);
  });

  it("does not take bought fame for its own", () => {
    expect((scenesOf([rush], "rush-3", 6)[0] as Showdown).cards[0]!.space).toBeNull();
  });

  it("learns the event where it was turned in the same step, or one before", () => {
    const turned = step(6, event("event", 0, "event card-sharps", 1, "event-pile", "event-discard"));
    expect((scenesOf([turned, rush], "", 6)[0] as Showdown).event).toBe("card-sharps");
  });

  it("is over only when thieves have stolen and gaps are filled, in later steps", () => {
    const noon = step(7, event("revealed", 0, "adventurer dan"), event("revealed", 1, "adventurer lund"));
    const theft = step(8, event("stole", 1, "?", 1, "market-2", "hand-2"), event("moved", -1, "?", 1, "market-9", "market-2"));
    const fill = step(9, event("moved", 0, "?", 1, "market-8", "market-1"), event("spent", 1, "adventurer lund"), event("shot", 0, "adventurer dan"));
    const [found] = scenesOf([noon], "high-noon", 9) as [Showdown];
    expect(finished(found, [theft]).cards.map((card) => card.fate)).toEqual(["stays", "stays"]);
    expect(finished(found, [theft, fill]).cards.map((card) => card.fate)).toEqual(["shot", "spent"]);
    expect(found.cards.map((card) => card.fate)).toEqual(["stays", "stays"]);
  });

  it("has no part in what comes after it", () => {
    const [found] = scenesOf([rush], "rush-3", 6) as [Showdown];
    const later = [step(8, event("offered"), event("spent", 2, "adventurer otto")), step(9, event("turn", 1))];
    expect(finished(found, later).cards).toEqual(found.cards);
  });
});

describe("a payday", () => {
  const payday = (...more: Event[]): Step =>
    step(
      9,
      event("laid", 1, "note b3", 1, "bid-2", "market-18"),
      event("payday", 0),
      event("roll", 0, null, 1),
      event("turned", 0, "note a2", 1, "market-13", "market-13"),
      event("paid", 0, "nugget", 2, "purse-1", "bank"),
      event("roll", 0, null, 6),
      event("turned", 1, "note b3", 1, "market-18", "market-18"),
      event("bankrupt", 1, null, 3),
      event("vulture", 1, "vulture", 1, "bank", "purse-2"),
      event("fame", 1, null, 4),
      event("returned", 0, "note a2", 1, "market-13", "hand-1"),
      event("returned", 1, "note b3", 1, "market-18", "hand-2"),
      event("payday-over"),
      ...more,
    );

  it("is told roll by roll", () => {
    const [found] = scenesOf([payday()], "", 16) as [Payday];
    expect(found.size).toBe(18);
    expect(found.rolls).toEqual([
      { die: 1, place: 13, note: "a2", seat: 0, paid: 2, isBankrupt: false, space: null },
      { die: 6, place: 18, note: "b3", seat: 1, paid: 0, isBankrupt: true, space: 4 },
    ]);
  });

  it("ends with a roll that finds nothing", () => {
    const last = step(9, event("payday", 0), event("roll", 0, null, 5), event("payday-over"));
    const [found] = scenesOf([last], "", 4) as [Payday];
    expect(found.rolls[0]!.note).toBeNull();
    expect(found.size).toBe(4);
  });

  it("follows another at once, in a smaller market", () => {
    const again = payday(event("payday", 0), event("roll", 0, null, 2), event("payday-over"));
    expect(scenesOf([again], "", 16).map((scene) => (scene as Payday).size)).toEqual([18, 16]);
  });

  it("comes to its own size also where gaps are filled after it, move by move, and another follows", () => {
    const steps = [
      payday(event("moved", -1, "?", 1, "market-17", "market-13")),
      step(10, event("moved", 0, "?", 1, "market-16", "market-2")),
      step(11, event("moved", 0, "?", 1, "market-15", "market-3"), event("payday", 0), event("roll", 0, null, 2), event("payday-over")),
    ];
    expect(scenesOf(steps, "", 16).map((scene) => (scene as Payday).size)).toEqual([18, 16]);
    expect(scenesOf(steps.slice(2), "", 16).map((scene) => (scene as Payday).size)).toEqual([16]);
    expect(scenesOf(steps.slice(0, 1), "", 16).map((scene) => (scene as Payday).rolls.length)).toEqual([2]);
  });

  it("comes with the last note that is laid, a step after the hire", () => {
    const hire = step(7, event("hired", 1, "adventurer dan"));
    const lay = step(8, event("laid", 1, "note b1", 1, "bid-2", "market-17"));
    const found = scenesOf([hire, lay, payday()], "", 16).filter((scene) => scene.kind === "payday");
    expect(found.map((scene) => (scene as Payday).size)).toEqual([18]);
  });

  it("does not count what was taken back", () => {
    const back: Step = { ...step(8), back_to: 7 };
    const steps = [step(7, event("laid", 1, "note b1", 1, "bid-2", "market-17")), back, payday()];
    expect((scenesOf(steps, "", 16)[0] as Payday).size).toBe(18);
  });

  it("keeps back what has not been seen", () => {
    const [found] = scenesOf([payday()], "", 16) as [Payday];
    expect([...pending([found], 0).gold]).toEqual([[0, 2]]);
    expect([...pending([found], 1).gold]).toEqual([]);
    expect([...pending([found], 1).vultures]).toEqual([[1, 1]]);
    expect([...pending([found, found], 1).gold]).toEqual([[0, 2]]); // another that waits
    expect([...pending([], 0).vultures]).toEqual([]);
  });
});

describe("an auction", () => {
  it("comes before the payday it leads to", () => {
    const bids = step(8, event("bids", 0, null, 4), event("bids", 1, null, 2));
    const hires = step(9, event("hired", 0, "adventurer dan"), event("payday", 0), event("roll", 0, null, 5), event("payday-over"));
    expect(scenesOf([bids, hires], "", 4).map((scene) => scene.kind)).toEqual(["auction", "payday"]);
  });

  it("comes when the last note is laid, not when one is hired", () => {
    const auctioneer = new Auctioneer();
    const bids = step(8, event("bids", 0, null, 4), event("bids", 1, null, 2));
    const hire = step(9, event("hired", 0, "adventurer dan"));
    const lay = step(10, event("laid", 0, "note a3", 1, "bid-1", "market-7"));
    const last = step(11, event("laid", 0, "note a1", 1, "bid-1", "market-8"), event("took-back", 1, "note b2", 1), event("turn", 1));
    expect(scenesAfter([bids, hire, lay], "", 7, auctioneer)).toEqual([]);
    expect(scenesAfter([last], "", 8, auctioneer).map((scene) => scene.kind)).toEqual(["auction"]);
  });

  it("tells of the one that was hired in the end", () => {
    const bids = step(8, event("bids", 0, null, 4), event("bids", 1, null, 2));
    const hire = (n: number, whom: string): Step => step(n, event("hired", 0, `adventurer ${whom}`));
    const back: Step = { ...step(10), back_to: 9 };
    const auctioneer = new Auctioneer();
    scenesAfter([bids], "", 7, auctioneer);
    scenesAfter([hire(9, "dan")], "", 7, auctioneer);
    scenesAfter([back], "", 7, auctioneer);
    const [found] = scenesAfter([hire(11, "lund"), step(12, event("turn", 1))], "", 7, auctioneer);
    expect(found).toMatchObject({ kind: "auction", bids: [{ seat: 0, hired: ["lund"] }, { seat: 1, hired: [] }] });
  });
});
