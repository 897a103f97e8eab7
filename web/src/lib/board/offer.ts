// Which offer a thing on the table belongs to. A press that begins under one offer and ends under another was meant for
// what lay there before: it does nothing.

/** The number of the offer, as `data-offer` on the table says; "": there is none. */
export const offerAt = (thing: Element): string => thing.closest<HTMLElement>("[data-offer]")?.dataset.offer ?? "";

/** Lets no click on a move through whose press began under another offer. Keys press and release at once, and count. */
export function sameOffer(node: HTMLElement): { destroy: () => void } {
  let pressed: string | null = null;

  const down = (): void => void (pressed = offerAt(node));

  function click(event: MouseEvent): void {
    const isMove = (event.target as Element).closest("[data-move]") !== null;
    const isLate = isMove && event.detail > 0 && pressed !== null && pressed !== offerAt(node);
    pressed = null;
    if (!isLate) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  node.addEventListener("pointerdown", down, true);
  node.addEventListener("click", click, true);
  return {
    destroy: () => {
      node.removeEventListener("pointerdown", down, true);
      node.removeEventListener("click", click, true);
    },
  };
}
