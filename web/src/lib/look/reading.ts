// How a thing is looked at: by resting a mouse on it, by a long press, a right click, a click where nothing else would
// happen, or the key `i`. This hears of all of them, for every thing on the table at once.

import { allThings, onOpened, readBy, thingAt } from "./things";

export interface Reader {
  /** A mouse rests on this; null: no longer. */
  rest: (thing: HTMLElement | null) => void;
  /** This is to be read in peace. */
  hold: (thing: HTMLElement) => void;
  /** A thing has the focus; null: none has. */
  focus: (thing: HTMLElement | null) => void;
}

const REST_MS = 500;
const PRESS_MS = 500;
const STILL_PX = 10;
const LOOK_KEY = "i";

export function reading(root: HTMLElement, reader: Reader): () => void {
  let rested: HTMLElement | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let pressedAt = { x: 0, y: 0 };
  let mouseAt = { x: -1, y: -1 };
  let isHeld = false;

  const onTable = (node: EventTarget | null): boolean => node instanceof Node && root.contains(node) && !(node as Element).closest?.("[data-look-card]");

  function rest(thing: HTMLElement | null): void {
    if (thing === rested) return;
    rested = thing;
    clearTimeout(resting);
    reader.rest(null);
    if (thing) resting = setTimeout(() => thing.isConnected && reader.rest(thing), REST_MS);
  }

  /** What is being done is not what is being read. */
  function stop(): void {
    clearTimeout(resting);
    clearTimeout(pressing);
    reader.rest(null);
  }

  /** What comes to lie under a mouse that rests has not been pointed at. */
  function over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    const thing = onTable(event.target) ? thingAt(event.target) : null;
    const isMoved = event.clientX !== mouseAt.x || event.clientY !== mouseAt.y;
    mouseAt = { x: event.clientX, y: event.clientY };
    if (isMoved) rest(thing);
    else if (thing !== rested) rest(null);
  }

  function down(event: PointerEvent): void {
    stop();
    isHeld = false;
    const thing = onTable(event.target) && event.pointerType !== "mouse" ? thingAt(event.target) : null;
    if (!thing) return;
    pressedAt = { x: event.clientX, y: event.clientY };
    pressing = setTimeout(() => {
      isHeld = true;
      reader.hold(thing);
    }, PRESS_MS);
  }

  function move(event: PointerEvent): void {
    over(event);
    if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > STILL_PX) clearTimeout(pressing);
  }

  /** The click that ends a long press is no click. */
  function click(event: MouseEvent): void {
    if (isHeld) {
      isHeld = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const thing = onTable(event.target) ? readBy(event.target) : null;
    if (thing && !event.defaultPrevented) reader.hold(thing);
  }

  function menu(event: MouseEvent): void {
    const thing = onTable(event.target) ? thingAt(event.target) : null;
    if (!thing) return;
    event.preventDefault();
    clearTimeout(pressing);
    if (!isHeld) reader.hold(thing);
  }

  function key(event: KeyboardEvent): void {
    stop();
    const on = event.target as Element;
    if (event.key !== LOOK_KEY || event.ctrlKey || event.metaKey || event.altKey || on.closest?.("input, textarea, select, [role=dialog]")) return;
    const thing = thingAt(document.activeElement) ?? (rested?.isConnected ? rested : null) ?? allThings(root)[0];
    if (!thing) return;
    event.preventDefault();
    reader.hold(thing);
  }

  const letGo = (): void => clearTimeout(pressing);
  // A button that goes with the focus says so in the midst of the change that takes it away: it is heard of afterwards.
  const focused = (event: FocusEvent): void => queueMicrotask(() => reader.focus(onTable(event.target) ? thingAt(event.target) : null));
  const blurred = (): void => queueMicrotask(() => reader.focus(null));
  const left = (): void => rest(null);

  const heard: [EventTarget, string, (event: never) => void, boolean][] = [
    [document, "pointerover", over, false],
    [document.documentElement, "pointerleave", left, false],
    [window, "pointerdown", down, true],
    [window, "pointermove", move, true],
    [window, "pointerup", letGo, true],
    [window, "pointercancel", letGo, true],
    [window, "scroll", stop, true],
    [window, "contextmenu", menu, true],
    [window, "keydown", key, false],
    [root, "focusin", focused, false],
    [root, "focusout", blurred, false],
  ];
  for (const [where, what, then, isFirst] of heard) where.addEventListener(what, then as (event: Event) => void, isFirst);
  // A long press is heard of first, so that its click plays nothing; a click that reads comes last, if nobody wanted it.
  const swallow = (event: MouseEvent): void => void (isHeld && click(event));
  window.addEventListener("click", swallow, true);
  window.addEventListener("click", click);
  const forget = onOpened(root, reader.hold);
  return () => {
    stop();
    forget();
    for (const [where, what, then, isFirst] of heard) where.removeEventListener(what, then as (event: Event) => void, isFirst);
    window.removeEventListener("click", swallow, true);
    window.removeEventListener("click", click);
  };
}
