// A click on a table, or on the scene over it, brings the scene to its end; what has to be read is closed by its own button.
// The page's buttons that are about the stage (`data-stage`) can be pressed through a scene.

import type { Stage } from "./stage.svelte";

export function skips(node: HTMLElement, stage: Stage): { destroy: () => void } {
  function click(event: MouseEvent): void {
    const { playing } = stage;
    const isRead = playing?.scene.stays && playing.act >= playing.scene.acts.length;
    if (!playing || isRead || (event.target as Element).closest("a, button, input, select, summary")) return;
    event.stopPropagation();
    const pressed = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.matches("[data-stage]"));
    if (pressed) (pressed as HTMLElement).click();
    else stage.skip();
  }
  node.addEventListener("click", click, true);
  return { destroy: () => node.removeEventListener("click", click, true) };
}
