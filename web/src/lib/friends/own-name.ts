// A guest's name, given on the way to a seat.

import { session } from "../server/session.svelte";

export async function nameBefore(name: string): Promise<void> {
  if (!session.me?.is_member) await session.named(name);
}
