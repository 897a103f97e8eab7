import { expect, test } from "vitest";
import type { Position, Step } from "../server/protocol";
import { tookBack } from "./took-back";

const step = (n: number, seat: number, back_to: number | null, text: string): Step => ({ n, seat, events: [], back_to, lines: [{ text, seat, is_heading: false, places: [] }] });
const at = (seat: number, ...steps: Step[]): Position => ({ seat, steps }) as unknown as Position;

test("what others take back is said once, and never to whoever did it", () => {
  const steps = [step(4, 1, null, "Bob lays a card."), step(5, 1, 4, "Bob takes a move back.")];
  expect(tookBack(at(0, ...steps), 3)).toBe("Bob takes a move back.");
  expect(tookBack(at(0, ...steps), 5)).toBeNull();
  expect(tookBack(at(1, ...steps), 3)).toBeNull();
});

test("who has just come is told the story, not the news", () => {
  expect(tookBack(at(0, step(5, 1, 4, "Bob takes a move back.")), -1)).toBeNull();
});
