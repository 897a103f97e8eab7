import { describe, expect, it } from "vitest";
import type { Event, Position, Step } from "../../lib/server/protocol";
import { rowAt, scenes, type Asking, type Covering, type Shot, type Taking } from "./scenes";

const grid = (n = 0): number[][] => Array.from({ length: 3 }, () => Array<number>(7).fill(n));
const event = (what: string, more: Partial<Event> = {}): Event => ({ what, seat: 0, item: null, n: 1, source: null, target: null, ...more });
const step = (n: number, ...events: Event[]): Step => ({ n, seat: 0, events, lines: [], back_to: null });

function position(view: object = {}, facts: object = {}): Position {
  const rows = { laid: grid(), photo: grid(), bank: grid(), gun: grid(), coach: grid(), hideout: grid() };
  return {
    view: { pending: 0, phase: 1, target: 0, covered: 0, n_seats: 3, ...rows, ...view },
    facts: { poster: Array<number>(7).fill(3), money: [1, 2, 3], payout: grid(), points: grid(), covered: grid(), ...facts },
  } as unknown as Position;
}

const played = (fresh: Step[], before = position(), now = position()) => scenes({ before, now, fresh, story: fresh, me: 0, names: ["Ann", "Bob", "Cay"] });

it("places of rows are read as the engine writes them", () => {
  expect(rowAt("row-2-jesse-james")).toEqual({ seat: 1, outlaw: 4 });
  expect(rowAt("poster-jesse-james")).toBeNull();
});

describe("a shot", () => {
  const robbery = event("played", { item: "bank-robbery", source: "hand-1", target: "aside" });

  it("is staged with the card it is for and the one it turns up", () => {
    const [scene] = played([step(1, robbery, event("shot", { item: "wes-hardin" }), event("hit"))]);
    expect(scene).toMatchObject({ kind: "shot", data: { seat: 0, card: 15, turned: 6, isHit: true, hidden: null } satisfies Shot });
  });

  it("that misses takes nothing", () => {
    const found = played([step(1, robbery, event("shot", { item: "hideout" }), event("missed", { item: "bank-robbery", source: "aside", target: "discards" }))]);
    expect(found).toHaveLength(1);
    expect(found[0]!.data).toMatchObject({ isHit: false });
  });

  it("that hits brings bills at once where there is one row only", () => {
    const placed = event("placed", { item: "bank-robbery", source: "aside", target: "row-1-bob-dalton" });
    const reward = event("reward", { item: "bill", n: 1, target: "poster-bob-dalton" });
    const found = played([step(1, robbery, event("shot", { item: "wes-hardin" }), event("hit"), placed, reward)]);
    expect(found.map((scene) => scene.kind)).toEqual(["shot", "taking"]);
    expect(found[1]!.data).toEqual({ seat: 0, card: 15, outlaw: 2, from: 3, to: 4 } satisfies Taking);
  });

  it("of a Wyatt Earp at a Hideout says what lies under it", () => {
    const covered = grid();
    covered[1]![4] = 6;
    const asked = position({ phase: 5, target: 1, covered: 4 }, { covered });
    const earp = event("played", { seat: 1, item: "wyatt-earp" });
    const [scene] = played([step(1, earp, event("shot", { seat: 1, item: "hideout" }), event("missed", { seat: 1 }))], asked);
    expect((scene!.data as Shot).hidden).toEqual({ seat: 1, outlaw: 4, points: 6 });
  });
});

it("WE-56: a Hideout says whose row it covers and what that costs", () => {
  const [laid, covered, paid] = [grid(), grid(), grid()];
  [laid[1]![4], covered[1]![4], paid[1]![4]] = [3, 6, 5];
  const now = position({ laid }, { covered });
  const [scene] = played([step(1, event("covered", { item: "hideout", source: "aside", target: "row-2-jesse-james" }))], position({ laid }, { payout: paid }), now);
  expect(scene!.data).toMatchObject({ seat: 0, row: { seat: 1, outlaw: 4 }, points: 6, lost: 5 } satisfies Partial<Covering>);
  expect((scene!.data as Covering).cards).toHaveLength(3);
});

it("WE-53: players are asked one after the other, and all see who had one", () => {
  const asked = (seat: number): Event => event("asked", { n: 4, target: `hand-${seat + 1}` });
  const found = played([step(1, asked(1), event("vain", { seat: 1, n: 4 }), asked(2), event("gave", { seat: 2, item: "jesse-james" }))]);
  expect(found).toHaveLength(1);
  expect(found[0]!.data).toEqual({ seat: 0, outlaw: 4, asked: [{ seat: 1, gave: false }, { seat: 2, gave: true }] } satisfies Asking);
  expect(found[0]!.acts).toHaveLength(3);
});

it("a Photo, cards that are laid and cards that are drawn are no scene", () => {
  const photo = event("placed", { item: "photo-jesse-james", source: "hand-1", target: "row-1-jesse-james" });
  expect(played([step(1, photo, event("reward", { item: "bill" })), step(2, event("laid")), step(3, event("drew", { n: 2 }))])).toEqual([]);
});

describe("what a moment comes to", () => {
  const LEAST_MS = 1200; // a short sentence is read in it
  const robbery = event("played", { item: "bank-robbery" });
  const last = (...events: Event[]): number => played([step(1, ...events)], position({}, { covered: grid(5) })).at(-1)!.acts.at(-1)!;

  it("stands long enough to be read", () => {
    expect(last(robbery, event("shot", { item: "hideout" }), event("missed"))).toBeGreaterThanOrEqual(LEAST_MS);
    expect(last(event("covered", { target: "row-2-jesse-james" }))).toBeGreaterThanOrEqual(LEAST_MS);
    expect(last(event("freed", { source: "row-2-jesse-james" }))).toBeGreaterThanOrEqual(LEAST_MS);
    expect(last(event("placed", { item: "bank-robbery", source: "aside", target: "row-1-bob-dalton" }))).toBeGreaterThanOrEqual(LEAST_MS);
    expect(last(event("robbed", { source: "row-2-jesse-james" }))).toBeGreaterThanOrEqual(LEAST_MS);
    expect(last(event("asked", { n: 4, target: "hand-2" }), event("vain", { seat: 1, n: 4 }))).toBeGreaterThanOrEqual(LEAST_MS);
  });

  it("stands longer where more is said: of a row that stays hidden than of a card that is lost, and of that than of a hit", () => {
    const hideout = grid();
    hideout[0]![4] = 1;
    const earp = [event("played", { item: "wyatt-earp" }), event("shot", { item: "hideout" }), event("missed")];
    const [scene] = played([step(1, ...earp)], position({ hideout }));
    const miss = last(robbery, event("shot", { item: "hideout" }), event("missed"));
    expect(scene!.acts.at(-1)).toBeGreaterThan(miss);
    expect(last(robbery, event("shot", { item: "wes-hardin" }), event("hit"))).toBeLessThan(miss);
  });
});

it("a reckoning remains until it has been read", () => {
  const paid = event("paid", { seat: 0, n: 2, item: "bill", source: "poster-wes-hardin", target: "money-1" });
  const [scene] = played([step(9, event("hand-ends", { n: 70 }), event("points", { n: 9, target: "poster-wes-hardin" }), paid)]);
  expect(scene).toMatchObject({ kind: "reckoning", stays: true });
});
