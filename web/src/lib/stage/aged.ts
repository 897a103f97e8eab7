import type { Position } from "../server/protocol";

/** A position that has waited to be shown: the clocks in it have run meanwhile. */
export function aged(position: Position, ms: number): Position {
  if (!position.clocks.length || ms <= 0) return position;
  const clocks = position.clocks.map((clock) => {
    const ran = Math.max(0, ms - clock.waits_ms);
    const move_ms = Math.max(0, clock.move_ms - ran);
    const bank_ms = Math.max(0, clock.bank_ms - Math.max(0, ran - clock.move_ms));
    return { ...clock, move_ms, bank_ms, waits_ms: Math.max(0, clock.waits_ms - ms) };
  });
  return { ...position, clocks };
}
