// A finger cannot point without touching: its first tap on a thing shows what it would do, the second does it. A thing
// with `data-once` is part of something that is asked for once more anyway; what is chosen by name on a card that has
// been opened to be read has been shown already, and that card lies over where it would be asked for again.

interface Taps {
  /** Whether a finger taps twice. */
  isOn: boolean;
  considered: string | null;
  consider: (move: string | null) => void;
}

export function taps(node: HTMLElement, options: Taps): { update: (next: Taps) => void; destroy: () => void } {
  let now = options;
  let pointer = "";
  let marked: HTMLElement | null = null;

  function mark(thing: HTMLElement | null): void {
    if (marked) delete marked.dataset.tapped;
    marked = thing;
    if (marked) marked.dataset.tapped = "";
  }

  function down(event: PointerEvent): void {
    pointer = event.pointerType;
  }

  function click(event: MouseEvent): void {
    const isFinger = pointer === "touch" && event.detail > 0; // not a mouse, a key or a program
    const on = event.target as Element;
    if (!now.isOn || !isFinger || on.closest("[data-considered], [data-look-card]")) return;
    const thing = on.closest<HTMLElement>("[data-move]");
    const move = thing?.dataset.move ?? null;
    if (move !== null && (move === now.considered || thing?.dataset.once !== undefined)) return;
    mark(move === null ? null : thing); // it is there before anybody asks for it
    if (move !== null || now.considered !== null) now.consider(move);
    if (move === null) return;
    event.stopPropagation();
    event.preventDefault();
    thing?.focus({ preventScroll: true }); // as a mouse would point at it
  }

  node.addEventListener("pointerdown", down, true);
  node.addEventListener("click", click, true);
  return {
    update: (next) => {
      now = next;
      if (next.considered === null) mark(null);
    },
    destroy: () => {
      mark(null);
      node.removeEventListener("pointerdown", down, true);
      node.removeEventListener("click", click, true);
    },
  };
}
