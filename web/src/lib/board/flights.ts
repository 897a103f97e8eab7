// Things on their way: for every event that moves something, a ghost flies from place to place. A board marks its places
// with `data-place`; where one is not to be seen, nothing flies.

import { symbolRef } from "../../art/sprites";
import type { Board, Face } from "../games/game-page";
import { duration } from "../browser/preferences.svelte";
import type { Event, Step } from "../server/protocol";
import { hearMoves } from "../sound/of-events";

const FLIGHT_MS = 260;
const APART_MS = 70;
const MOST_AT_ONCE = 6;
const MOST_MS = 1200; // until the last one leaves

export function anchor(root: ParentNode, place: string | null): DOMRect | null {
  if (!place) return null;
  const found = root.querySelector(`[data-place~="${CSS.escape(place)}"]`);
  return found?.getClientRects().length ? found.getBoundingClientRect() : null;
}

/** The events of new steps that are worth a flight, in order; not the whole story of who has just come. */
export function flying(steps: readonly Step[], seen: number, chosen: Board["flights"] = (events) => [...events]): Event[] {
  const fresh = steps.filter((step) => step.n > seen && step.n > 0);
  if (fresh.length > 12) return [];
  const moving = fresh.flatMap((step) => step.events.filter((event) => event.source && event.target && event.item !== null));
  return chosen(moving, true);
}

export async function fly(root: HTMLElement, events: readonly Event[], face: (item: string, event: Event) => Face | null): Promise<void> {
  const ms = duration(FLIGHT_MS);
  hearMoves(events.filter((event) => face(event.item === "*" ? "?" : (event.item ?? "?"), event)), duration(APART_MS)); // what is not drawn has been told otherwise
  if (ms === 0 || root.querySelector("[data-veil]")) return; // nothing flies behind what is being read
  const apart = Math.min(duration(APART_MS), MOST_MS / events.reduce((sum, event) => sum + Math.min(event.n, MOST_AT_ONCE), 1));
  // All is measured before anything is added: a page that has just changed is laid out once.
  const routes = events.flatMap((event) => {
    const [from, to] = [anchor(root, event.source), anchor(root, event.target)];
    const drawn = face(event.item === "*" ? "?" : (event.item ?? "?"), event);
    return from && to && drawn ? Array.from({ length: Math.min(event.n, MOST_AT_ONCE) }, () => ({ from, to, drawn })) : [];
  });
  if (!routes.length) return;
  const sky = document.createElement("div");
  sky.style.cssText = "position:fixed;inset:0;contain:strict;pointer-events:none;z-index:5"; // below any scene
  root.append(sky);
  await Promise.allSettled(routes.map(({ from, to, drawn }, i) => flight(sky, from, to, drawn, i * apart, ms)));
  sky.remove();
}

function flight(sky: HTMLElement, from: DOMRect, to: DOMRect, face: Face, delay: number, ms: number): Promise<unknown> {
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  ghost.setAttribute("viewBox", face.box);
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", symbolRef(face.of));
  ghost.append(use);
  ghost.style.cssText = `position:absolute;left:0;top:0;width:${face.width}px;filter:drop-shadow(0 4px 6px rgb(0 0 0 / .4))`;
  sky.append(ghost);
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2 - face.width / 2}px, ${rect.top + rect.height / 2 - face.width * 0.6}px)`;
  const animation = ghost.animate(
    [
      { transform: `${at(from)} scale(.9)`, opacity: 0.4 },
      { transform: `${at(from)} scale(1)`, opacity: 1, offset: 0.12 },
      { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${at(to)} scale(.9)`, opacity: 0 },
    ],
    { duration: ms, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" },
  );
  return animation.finished.finally(() => ghost.remove());
}

/** A click lets everything arrive. */
export function land(root: HTMLElement): void {
  for (const ghost of root.querySelectorAll(".ghost")) for (const animation of ghost.getAnimations()) animation.finish();
}
