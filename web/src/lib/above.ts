// Below a board the page asks; on a phone, what is chosen from stands right above that.

/** Keeps `--ask`, the height of what the page asks, on a board: 0 where nothing is asked. */
export function aboveAsk(node: HTMLElement): { destroy: () => void } {
  const ask = document.querySelector<HTMLElement>(".bottom");
  const measured = new ResizeObserver(() => node.style.setProperty("--ask", `${(ask?.offsetHeight ?? 0) - 1}px`));
  if (ask) measured.observe(ask);
  return { destroy: () => measured.disconnect() };
}
