// Where a card lies that is shown beside its thing: never over the thing, so never under the pointer that rests on it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, Math.max(least, most)));

/**
 * Beside a thing, inside the window; null: there is no room that leaves the thing in sight. What lies low is looked at
 * above it, as a hand is; all else at its side.
 */
export function beside(thing: Box, card: Size, window: Size): { left: number; top: number } | null {
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const left = between(EDGE, thing.left + thing.width / 2 - card.width / 2, window.width - card.width - EDGE);
  const top = between(EDGE, thing.top + thing.height / 2 - card.height / 2, window.height - card.height - EDGE);
  const above = { left, top: thing.top - GAP - card.height };
  const below = { left, top: bottom + GAP };
  const sides = [
    { left: right + GAP, top },
    { left: thing.left - GAP - card.width, top },
  ];
  const isLow = thing.top + thing.height / 2 > window.height * 0.6;
  const fits = (at: { left: number; top: number }): boolean =>
    at.left >= EDGE && at.top >= EDGE && at.left + card.width <= window.width - EDGE && at.top + card.height <= window.height - EDGE;
  return (isLow ? [above, ...sides, below] : [...sides, below, above]).find(fits) ?? null;
}
