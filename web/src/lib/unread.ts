// Which of a table's messages this browser has not shown yet.

import type { Chat } from "./protocol";

const KEY = "posse-read";
const MOST = 100;

function kept(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The last message that was read at a table; 0: none. */
export const readTo = (table: string): number => kept().find(([id]) => id === table)?.[1] ?? 0;

export function keepRead(table: string, chat: number): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, chat]]));
  } catch {
    // A browser that may not remember anything counts from the start.
  }
}

/** How many messages of others came after the last that was read. */
export const unread = (chats: readonly Chat[], read: number, me: string | null): number =>
  chats.filter((chat) => chat.id > read && (me === null || chat.person !== me)).length;
