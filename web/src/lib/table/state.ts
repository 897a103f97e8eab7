// A table as this client knows it, without a page around it: messages in, what can be shown out.

import type { Chat, FromServer, Move, Position, Refused, Step, TableInfo } from "../server/protocol";

/** A move, or a move taken back, that the server has not answered yet. */
export interface Pending {
  id: string;
  kind: "play" | "undo";
  move?: string;
  offer?: number;
}

export interface TableState {
  id: string;
  info: TableInfo | null;
  position: Position | null;
  /** The whole story, without what was taken back. */
  steps: Step[];
  chats: Chat[];
  /** What has been asked and not answered. */
  asked: Pending | null;
  refused: Refused | null;
  missing: boolean;
}

export function newTable(id: string): TableState {
  return { id, info: null, position: null, steps: [], chats: [], asked: null, refused: null, missing: false };
}

/** Take a message; returns the state that follows, the same object where nothing of it is about this table. */
export function hear(table: TableState, message: FromServer): TableState {
  switch (message.type) {
    case "table":
      return message.table.id === table.id ? { ...table, info: message.table } : table;
    case "position":
      return message.table === table.id ? withPosition(table, message) : table;
    case "chats":
      return message.table === table.id ? { ...table, chats: withChats(table.chats, message.chats) } : table;
    case "accepted":
      return message.table === table.id && table.asked?.id === message.id ? { ...table, asked: null } : table;
    case "refused": {
      if (message.table !== table.id) return table;
      const next = message.position ? withPosition(table, message.position) : table;
      return { ...next, asked: next.asked?.id === message.id ? null : next.asked, refused: message };
    }
    case "failed":
      return message.code === "no-such-table" && table.info === null ? { ...table, missing: true } : table;
    default:
      return table;
  }
}

function withPosition(table: TableState, position: Position): TableState {
  const old = table.position;
  if (old && position.n < old.n) return table;
  const steps = withSteps(table.steps, position.steps);
  const changed = old?.offer?.number !== position.offer?.number;
  return { ...table, position, steps, refused: changed ? null : table.refused };
}

/** A story that grows; what came twice is there once, what was taken back is gone. */
export function withSteps(steps: readonly Step[], more: readonly Step[]): Step[] {
  let story = more[0]?.n === 0 ? [] : [...steps];
  for (const step of more) {
    if (story.some((known) => known.n === step.n)) continue;
    const back = step.back_to;
    if (back !== null) story = story.filter((known) => known.n < back);
    story.push(step);
  }
  return story;
}

function withChats(chats: readonly Chat[], more: readonly Chat[]): Chat[] {
  const known = new Set(chats.map((chat) => chat.id));
  return [...chats, ...more.filter((chat) => !known.has(chat.id))];
}

/** The last step that was seen: what a socket that comes again asks from. */
export function since(table: TableState): number {
  return table.position?.n ?? -1;
}

export function mySeat(table: TableState): number {
  return table.position?.seat ?? -1;
}

export function isMyTurn(table: TableState): boolean {
  return table.position?.offer != null && table.asked === null;
}

/** The moves that may be played now, by group, in the order they were listed. */
export function byGroup(moves: readonly Move[]): Map<string, Move[]> {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const group = groups.get(move.group);
    if (group) group.push(move);
    else groups.set(move.group, [move]);
  }
  return groups;
}
