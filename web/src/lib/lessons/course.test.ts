import { describe, expect, it, vi } from "vitest";
import type { FromServer, Lesson, LessonBeat, Position, TableInfo } from "../server/protocol";
import { Course } from "./course.svelte";

const beat = (words: string, more: Partial<LessonBeat> = {}): LessonBeat => ({ words, values: {}, light: [], rule: null, move: null, instead: {}, ...more });
const at = (n: number): Position => ({ type: "position", table: "lesson", n }) as unknown as Position;

/** Two things to read, a move with another one to try, one of somebody else, and a last word. */
const LESSON: Lesson = {
  table: { id: "lesson", seats: [] } as unknown as TableInfo,
  turns: [
    { position: at(0), beats: [beat("first"), beat("second"), beat("lay", { move: "lay 4", instead: { "lay 3": "not-three" } })], move: "lay 4", foreseen: [] },
    { position: at(1), beats: [], move: null, foreseen: [] },
    { position: at(2), beats: [beat("last")], move: null, foreseen: [] },
  ],
};

function begun(from = 0): { course: Course; heard: FromServer[]; rested: (() => void)[]; done: ReturnType<typeof vi.fn> } {
  const [heard, rested, done] = [[] as FromServer[], [] as (() => void)[], vi.fn()];
  const course = new Course(LESSON, { rest: (then) => rested.push(then), soon: (then) => then(), done }, from);
  course.listen((message) => heard.push(message), () => course.send({ type: "watch", table: "lesson", since: -1 }));
  return { course, heard, rested, done };
}

const play = (course: Course, move: string): void => course.send({ type: "play", table: "lesson", offer: 1, move, id: "a" });
const positions = (heard: FromServer[]): number[] => heard.flatMap((message) => (message.type === "position" ? [message.n] : []));

describe("a lesson", () => {
  it("says nothing before the table shows what it is about", () => {
    const { course, heard } = begun();
    expect(heard.map((message) => message.type)).toEqual(["table", "position"]);
    expect(course.said).toBeNull();
    course.see(0);
    expect(course.said?.words).toBe("first");
  });

  it("lets no move be made before it is asked for", () => {
    const { course, heard } = begun();
    course.see(0);
    expect(course.open).toEqual([]);
    play(course, "lay 4");
    expect(positions(heard)).toEqual([0]);
    course.next();
    course.next();
    expect(course.open).toEqual(["lay 4", "lay 3"]);
    course.next(); // what is to be done is not read away
    expect(course.said?.words).toBe("lay");
  });

  it("answers a move that is better left alone, and stays where it is", () => {
    const { course, heard } = begun(2);
    course.see(0);
    play(course, "lay 3");
    expect([course.answer, positions(heard)]).toEqual(["not-three", [0]]);
    expect(heard.at(-1)).toMatchObject({ type: "accepted", n: 0 });
    play(course, "lay 4");
    expect([course.answer, positions(heard)]).toEqual([null, [0, 1]]);
  });

  it("rests before others move, once the table shows what was before", () => {
    const { course, heard, rested } = begun(2);
    course.see(0);
    play(course, "lay 4");
    expect(rested).toHaveLength(0);
    course.see(1);
    rested[0]!();
    expect(positions(heard)).toEqual([0, 1, 2]);
  });

  it("goes back among what is said at one moment only", () => {
    const { course } = begun();
    course.see(0);
    expect(course.canGoBack).toBe(false);
    course.next();
    course.back();
    expect(course.said?.words).toBe("first");
  });

  it("begins where it was left", () => {
    const { course, done } = begun(3);
    course.see(2);
    expect([course.said?.words, course.done, course.n]).toEqual(["last", 3, 4]);
    course.next();
    expect(course.isOver).toBe(true);
    expect(done).toHaveBeenCalledOnce();
  });
});
