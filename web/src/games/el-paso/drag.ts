// Pulling a card over to where it is laid: by mouse, pen or finger.

const APART = 8;

export interface Drag {
  enabled: boolean;
  drop: () => void;
}

/** The node follows the pointer; let go over a `[data-drop]`, it is dropped there. A plain click stays a click. */
export function draggable(node: HTMLElement, drag: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let now = drag;
  let from: { x: number; y: number; id: number } | null = null;
  let pulled = false;

  function down(event: PointerEvent): void {
    if (!now.enabled || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    pulled = false;
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!pulled && Math.hypot(x, y) < APART) return;
    if (!pulled) node.setPointerCapture(from.id);
    pulled = true;
    node.classList.add("pulled");
    node.style.translate = `${x}px ${y}px`;
  }

  function up(event: PointerEvent): void {
    if (!from) return;
    from = null;
    node.style.translate = "";
    node.classList.remove("pulled");
    if (!pulled || event.type === "pointercancel") return;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    if (under.some((element) => element.closest("[data-drop]") && !node.contains(element))) now.drop();
  }

  /** The click that ends a pull is none. */
  function click(event: MouseEvent): void {
    if (!pulled) return;
    pulled = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  return {
    update: (next) => (now = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
    },
  };
}
