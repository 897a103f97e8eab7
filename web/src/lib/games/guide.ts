// A first game, explained as it goes: which step of the help is shown. What one is asked comes first, and then what has
// not been read.

import type { Event, Step } from "../server/protocol";
import type { GuideStep } from "./game-page";

/** A step that is behind the reader when the reader says so. */
export const read: GuideStep = { about: [], until: [], by: "me" };
/** A step about a move that is asked for, until the reader has done such a thing. */
export const asked = <Group extends string, Name extends string>(about: Group[], ...until: Name[]): GuideStep => ({ about, until, by: "me" });
/** A step until such a thing happens, whoever does it. */
export const anybody = <Name extends string>(...until: Name[]): GuideStep => ({ about: [], until, by: "anybody" });

/** The same step, with a quiet light on what it speaks of. */
export const lit = (step: GuideStep, on: (me: number) => readonly string[]): GuideStep => ({ ...step, on });

/** The same step, about something that the game's lesson has told already. */
export const taught = (step: GuideStep): GuideStep => ({ ...step, isInLesson: true });

/** The steps that are about such things. There is always something left to say. */
export function inLesson(guide: readonly GuideStep[]): number[] {
  const found = guide.flatMap(({ isInLesson }, i) => (isInLesson ? [i] : []));
  return found.length < guide.length ? found : [];
}

/** The steps that are behind the reader now that these things have happened. */
export function behind(guide: readonly GuideStep[], done: readonly number[], events: readonly Event[], me: number): number[] {
  const past = guide.flatMap(({ until, by }, i) =>
    events.some((event) => until.includes(event.what) && (by === "anybody" || event.seat === me)) ? [i] : [],
  );
  return [...new Set([...done, ...past])];
}

/** The step to show: about what is asked now, else the one that is being read, else the first that is not yet behind. */
export function stepFor(guide: readonly GuideStep[], at: number, done: readonly number[], groups: readonly string[]): number {
  const left = guide.map((_, i) => i).filter((i) => !done.includes(i));
  const now = left.find((i) => guide[i]!.about.some((group) => groups.includes(group)));
  if (now !== undefined) return now;
  return left.includes(at) ? at : (left[0] ?? guide.length - 1);
}

/** What is behind the reader after these steps of a game: whoever has acted need not be told any more how it begins. */
export function caughtUp(guide: readonly GuideStep[], done: readonly number[], steps: readonly Step[], me: number): number[] {
  const past = behind(guide, done, eventsAfter(steps, -1), me);
  if (!hasActed(steps, me)) return past;
  const first = guide.findIndex(({ about, until }) => about.length || until.length);
  return [...new Set([...past, ...guide.slice(0, Math.max(0, first)).keys()])];
}

export const hasActed = (steps: readonly Step[], me: number): boolean => steps.some((step) => step.n > 0 && step.seat === me);

/** The events after a step. */
export const eventsAfter = (steps: readonly Step[], n: number): Event[] =>
  steps.filter((step) => step.n > n).flatMap((step) => step.events);
