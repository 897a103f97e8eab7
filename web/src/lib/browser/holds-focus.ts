// What lies over the page holds the keyboard: Tab stays within, Escape puts it away, and the focus goes back to where it
// was. (A real <dialog> does most of this by itself.)

const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex='0']";

/** Those that lie over each other; the last one holds. */
const stack: HTMLElement[] = [];

export interface Holding {
  /** Whether it does just now; a panel beside the table on a wide screen does not. */
  isOn?: boolean;
  escape?: () => void;
}

export function holdsFocus(node: HTMLElement, holding: Holding = {}): { update: (holding: Holding) => void; destroy: () => void } {
  let now: Holding = holding;
  const before = document.activeElement;
  stack.push(node);

  const isHolding = (): boolean => now.isOn !== false && stack.at(-1) === node && !document.querySelector("dialog[open]");
  const inside = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.getClientRects().length > 0);

  function key(event: KeyboardEvent): void {
    if (!isHolding()) return;
    if (event.key === "Escape" && now.escape) {
      event.preventDefault();
      event.stopPropagation();
      now.escape();
    }
    if (event.key !== "Tab") return;
    const all = inside();
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) return event.preventDefault();
    const at = document.activeElement;
    const isOut = !node.contains(at);
    if (event.shiftKey ? isOut || at === first : isOut || at === last) {
      event.preventDefault();
      (event.shiftKey ? last : first).focus();
    }
  }

  document.addEventListener("keydown", key, true);
  if (isHolding() && !node.contains(before)) inside()[0]?.focus({ preventScroll: true });
  return {
    update: (next) => (now = next),
    destroy(): void {
      document.removeEventListener("keydown", key, true);
      stack.splice(stack.indexOf(node), 1);
      const at = document.activeElement;
      const isLost = at === null || at === document.body || node.contains(at);
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
  };
}
