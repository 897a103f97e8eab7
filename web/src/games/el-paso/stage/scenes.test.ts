import { describe, expect, it } from "vitest";
import type { Event, Position, Step } from "../../../lib/server/protocol";
import type { Playing } from "../../../lib/stage/scene";
import { flights, heard, MOST_NUGGETS, NUGGET_MS, ordersOf, scenes, starsOf, toldOf, type ElPasoScene, type RaidData } from "./scenes";

const event = (what: string, more: Partial<Event> = {}): Event => ({ ...{ what, seat: -1, item: null, n: 0, source: null, target: null }, ...more });
const step = (n: number, ...events: Event[]): Step => ({ n, seat: 0, events, lines: [], back_to: null });

const TURNED = [
  event("revealed", { seat: 0, item: "card bank-2" }),
  event("revealed", { seat: 1, item: "card bank-7" }),
  event("revealed", { seat: 2, item: "card saloon-4" }),
];
const ROLLED = [event("die", { n: 0 }), event("die", { n: 0 }), event("die", { n: 1 }), event("stars", { n: 2, item: "die", source: "dice", target: "field" })];
const RAID = step(
  7,
  ...TURNED,
  ...ROLLED,
  event("took", { seat: 1, item: "tile bank-1", source: "stacks", target: "loot-2" }),
  event("took", { seat: 0, item: "tile bank-3", source: "stacks", target: "loot-1" }),
  event("in-vain", { seat: 2, n: 2 }),
);
const SHERIFFS = step(9, ...TURNED, ...ROLLED, event("sheriffs"), event("lost", { seat: 0, item: "*", n: 3, source: "loot-1", target: "bag" }));
const towns = ["deadwood", "cheyenne", "abilene"].map((town, i) => ({ town, rate: 4 - i, lacks: [] }));

function played(steps: Step[], { stars = 0, me = 0, town = 0 } = {}): ElPasoScene[] {
  const before = { view: { town }, facts: { towns, dice: { stars, free: 5 - stars } } } as unknown as Position;
  return scenes({ before, now: before, fresh: steps, story: steps, me, names: [] });
}
const kinds = (found: ElPasoScene[]): string[] => found.map(({ kind }) => kind);
const raidOf = (found: ElPasoScene[]): RaidData => found[0]!.data as RaidData;
const sounds = (scene: ElPasoScene): string[][] => scene.acts.map((_, act) => heard({ scene, act } as Playing).map(({ name }) => name));

