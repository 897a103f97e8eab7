// What those at a table are called. Whoever has left for good has no name any more: nobody else can have this one.

import { t } from "../words/words.svelte";

const SOMEBODY = "Somebody";

export const called = (name: string | null): string => (name === SOMEBODY ? t("web-somebody") : (name ?? ""));

/** Everybody at a table. Who has the same name as another has the number of the seat behind it; in names there are no brackets. */
export function calledAt(seats: readonly { name: string | null }[]): string[] {
  const all = seats.map(({ name }) => called(name));
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  return all.map((name, i) => (name && all.some((other, k) => k !== i && same(name, other)) ? `${name} (${i + 1})` : name));
}

/** Who said something: as the table calls whoever sits there, `names` by seat. */
export function saidBy(said: { person: string | null; name: string }, seats: readonly { person: string | null }[], names: readonly string[]): string {
  const seat = said.person === null ? -1 : seats.findIndex(({ person }) => person === said.person);
  return names[seat] ?? called(said.name);
}
