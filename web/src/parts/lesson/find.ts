// What the light falls on: things on the table, by the places they are marked with and by the moves they make.

const isSeen = (thing: Element): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(thing).visibility !== "hidden";
};

const seen = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);

const area = (thing: Element): number => {
  const { width, height } = thing.getBoundingClientRect();
  return width * height;
};

/** Not what only marks where flights to it end, when it is drawn elsewhere. */
function large(things: Element[]): Element[] {
  const most = Math.max(0, ...things.map(area));
  return things.filter((thing) => area(thing) > most / 4);
}

/** What makes a move, or asks whether it is meant; what asks is seen whole, and nothing that lies under it. */
function doers(moves: readonly string[]): Element[] {
  const buttons = moves.flatMap((move) => seen(`[data-move="${CSS.escape(move)}"], [data-asks="${CSS.escape(move)}"]`));
  const asking = buttons.flatMap((button) => button.closest("[role=alertdialog]") ?? []);
  return asking.length ? asking : buttons;
}

/** Everything that is marked as one of the places, and everything that makes one of the moves. */
export function found(places: readonly string[], moves: readonly string[]): Element[] {
  const lit = places.flatMap((place) => large(seen(`[data-place~="${CSS.escape(place)}"]`)));
  const all = [...new Set([...lit, ...doers(moves)])];
  return all.filter((thing) => !all.some((other) => other !== thing && other.contains(thing)));
}

/** What holds a thing where it is while the page scrolls; null: it scrolls too. */
export function holderOf(thing: Element): Element | null {
  for (let one: Element | null = thing; one; one = one.parentElement) {
    if (["fixed", "sticky"].includes(getComputedStyle(one).position)) return one;
  }
  return null;
}

/** It does not scroll with the page. */
export const isFixed = (thing: Element): boolean => holderOf(thing) !== null;
