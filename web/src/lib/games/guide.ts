// A first game, explained as it goes: which step of the help is shown. What one is asked comes first, and then what has
// not been read.

import type { Event, GameName, Step } from "../server/protocol";

interface GuideStep {
  /** Groups of moves: it is shown when such a move is asked for. */
  about: string[];
  /** What has to happen before this step is behind one; none: the reader says so. */
  until: string[];
  /** By whom: by the reader, or by anybody. */
  by: "me" | "anybody";
}

const read: GuideStep = { about: [], until: [], by: "me" };
const asked = (about: string[], ...until: string[]): GuideStep => ({ about, until, by: "me" });
const anybody = (...until: string[]): GuideStep => ({ about: [], until, by: "anybody" });

export const GUIDES: Record<GameName, GuideStep[]> = {
  "wyatt-earp": [
    read,
    read,
    asked(["draw", "take"], "drew", "took"),
    asked(["lay"], "laid"),
    asked(["photo", "shoot", "ask", "rob", "earp"], "shot", "placed", "asked", "searches"),
    asked(["discard"], "discarded"),
    anybody("hand-ends"),
    read,
  ],
  "el-paso": [
    read,
    read,
    asked(["lay", "leave"], "laid", "leaves"),
    anybody("stars"),
    { about: [], until: ["took", "in-vain"], by: "me" },
    asked(["draw"], "drew"),
    asked(["keep", "done"], "paid", "lost"),
    read,
  ],
  gnadenlos: [
    read,
    read,
    asked(["show"], "shows"),
    anybody("revealed", "no-effect"),
    asked(["buy"], "bought", "fame"),
    asked(["add", "bid"], "bids"),
    asked(["hire", "take"], "hired"),
    anybody("payday-over"),
  ],
  showdown: [read, asked(["lay"], "chosen"), anybody("shared"), asked(["shoot", "hold"], "aimed", "held"), asked(["vest", "take-it"], "drawn"), read],
};

/** The steps that are behind the reader now that these things have happened. */
export function behind(game: GameName, done: readonly number[], events: readonly Event[], me: number): number[] {
  const past = GUIDES[game].flatMap(({ until, by }, i) =>
    events.some((event) => until.includes(event.what) && (by === "anybody" || event.seat === me)) ? [i] : [],
  );
  return [...new Set([...done, ...past])];
}

/** The step to show: about what is asked now, else the one that is being read, else the first that is not yet behind. */
export function stepFor(game: GameName, at: number, done: readonly number[], groups: readonly string[]): number {
  const left = GUIDES[game].map((_, i) => i).filter((i) => !done.includes(i));
  const now = left.find((i) => GUIDES[game][i]!.about.some((group) => groups.includes(group)));
  if (now !== undefined) return now;
  return left.includes(at) ? at : (left[0] ?? GUIDES[game].length - 1);
}

/** The events after a step. */
export const eventsAfter = (steps: readonly Step[], n: number): Event[] =>
  steps.filter((step) => step.n > n).flatMap((step) => step.events);
