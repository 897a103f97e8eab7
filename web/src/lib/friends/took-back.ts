// Moves that others take back are said, not only found in the story: what one has just looked at is gone.

import type { Position } from "../server/protocol";

/** `since`: the last step that was known before. Null: nobody else has taken anything back. */
export function tookBack(position: Position, since: number): string | null {
  if (since < 0) return null;
  const step = position.steps.findLast((one) => one.n > since && one.back_to !== null && one.seat !== position.seat);
  return step?.lines[0]?.text ?? null;
}
