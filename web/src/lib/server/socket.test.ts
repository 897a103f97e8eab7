import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "./protocol";
import { CONNECTING_MS, HASTY_MS, PATIENCE_MS, QUIET_MS, Socket, type Wire } from "./socket";

class FakeWire implements Wire {
  sent: string[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
    this.onclose?.({ code: 1000 });
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get types(): string[] {
    return this.sent.map((text) => (JSON.parse(text) as { type: string }).type);
  }
}

const welcome: FromServer = { type: "welcome", protocol: 1, person: "p", name: "Ann" };
const LONG_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function house() {
  const wires: FakeWire[] = [];
  const heard: FromServer[] = [];
  let opened = 0;
  const socket = new Socket({
    connect: () => {
      wires.push(new FakeWire());
      return wires.at(-1)!;
    },
    hear: (message) => heard.push(message),
    opened: () => (opened += 1),
  });
  socket.open();
  return { socket, wires, heard, opened: () => opened };
}

const play = { type: "play", table: "t", offer: 1, move: "a", id: "m1" } as const;

test("what is asked and not answered is asked again, under the same id", () => {
  const { socket, wires } = house();
  wires[0]!.say(welcome);
  socket.send(play);
  wires[0]!.onclose?.({ code: 1006 });
  expect(socket.connection).toBe("lost");
  vi.advanceTimersByTime(LONG_MS / 60);
  wires[1]!.say(welcome);
  expect(wires[1]!.sent).toEqual([JSON.stringify(play)]);
  wires[1]!.say({ type: "accepted", table: "t", id: "m1", n: 5 });
  expect(socket.n_waiting).toBe(0);
  socket.close();
});

test("what is asked while the connection is down is sent when it is up", () => {
  const { socket, wires } = house();
  socket.send(play);
  expect(wires[0]!.sent).toEqual([]);
  wires[0]!.say(welcome);
  expect(wires[0]!.sent).toEqual([JSON.stringify(play)]);
  socket.close();
});

test("tables are watched again before what waits is sent", () => {
  const wire = new FakeWire();
  const socket: Socket = new Socket({
    connect: () => wire,
    hear: () => {},
    opened: () => socket.send({ type: "watch", table: "t", since: 3 }),
  });
  socket.open();
  socket.send(play);
  wire.say(welcome);
  expect(wire.types).toEqual(["watch", "play"]);
  socket.close();
});

/** How long it takes until there is another wire. */
function untilAgain(wires: FakeWire[]): number {
  const [n, from] = [wires.length, Date.now()];
  while (wires.length === n && Date.now() - from < LONG_MS) vi.advanceTimersByTime(1);
  return Date.now() - from;
}

test("it waits longer every time, and as long as the server says", () => {
  const { socket, wires } = house();
  wires[0]!.onclose?.({ code: 1006 });
  const first = untilAgain(wires);
  wires[1]!.onclose?.({ code: 1006 });
  expect(untilAgain(wires)).toBeGreaterThan(first);
  wires[2]!.say({ type: "bye", reason: "restart", again_ms: 1234 });
  wires[2]!.onclose?.({ code: 1012 });
  expect(untilAgain(wires)).toBe(1234);
  socket.close();
});

test("who is signed out does not come again", () => {
  const { socket, wires } = house();
  wires[0]!.say(welcome);
  wires[0]!.onclose?.({ code: 4401 });
  vi.advanceTimersByTime(LONG_MS);
  expect(wires).toHaveLength(1);
  expect(socket.connection).toBe("closed");
});

test("a line on which nothing is heard any more is given up within seconds, and laid anew", () => {
  const { socket, wires } = house();
  wires[0]!.say(welcome);
  vi.advanceTimersByTime(QUIET_MS);
  expect(wires[0]!.types).toEqual(["ping"]);
  wires[0]!.say({ type: "pong" });
  vi.advanceTimersByTime(QUIET_MS);
  expect(wires[0]!.types).toEqual(["ping", "ping"]); // and this one is not answered
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(socket.connection).toBe("open");
  vi.advanceTimersByTime(1);
  expect(socket.connection).toBe("lost");
  expect(wires[0]!.isClosed).toBe(true);
  expect(untilAgain(wires)).toBeLessThan(1000);
  wires[1]!.say(welcome);
  expect(socket.connection).toBe("open");
  socket.close();
});

test("whoever asks something on a dead line is not left waiting, however often they ask", () => {
  const { socket, wires } = house();
  wires[0]!.say(welcome);
  socket.send(play);
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  socket.send({ ...play, id: "m2" });
  vi.advanceTimersByTime(1);
  expect(socket.connection).toBe("lost");
  untilAgain(wires);
  wires[1]!.say(welcome);
  expect(wires[1]!.sent.map((text) => (JSON.parse(text) as { id: string }).id)).toEqual(["m1", "m2"]);
  socket.close();
});

test("what a line that was given up says late is not heard", () => {
  const { socket, wires, heard } = house();
  wires[0]!.say(welcome);
  socket.send(play);
  vi.advanceTimersByTime(PATIENCE_MS);
  const n = heard.length;
  wires[0]!.say({ type: "pong" });
  wires[0]!.onclose?.({ code: 4403 });
  expect(heard).toHaveLength(n);
  expect(socket.connection).toBe("lost");
  socket.close();
});

test("on return to the page a dead line is found out at once, and a live one is left alone", () => {
  const { socket, wires } = house();
  wires[0]!.say(welcome);
  socket.check();
  wires[0]!.say({ type: "pong" });
  vi.advanceTimersByTime(HASTY_MS);
  expect(socket.connection).toBe("open");
  socket.check();
  vi.advanceTimersByTime(HASTY_MS);
  expect(socket.connection).toBe("lost");
  socket.close();
});

test("on return to the page nobody waits for the next try", () => {
  const { socket, wires } = house();
  for (let i = 0; i < 6; i++) {
    wires.at(-1)!.onclose?.({ code: 1006 });
    if (i < 5) untilAgain(wires);
  }
  const n = wires.length;
  socket.check();
  expect(wires).toHaveLength(n + 1);
  vi.advanceTimersByTime(CONNECTING_MS - 1);
  expect(wires).toHaveLength(n + 1); // the try that was due is not made as well
  socket.close();
});

test("a line that is never laid is tried anew", () => {
  const { socket, wires } = house();
  vi.advanceTimersByTime(CONNECTING_MS);
  expect(wires[0]!.isClosed).toBe(true);
  untilAgain(wires);
  wires[1]!.say(welcome);
  expect(socket.connection).toBe("open");
  socket.close();
});
