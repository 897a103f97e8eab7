// The table that follows a finished one: who asked for it, who sits there already, who is still awaited.

import type { TableInfo } from "../server/protocol";

export interface Gathering {
  /** By whom it was opened; "": by somebody who is not there any more. */
  asker: string;
  isMine: boolean;
  sitting: string[];
  awaited: string[];
}

/** Seats stay the same: whoever is awaited sat there before. `names`: at the finished table. */
export function gatheringAt(next: TableInfo, names: readonly string[], me: string | null): Gathering {
  const asker = next.seats.findIndex((seat) => seat.person !== null && seat.person === next.host);
  return {
    asker: names[asker] ?? "",
    isMine: next.host !== null && next.host === me,
    sitting: next.seats.flatMap((seat, i) => (seat.name ? [names[i] ?? seat.name] : [])),
    awaited: next.seats.flatMap((seat, i) => (!seat.name && seat.is_kept ? [names[i] ?? ""] : [])),
  };
}
