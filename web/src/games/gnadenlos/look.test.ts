import { describe, expect, it } from "vitest";
import type { LookedAt } from "../../lib/games/game-page";
import type { Move } from "../../lib/server/protocol";
import { words } from "../../lib/words/words.svelte";
import { ADVENTURERS } from "./generated";
import { look } from "./look";

await words.learn("gnadenlos/table", "gnadenlos/web", "gnadenlos/clear", "gnadenlos/look");

const facts = {
  phase: "show",
  values: { lund: [7, 4, 3] },
  event: { kind: "rush-1", good_at: "gold", first: 3, second: 1 },
  events: { left: { "rush-1": 0, "high-noon": 2 } },
  market: { columns: 6, n: 7, payday: 18, called: [0.32, 0.56, 0.82] },
  memory: { market: ["b3"] },
  track: { goal: 28, start: 6, fall: 5, zones: [{ to: 7, up: 4, down: 1 }] },
  undertaker: { steps: 2, of: 7 },
  seats: [{ fame: 7, gold: 4, vultures: 1, vultures_left: 2, to_goal: 21, adventurers: 2, notes: 9 }],
  own: { adds: {}, buys: [] },
};
const view = { seat: 0, hand: ADVENTURERS.map(() => 0), discard: [], row: [], shown: [0], market: [9, 0] };
const moves = (...all: string[]): Map<string, Move> => new Map(all.map((move) => [move, { move } as Move]));
const at = (item: string, more: Partial<LookedAt> = {}): LookedAt =>
  ({ item, info: { options: { memory_aid: false } }, position: { view, facts }, me: 0, names: ["Ann", "Bob"], moves: moves(), ...more }) as unknown as LookedAt;

describe("what is looked at", () => {
  it("an adventurer says what each value does, and what counts now", () => {
    const found = look(at("adventurer/lund"))!;
    expect(found.title).toContain("Lund");
    expect(found.does.join()).toMatch(/Gold 7.*Revolver 4.*Cards 3/);
    expect(found.now).toEqual([{ what: "Counts now", is: "7" }]);
    expect(look(at("adventurer/nobody"))).toBeNull();
  });

  it("one in the hand is chosen from there, or says why not", () => {
    expect(look(at("hand/lund", { moves: moves("show lund") }))).toMatchObject({ deeds: [{ move: "show lund" }], cannot: null });
    expect(look(at("hand/lund"))!.cannot).toEqual({ move: "show lund" });
  });

  it("an IOU says who pays, and what bidding it would cost", () => {
    expect(look(at("own-note/a3"))!.now).toEqual([{ what: "Bid and called in", is: "costs you 3 gold" }]);
    expect(look(at("own-note/b3"))!.now).toEqual([{ what: "Bid and called in", is: "costs you nothing" }]);
    expect(look(at("note/b3"))!.does[0]).toContain("Bob pays 3 gold");
  });

  it("a place in the market tells only a good memory what lies there", () => {
    expect(JSON.stringify(look(at("place/1"))!.now)).not.toContain("Bob");
    const found = look(at("place/1", { info: { options: { memory_aid: true } } as LookedAt["info"] }))!;
    expect(found.now).toContainEqual({ what: "Seen here", is: "Bob’s 3" });
    expect(look(at("place/2"))!.title).toBe("Place 2: empty");
  });

  it.each(["event/high-noon", "event/rush-1", "space/7", "seat/1", "undertaker", "ridge"])("%s says what it does", (item) => {
    const found = look(at(item))!;
    expect(found.does.join().length).toBeGreaterThan(20);
    expect([found.title, ...found.does].join()).not.toContain("gnadenlos-");
  });

  it("nothing else is anything", () => expect(look(at("bank"))).toBeNull());
});
