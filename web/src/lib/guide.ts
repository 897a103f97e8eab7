// A first game, explained as it goes: which step of the help is shown, and what brings on the next.

import type { Event, GameName, Step } from "./protocol";

interface GuideStep {
  /** What has to happen before this step is behind one; none: the reader says so. */
  until: string[];
  /** By whom: by the reader, or by anybody. */
  by: "me" | "anybody";
}

const read: GuideStep = { until: [], by: "me" };
const mine = (...until: string[]): GuideStep => ({ until, by: "me" });
const anybody = (...until: string[]): GuideStep => ({ until, by: "anybody" });

export const GUIDES: Record<GameName, GuideStep[]> = {
  "wyatt-earp": [
    read,
    read,
    mine("drew", "took"),
    mine("laid"),
    mine("shot", "placed", "asked", "searches"),
    mine("discarded"),
    anybody("hand-ends"),
    read,
  ],
  "el-paso": [
    read,
    read,
    mine("laid", "leaves"),
    anybody("stars"),
    mine("took", "in-vain"),
    mine("drew"),
    mine("paid", "lost"),
    read,
  ],
  gnadenlos: [
    read,
    read,
    mine("shows"),
    anybody("revealed", "no-effect"),
    mine("bought", "fame"),
    mine("bids", "adds"),
    anybody("hired"),
    anybody("payday-over"),
  ],
  showdown: [read, mine("chosen"), anybody("shared"), anybody("aimed", "held"), anybody("drawn"), read],
};

/** Where the reader is now: past everything that has happened, in order, since the help was opened. */
export function advance(game: GameName, at: number, events: readonly Event[], me: number): number {
  const steps = GUIDES[game];
  for (const event of events) {
    const next = steps.findIndex(
      ({ until, by }, i) => i >= at && until.includes(event.what) && (by === "anybody" || event.seat === me),
    );
    // What is explained is not skipped far: a step that waits for something else stays.
    if (next >= 0 && steps.slice(at, next).every(({ until }) => until.length === 0)) at = next + 1;
  }
  return at;
}

/** The events after a step. */
export const eventsAfter = (steps: readonly Step[], n: number): Event[] =>
  steps.filter((step) => step.n > n).flatMap((step) => step.events);
