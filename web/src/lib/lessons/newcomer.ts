// Who has neither played a game in this browser nor heard its lesson is new to it, and is asked once.

import { keep, prefs } from "../browser/preferences.svelte";

type Known = Pick<typeof prefs, "guided" | "taught" | "asked" | "isGuideOff">;

export const isNewTo = (game: string, known: Known = prefs): boolean => !known.guided.includes(game) && !known.taught.includes(game);

/** Whether to ask, before a first game, if the lesson should come first. */
export const isToBeAsked = (game: string, known: Known = prefs): boolean =>
  !known.isGuideOff && isNewTo(game, known) && !known.asked.includes(game);

export function wasAsked(game: string): void {
  if (!prefs.asked.includes(game)) keep({ asked: [...prefs.asked, game] });
}
