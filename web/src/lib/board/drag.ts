// A thing taken by the pointer and dropped on a place. A finger that moves along the hand scrolls it; one that moves up
// takes the card. Tables move while people play: where it is dropped is decided by what lies under the pointer when it is
// let go, and what was taken up under one offer is not played under another.

import { offerAt } from "./offer";

export interface Drag {
  /** Nothing is dragged where this is false. */
  can: boolean;
  /** Called with the place dropped on, as `data-drop` names it. */
  drop: (place: string, onto: HTMLElement) => void;
}

const FAR_PX = 9;

export function draggable(node: HTMLElement, options: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let now = options;
  let start: { x: number; y: number; id: number; offer: string } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (now.can && event.button === 0) start = { x: event.clientX, y: event.clientY, id: event.pointerId, offer: offerAt(node) };
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR_PX) return;
      lift();
    }
    if (ghost) ghost.style.translate = `${dx}px ${dy}px`;
    mark(placeAt(event.clientX, event.clientY));
  }

  function lift(): void {
    const rect = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-move");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.cssText = `position:fixed;left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px;margin:0;z-index:30;pointer-events:none;rotate:2deg`;
    (node.closest("[data-table]") ?? document.body).append(ghost);
    node.dataset.dragged = "";
    if (start) node.setPointerCapture(start.id);
  }

  function placeAt(x: number, y: number): HTMLElement | null {
    for (const found of document.elementsFromPoint(x, y)) {
      const place = found.closest<HTMLElement>("[data-drop]");
      if (place) return place;
    }
    return null;
  }

  function mark(place: HTMLElement | null): void {
    if (over === place) return;
    over?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    over = place;
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [wasDragged, isSameOffer] = [ghost !== null, start.offer === offerAt(node)];
    letGo();
    if (!wasDragged) return;
    const place = isSameOffer ? placeAt(event.clientX, event.clientY) : null;
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    if (place?.dataset.drop) now.drop(place.dataset.drop, place);
  }

  function letGo(): void {
    ghost?.remove();
    mark(null);
    delete node.dataset.dragged;
    ghost = null;
    start = null;
  }

  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", letGo);
  return {
    update: (next) => (now = next),
    destroy: () => {
      letGo();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", letGo);
    },
  };
}
