// The ticket by which one goes on with another device. It stands behind the #, where no server is told of it, and is
// taken out of the address as soon as it is read.

import { ApiError, post } from "../server/api";
import type { MadeTicket, Me } from "../server/protocol";
import { session } from "../server/session.svelte";

const MARK = "#go=";

export const makeTicket = (): Promise<MadeTicket> => post<MadeTicket>("/api/me/ticket");
export const ticketPath = (table: string, ticket: string): string => `/t/${table}${MARK}${ticket}`;

export function takeTicket(): string | null {
  if (!location.hash.startsWith(MARK)) return null;
  const ticket = location.hash.slice(MARK.length);
  history.replaceState(null, "", location.pathname + location.search);
  return ticket;
}

/** Come in as whoever made it. Who is that already goes on. */
export async function useTicket(ticket: string): Promise<void> {
  try {
    await post<Me>("/api/ticket", { ticket });
    await session.again();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "signed-in")) throw error;
  }
}
