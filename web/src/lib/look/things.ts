// Things on a table that can be looked at: whatever carries `data-look`, which says what lies there in the game's own
// way. A click that reads never plays: one opens the look only where nothing else would happen, which is on a thing that
// is no button, or on one that carries `data-opens-look` and does nothing else.

const THING = "[data-look]";
const DEED = "a, button, input, select, textarea, summary, label, [data-move]";
const OPENED = "look-at-it";

export const itemOf = (thing: Element): string => (thing as HTMLElement).dataset.look ?? "";

/** The thing that something on the page belongs to. */
export const thingAt = (node: EventTarget | null): HTMLElement | null => (node instanceof Element ? node.closest<HTMLElement>(THING) : null);

/** The thing that a click here is meant to read; null: the click is for something else. */
export function readBy(node: EventTarget | null): HTMLElement | null {
  const thing = thingAt(node);
  const deed = node instanceof Element ? node.closest<HTMLElement>(DEED) : null;
  if (!thing || (deed === thing && thing.dataset.opensLook !== undefined)) return thing;
  return deed === null ? thing : null;
}

/** All that can be seen, in the order of the page, each item once. */
export function allThings(root: ParentNode): HTMLElement[] {
  const found = new Map<string, HTMLElement>();
  for (const thing of root.querySelectorAll<HTMLElement>(THING)) {
    if (!found.has(itemOf(thing)) && thing.getClientRects().length > 0) found.set(itemOf(thing), thing);
  }
  return [...found.values()];
}

/** Opens the look of a thing, as a click on it would. */
export const openLook = (thing: Element): void => void thing.dispatchEvent(new CustomEvent(OPENED, { bubbles: true }));

/** Calls `open` whenever `openLook` is called for something in here. */
export function onOpened(root: HTMLElement, open: (thing: HTMLElement) => void): () => void {
  const opened = (event: Event): void => {
    const thing = thingAt(event.target);
    if (thing) open(thing);
  };
  root.addEventListener(OPENED, opened);
  return () => root.removeEventListener(OPENED, opened);
}
