// Below a board the page asks, or has a replay's controls; on a phone, what is chosen from stands right above that.

/** Keeps `--ask`, the height of what stands below, on a board. */
export function aboveAsk(node: HTMLElement): { destroy: () => void } {
  const ask = document.querySelector<HTMLElement>(".bottom, .controls");
  const measured = new ResizeObserver(() => node.style.setProperty("--ask", `${(ask?.offsetHeight ?? 0) - 1}px`));
  if (ask) measured.observe(ask);
  return { destroy: () => measured.disconnect() };
}
