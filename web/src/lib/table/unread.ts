// Which of a table's messages this browser has not shown yet.

import type { Chat } from "../server/protocol";
import { keptAs } from "../browser/kept-by-table";

const kept = keptAs<number>("posse-read");

/** The last message that was read at a table; 0: none. */
export const readTo = (table: string): number => kept.of(table) ?? 0;

export const keepRead = kept.keep;

/** How many messages of others came after the last that was read. */
export const unread = (chats: readonly Chat[], read: number, me: string | null): number =>
  chats.filter((chat) => chat.id > read && (me === null || chat.person !== me)).length;
