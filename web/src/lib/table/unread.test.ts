import { expect, test } from "vitest";
import type { Chat } from "../server/protocol";
import { unread } from "./unread";

const chat = (id: number, person: string | null): Chat => ({ id, person, name: "", text: "", at_ms: 0 });
const chats = [chat(1, "ann"), chat(4, "me"), chat(7, "bob"), chat(9, null)];

test("what others said since counts, and what one said oneself does not", () => {
  expect(unread(chats, 0, "me")).toBe(3);
  expect(unread(chats, 1, "me")).toBe(2);
  expect(unread(chats, 9, "me")).toBe(0);
  expect(unread(chats, 0, null)).toBe(4);
});
