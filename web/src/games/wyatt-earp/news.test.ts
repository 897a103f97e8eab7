import { expect, it } from "vitest";
import type { Event, Step } from "../../lib/server/protocol";
import { heap, lastShot, paid, reckoning } from "./news";

const event = (what: string, more: Partial<Event> = {}): Event => ({ what, seat: 0, item: null, n: 1, source: null, target: null, ...more });
const step = (n: number, ...events: Event[]): Step => ({ n, seat: 0, events, lines: [], back_to: null });

it("a shot lies there, hit or missed, until somebody draws", () => {
  const shot = lastShot([step(1, event("shot", { item: "wes-hardin" }), event("hit"))], null);
  expect(shot).toEqual({ key: "1.0", seat: 0, kind: 6, isHit: true });
  expect(lastShot([step(2, event("discarded"))], shot)).toEqual(shot);
  expect(lastShot([step(3, event("drew"))], shot)).toBeNull();
});

it("a reckoning is told bill by bill", () => {
  const found = reckoning(
    [
      step(
        9,
        event("hand-ends", { seat: 1, n: 70 }),
        event("points", { seat: 0, n: 6, target: "poster-wes-hardin" }),
        event("points", { seat: 1, n: 4, target: "poster-wes-hardin" }),
        event("paid", { seat: 0, n: 2, item: "bill", source: "poster-wes-hardin", target: "money-1" }),
        event("paid", { seat: 1, n: 1, item: "bill", source: "poster-wes-hardin", target: "money-2" }),
        event("stays", { seat: -1, n: 2, target: "poster-bob-dalton" }),
      ),
    ],
    2,
  );
  expect(found).toMatchObject({ n: 9, why: 70, seat: 1, isOver: false });
  expect(found?.points[6]).toEqual([6, 4]);
  expect(found?.notes[2]).toBe("stays");
  expect(paid(found!, 1)[6]).toEqual([1, 0]);
  expect(paid(found!, 3)[6]).toEqual([2, 1]);
});

it("without the end of a hand there is none", () => expect(reckoning([step(1, event("drew"))], 3)).toBeNull());

const thrown = (item: string): Event => event("discarded", { item, source: "hand-1", target: "discards" });

it("under the top discard lies the one before it", () => {
  const lies = heap([step(1, thrown("belle-starr")), step(2, thrown("hideout"))], []);
  expect(lies).toEqual([0, 18]);
  const took = step(3, event("took", { item: "hideout", source: "discards", target: "hand-2" }));
  expect(heap([took], lies)).toEqual([0]);
});

it("nobody knows the order of a pile that was searched, renewed or played back", () => {
  const picked = event("picked", { item: "?", source: "discards", target: "hand-2" });
  expect(heap([step(1, picked)], [0, 18])).toEqual([]);
  expect(heap([{ ...step(1, thrown("belle-starr")), back_to: 0 }], [0, 18])).toEqual([0]);
  const looked = event("looked", { item: "hideout", source: "discards", target: "discards" });
  expect(heap([step(1, looked)], [0, 18])).toEqual([0, 18]);
});