describe("a raid", () => {
  it("is one scene: the cards one by one, the dice, what each robs", () => {
    const [raid, ...more] = played([RAID], { stars: 1 });
    expect(more).toEqual([]);
    expect(raid).toMatchObject({ kind: "raid", key: "7.raid", data: { caught: 1, town: "deadwood" } });
    expect(sounds(raid!)).toEqual([[], ["card"], ["card"], ["card"], ["dice"], ["star", "star", "token", "token"]]);
  });

  it("tells nothing before its act", () => {
    const { raid } = raidOf(played([RAID]));
    expect([0, 1, 3, 4, 5].map((act) => toldOf(raid, act))).toEqual([
      { turned: 0, isRolling: false, hasRolled: false, isSettled: false },
      { turned: 1, isRolling: false, hasRolled: false, isSettled: false },
      { turned: 3, isRolling: false, hasRolled: false, isSettled: false },
      { turned: 3, isRolling: true, hasRolled: true, isSettled: false },
      { turned: 3, isRolling: false, hasRolled: true, isSettled: true },
    ]);
  });

  it("EP-15: says in which order cards at one place act, the highest first", () => {
    expect([...ordersOf(raidOf(played([RAID])).raid)]).toEqual([[1, 1], [0, 2]]);
  });

  it("is over within three seconds, five at the table", () => {
    const five = step(3, ...[0, 1, 2, 3, 4].map((seat) => event("revealed", { seat, item: `card hotel-${seat + 1}` })), ...ROLLED);
    expect(played([five])[0]!.acts.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(3500);
  });
});

describe("the sheriffs", () => {
  it("come after the cards and the dice, star by star, the last one longest in the air", () => {
    const [raid, sheriffs, ...more] = played([SHERIFFS], { stars: 3 });
    expect([raid!.kind, sheriffs!.kind, more]).toEqual(["raid", "sheriffs", []]);
    expect(sheriffs!.acts.length).toBe(starsOf(raidOf([raid!]).raid) + 2);
    expect(sheriffs!.acts[1]).toBeGreaterThan(sheriffs!.acts[0]!);
    expect(sounds(sheriffs!)).toEqual([["star"], ["star"], ["hoofs", "sheriffs"], []]);
  });

  it("EP-40: are told who loses what", () => {
    const { raid } = played([SHERIFFS])[1]!.data as RaidData;
    expect([...raid.seats].map(([seat, { lost }]) => [seat, lost])).toEqual([[0, 3], [1, 0], [2, 0]]);
  });
});

describe("from town to town", () => {
  const arrival = step(12, event("town", { n: 1 }), event("lookout", { seat: 2 }));

  it("EP-50: the coach drives on, and says who is the next lookout", () => {
    expect(played([arrival])).toMatchObject([{ kind: "travel", data: { from: { town: "deadwood" }, to: { town: "cheyenne" }, isLast: false, lookout: 2 } }]);
    expect(played([step(20, event("town", { n: 2 }))], { town: 1 })).toMatchObject([{ data: { isLast: true } }]);
  });

  it("what the next town pays is a long sentence, and stands long enough to be read", () => {
    expect(played([arrival])[0]!.acts.at(-1)).toBeGreaterThanOrEqual(2500);
  });

  it("no coach drives where the game begins", () => {
    expect(played([step(0, event("town", { n: 0 }), event("lookout", { seat: 1 }))])).toEqual([]);
  });

  it("all comes in the order it happened", () => {
    const leaves = step(11, event("emptied"), event("sold-here", { seat: 0, n: 11 }), event("paid", { seat: 0, n: 2 }), event("sold-elsewhere", { seat: 0, n: 5 }), event("paid", { seat: 0, n: 5 }));
    expect(kinds(played([SHERIFFS, leaves, arrival]))).toEqual(["raid", "sheriffs", "stripped", "sale", "travel"]);
  });
});

describe("a sale", () => {
  const sale = step(5, event("sold-here", { seat: 1, n: 11 }), event("paid", { seat: 1, n: 2 }), event("sold-elsewhere", { seat: 1, n: 5 }), event("paid", { seat: 1, n: 5 }));

  it("EP-32: is reckoned sum by sum before who sells", () => {
    expect(played([sale], { me: 1 })).toMatchObject([
      { kind: "sale", data: { seat: 1, town: "deadwood", shares: [{ points: 11, rate: 4, nuggets: 2 }, { points: 5, rate: 1, nuggets: 5 }] } },
    ]);
  });

  it("lasts until the last nugget has fallen", () => {
    const rich = step(5, event("sold-elsewhere", { seat: 1, n: 39 }), event("paid", { seat: 1, n: 39 }));
    const [few, many] = [played([sale], { me: 1 }), played([rich], { me: 1 })].map((found) => found[0]!.acts[0]!);
    expect(few).toBeLessThan(many!);
    expect(many).toBeGreaterThan(MOST_NUGGETS * NUGGET_MS);
  });

  it("keeps nobody else waiting", () => {
    expect(played([sale], { me: 0 })).toEqual([]);
    expect(played([sale], { me: -1 })).toEqual([]);
  });
});

it("what a scene has told does not move once more, and tiles come from the stack of their place", () => {
  const moved = flights([...RAID.events, event("drew", { item: "?", source: "pile-bank", target: "hand-1" })], true);
  expect(moved.filter(({ source }) => source).map(({ what, source }) => [what, source])).toEqual([
    ["took", "stacks-bank"],
    ["took", "stacks-bank"],
    ["drew", "pile-bank"],
  ]);
  expect(flights(RAID.events, false).some(({ what }) => what === "stars")).toBe(true);
});
