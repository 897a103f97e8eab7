// Tables on this device that are not over, as the first page shows them: known without opening the house.

import type { FromServer, MyTable } from "../server/protocol";
import { isHere } from "./ids";

const KEY = "posse-alone";

export function unfinished(): MyTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as MyTable[]) : [];
  } catch {
    return [];
  }
}

/** Remember what was heard of such a table. */
export function hearHere(message: FromServer): void {
  if (message.type === "table" && isHere(message.table.id)) {
    const { table } = message;
    const isOver = table.status !== "open" && table.status !== "playing";
    change(table.id, (before) => (isOver ? null : { table, actors: before?.actors ?? [], is_my_turn: before?.is_my_turn ?? false }));
  } else if (message.type === "position" && isHere(message.table)) {
    const { actors, seat, result } = message;
    change(message.table, (before) => (before && !result ? { ...before, actors, is_my_turn: actors.includes(seat) } : null));
  }
}

function change(id: string, to: (before: MyTable | undefined) => MyTable | null): void {
  const all = unfinished();
  const now = to(all.find((one) => one.table.id === id));
  const others = all.filter((one) => one.table.id !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(now ? [now, ...others] : others));
  } catch {
    // A browser that may not remember anything still plays.
  }
}
