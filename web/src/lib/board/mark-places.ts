// A line of the story points at the table: where it happened, or else at the seat it tells of.

import type { Line } from "../server/protocol";

const POINTED = "pointed";

export function placesOf(line: Pick<Line, "places" | "seat">): string[] {
  if (line.places.length) return line.places;
  return line.seat >= 0 ? [`seat-${line.seat + 1}`] : [];
}

/** These places are marked and no others; an empty list takes the marks away. */
export function pointAt(places: readonly string[]): void {
  for (const marked of document.querySelectorAll(`.${POINTED}`)) marked.classList.remove(POINTED);
  for (const place of places) document.querySelector(`[data-place~="${CSS.escape(place)}"]`)?.classList.add(POINTED);
}
