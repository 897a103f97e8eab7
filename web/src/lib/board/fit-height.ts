// How high a board may be, so that it and all that stands beside it in its column fit the window.

/** Keeps `--height` on a board. Known beforehand, it spares the browser from measuring the board again and again. */
export function fitHeight(node: HTMLElement): { destroy: () => void } {
  const column = node.parentElement!;
  const others = (): HTMLElement[] => [...column.children].filter((one): one is HTMLElement => one !== node && one instanceof HTMLElement);

  function measure(): void {
    const shown = others().filter((one) => one.offsetHeight > 0);
    const { rowGap, paddingTop, paddingBottom } = getComputedStyle(column);
    const taken = shown.reduce((sum, one) => sum + one.getBoundingClientRect().height + parseFloat(rowGap), parseFloat(paddingTop) + parseFloat(paddingBottom));
    const above = column.getBoundingClientRect().top + window.scrollY;
    node.style.setProperty("--height", `${Math.floor(window.innerHeight - above - taken)}px`);
  }

  const sizes = new ResizeObserver(measure);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of others()) sizes.observe(one);
  };
  const comings = new MutationObserver(watch);
  comings.observe(column, { childList: true });
  window.addEventListener("resize", measure);
  watch();
  measure();
  return {
    destroy: () => {
      sizes.disconnect();
      comings.disconnect();
      window.removeEventListener("resize", measure);
    },
  };
}
