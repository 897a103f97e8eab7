import { describe, expect, it } from "vitest";
import type { Event, Position, Step } from "../../lib/server/protocol";
import type { Facts } from "./generated";
import { factsTold, scenes, seatsTold, toldBy, type Data, type Payday, type Scene, type Showdown, type TurnedUp } from "./scenes";

const event = (what: string, seat = -1, item: string | null = null, n = 0, source?: string, target?: string): Event => ({
  what,
  seat,
  item,
  n,
  source: source ?? null,
  target: target ?? null,
});
const step = (n: number, ...events: Event[]): Step => ({ n, seat: 0, events, lines: [], back_to: null });

const SEAT = { gold: 10, vultures: 0, fame: 9 };
const values = { lund: [7, 4, 3], dan: [6, 3, 3], otto: [4, 2, 4], bess: [1, 6, 4], harlan: [3, 7, 1], voss: [3, 7, 5] };
const facts = (left: number): Facts => ({ values, market: { n: left }, seats: [{ ...SEAT }, { ...SEAT }, { ...SEAT }], track: { goal: 28 } }) as unknown as Facts;
const at = (n: number, left: number): Position => ({ n, facts: facts(left) }) as unknown as Position;

/** The scenes of the last of these steps; `left`: notes that lie in the market after it. */
function scenesOf(story: Step[], left = 6): Scene[] {
  const fresh = story.slice(-1);
  return scenes({ before: at(fresh[0]!.n - 1, left), now: at(fresh[0]!.n, left), fresh, story });
}
const only = <T extends Data>(found: Scene[], kind: T["kind"]): T[] => found.flatMap(({ data }) => (data.kind === kind ? [data as T] : []));

const turned = (kind: string): Step => step(6, event("event", 0, `event ${kind}`, 1, "event-pile", "event-discard"));

describe("an event that is turned up", () => {
  it("names who has no choice: who shows at once what is the only one", () => {
    const [found] = only<TurnedUp>(
      scenesOf([step(6, event("bids", 1, null, 3), event("turn", 2), event("event", 2, "event rush-1"), event("shows", 2, "?"), event("shows", 0, "?"))]),
      "event",
    );
    expect(found).toMatchObject({ event: "rush-1", seat: 2, forced: [2, 0], undertaker: null, isShuffled: false });
  });

  it("of a High Noon moves the undertaker", () => {
    const found = scenesOf([step(6, event("turn", 2), event("event", 2, "event high-noon"), event("undertaker", -1, null, 3), event("shows", 1, "?"))]);
    expect(only<TurnedUp>(found, "event")[0]).toMatchObject({ undertaker: 3, forced: [1] });
  });

  it("is not the last one, which is shuffled in with all others", () => {
    const found = scenesOf([step(6, event("event", 2, "event high-noon"), event("undertaker", -1, null, 3), event("events-shuffled", -1), event("event", 2, "event rush-2"))]);
    expect(only<TurnedUp>(found, "event")).toMatchObject([{ event: "rush-2", isShuffled: true }]);
  });
});

