// Places on the table, by the engine's names: `row-2-jesse-james` and `purse-2` are the second seat's.

/** The seat a place belongs to; -1: nobody's. */
export function seatIn(place: string | null): number {
  const [, number] = /^[a-z]+-(\d+)(?:-|$)/.exec(place ?? "") ?? [];
  return number === undefined ? -1 : Number(number) - 1;
}
