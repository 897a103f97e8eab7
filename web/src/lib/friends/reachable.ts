// An address under which others can open this page. “localhost” is nobody else's.

import { get } from "../server/api";
import type { Addresses } from "../server/protocol";

const OWN = ["localhost", "127.0.0.1", "[::1]", "::1"];

export const isOnlyHere = (hostname: string): boolean => OWN.includes(hostname);

/** The page's own origin, or this house's address in its network; null: nobody else can come here. */
export async function reachable(): Promise<string | null> {
  if (!isOnlyHere(location.hostname)) return location.origin;
  const { addresses } = await get<Addresses>("/api/addresses");
  return addresses[0] ?? null;
}