describe("a showdown", () => {
  const rush = step(
    7,
    event("shows", 0, "?"),
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

  it("tells who showed whom, who got what, and who leaves, once", () => {
    const found = scenesOf([turned("rush-3"), rush]);
    expect(found.map(({ kind }) => kind)).toEqual(["showdown"]);
    const [{ event: kind, cards }] = only<Showdown>(found, "showdown") as [Showdown];
    expect(kind).toBe("rush-3");
    expect(cards.map((card) => [card.adventurer, card.value, card.gold, card.fate])).toEqual([
      ["lund", 7, 7, "spent"],
      ["dan", 6, 4, "stays"],
      ["otto", 4, 0, "stays"],
    ]);
  });

  it("does not take bought fame for its own", () => {
    expect(only<Showdown>(scenesOf([turned("rush-3"), rush]), "showdown")[0]!.cards[0]!.space).toBeNull();
  });

  it("at High Noon tells at once who is shot and who may steal, though thefts come first", () => {
    const noon = step(7, event("revealed", 0, "adventurer dan"), event("revealed", 1, "adventurer harlan"), event("revealed", 2, "adventurer bess"));
    const [found] = only<Showdown>(scenesOf([turned("high-noon"), noon]), "showdown");
    expect(found!.cards.map((card) => [card.fate, card.steals])).toEqual([["shot", false], ["spent", true], ["stays", false]]);
  });

  it("and nobody steals from a market that has too little", () => {
    const noon = step(7, event("revealed", 0, "adventurer dan"), event("revealed", 1, "adventurer harlan"), event("no-theft"));
    const [found] = only<Showdown>(scenesOf([turned("high-noon"), noon]), "showdown");
    expect(found!.cards.some((card) => card.steals)).toBe(false);
  });

  it("in which all are equal does nothing to anybody", () => {
    const noon = step(7, event("revealed", 0, "adventurer voss"), event("revealed", 1, "adventurer harlan"), event("no-effect"));
    const [found] = only<Showdown>(scenesOf([turned("high-noon"), noon]), "showdown");
    expect([found!.isEqual, ...found!.cards.map((card) => card.fate)]).toEqual([true, "stays", "stays"]);
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

  it("is told roll by roll, and stays to be read", () => {
    const [found] = scenesOf([payday()], 16);
    const data = found!.data as Payday;
    expect([found!.stays, found!.acts.length, data.size, data.isLast]).toEqual([true, 4, 18, false]);
    expect(data.rolls).toEqual([
      { die: 1, place: 13, note: "a2", seat: 0, paid: 2, isBankrupt: false, had: null, space: null },
      { die: 6, place: 18, note: "b3", seat: 1, paid: 0, isBankrupt: true, had: 10, space: 4 },
    ]);
  });

  it("moves gold and vultures only as it tells of them", () => {
    const [scene] = scenesOf([payday()], 16);
    const seen = (act: number): unknown[] => seatsTold(facts(18), toldBy({ scene: scene!, act })).map((one) => [one.gold, one.vultures, one.fame]);
    const [before, poorer] = [[10, 0, 9], [8, 0, 9]];
    expect(seen(0)).toEqual([before, before, before]); // the die and the note
    expect(seen(1)).toEqual([poorer, before, before]);
    expect(seen(2)).toEqual([poorer, before, before]);
    expect(seen(3)).toEqual([poorer, [10, 1, 4], before]);
    expect(seen(4)).toEqual(seen(3)); // what it came to
  });

  it("lets lead whoever is ahead by now, and counts what has been called in as no debt any more", () => {
    const [scene] = scenesOf([payday()], 16);
    const own = { n_debts: 3, debt: 12, short: 2 } as Facts["own"];
    const seats = [9, 10, 8].map((fame) => ({ ...SEAT, fame, vultures_left: 3 }));
    const before = { ...facts(18), seats, undertaker: { steps: 0 }, own } as unknown as Facts;
    const seen = (act: number): unknown => {
      const { leaders, own } = factsTold(before, toldBy({ scene: scene!, act }), 0);
      return [leaders, own];
    };
    expect(seen(0)).toEqual([[1], { n_debts: 3, debt: 12, short: 2 }]);
    expect(seen(1)).toEqual([[1], { n_debts: 2, debt: 10, short: 2 }]); // paid, and gold is gone
    expect(seen(4)).toEqual([[0], { n_debts: 2, debt: 10, short: 2 }]); // who was ahead has fallen back
  });

  it("knows what was there of what was owed, whatever has been paid before and since", () => {
    const more = [event("payday", 0), event("roll", 0, null, 2), event("turned", 1, "note b1", 1, "market-2", "market-2"), event("paid", 1, "nugget", 1)];
    const [found] = only<Payday>(scenesOf([payday(...more, event("payday-over"))], 15), "payday");
    expect(found!.rolls[1]!.had).toBe(11); // 10 are left after the second payday
  });

  it("begins at the same pace, however long it will be", () => {
    const rolls = (n: number): Event[] => Array.from({ length: n }, (_, i) => [event("roll", 0, null, 1), event("turned", 0, "note a1", 1, `market-${i + 1}`), event("paid", 0, "nugget", 1)]).flat();
    const begins = (n: number): number[] => scenesOf([step(9, event("payday", 0), ...rolls(n), event("roll", 0, null, 5), event("payday-over"))], 0)[0]!.acts.slice(0, 6);
    expect(begins(30)).toEqual(begins(3));
  });

  it("ends with a roll that finds nothing", () => {
    const last = step(9, event("payday", 0), event("roll", 0, null, 5), event("payday-over"));
    const [found] = only<Payday>(scenesOf([last], 4), "payday");
    expect([found!.rolls[0]!.note, found!.size]).toEqual([null, 4]);
  });

  it("follows another at once, in a smaller market, and knows what the first has told", () => {
    const found = scenesOf([payday(event("payday", 0), event("roll", 0, null, 2), event("payday-over"))], 16);
    expect(only<Payday>(found, "payday").map((one) => one.size)).toEqual([18, 16]);
    expect(seatsTold(facts(18), toldBy({ scene: found[1]!, act: 0 }))[1]).toEqual({ gold: 10, vultures: 1, fame: 4 });
  });

  it("after the end is the last one", () => {
    const story = [step(8, event("end", -1, null, 0)), step(9, event("payday", 0), event("roll", 0, null, 2), event("payday-over"))];
    expect(only<Payday>(scenesOf(story), "payday")[0]!.isLast).toBe(true);
  });

  it("with many rolls goes faster and takes no longer than a dozen seconds", () => {
    const rolls = Array.from({ length: 24 }, (_, i) => [event("roll", 0, null, 1), event("turned", 0, "note a1", 1, `market-${i + 1}`), event("paid", 0, "nugget", 1)]);
    const [found] = scenesOf([step(9, event("payday", 0), ...rolls.flat(), event("roll", 0, null, 5), event("payday-over"))], 0);
    expect(found!.acts.length).toBe(50);
    expect(found!.acts.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(12_000);
    expect(found!.acts[40]!).toBeLessThan(found!.acts[0]!);
  });

  it("whose third vulture puts somebody out is followed by that, and by the end", () => {
    const found = scenesOf([payday(event("out", 1, null, 3), event("end", -1, null, 2))], 16);
    expect(found.map(({ kind }) => kind)).toEqual(["payday", "out", "end"]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(3);
  });
});

describe("the end", () => {
  it("by the goal names whose hat is there", () => {
    const found = scenesOf([step(9, event("bought", 2, "nugget", 5), event("fame", 2, null, 28), event("end", -1, null, 0), event("payday", 0), event("roll", 0, null, 2), event("payday-over"))]);
    expect(found.map(({ kind }) => kind)).toEqual(["end", "payday"]);
    expect(found[0]!.data).toMatchObject({ by: "goal", seats: [2] });
  });
});

describe("an auction", () => {
  const bids = step(8, event("adds", 0, "note a4", 1), event("bids", 0, null, 4), event("adds", 1, "note b2", 1), event("bids", 1, null, 2));

  it("comes before the payday it leads to", () => {
    const hires = step(9, event("hired", 0, "adventurer dan"), event("payday", 0), event("roll", 0, null, 5), event("payday-over"));
    expect(scenesOf([bids, hires], 4).map((scene) => scene.kind)).toEqual(["auction", "payday"]);
  });

  it("comes when the last note is laid, not when one is hired, and only once", () => {
    const hire = step(9, event("hired", 0, "adventurer dan"));
    const lay = step(10, event("laid", 0, "note a3", 1, "bid-1", "market-7"));
    const last = step(11, event("laid", 0, "note a1", 1, "bid-1", "market-8"), event("took-back", 1, "note b2", 1), event("turn", 1));
    expect(scenesOf([bids, hire])).toEqual([]);
    expect(scenesOf([bids, hire, lay])).toEqual([]);
    expect(scenesOf([bids, hire, lay, last]).map((scene) => scene.kind)).toEqual(["auction"]);
    expect(scenesOf([bids, hire, lay, last, step(12, event("turn", 2))])).toEqual([]);
  });

  it("tells who hired whom for which IOUs, the highest bid first", () => {
    const [found] = scenesOf([bids, step(9, event("hired", 0, "adventurer dan"), event("turn", 1))]);
    expect(found!.data).toMatchObject({
      bids: [
        { seat: 0, sum: 4, notes: ["a4"], hired: ["dan"] },
        { seat: 1, sum: 2, notes: ["b2"], hired: [] },
      ],
    });
  });
});
