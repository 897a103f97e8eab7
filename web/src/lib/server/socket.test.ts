import { expect, test } from "vitest";
import type { FromServer } from "./protocol";
import { Socket, type Wire } from "./socket";

class FakeWire implements Wire {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome: FromServer = { type: "welcome", protocol: 1, person: "p", name: "Ann" };

function house() {
  const wires: FakeWire[] = [];
  const waits: { ms: number; then: () => void }[] = [];
  let opened = 0;
  const socket = new Socket({
    connect: () => {
      wires.push(new FakeWire());
      return wires.at(-1)!;
    },
    hear: () => {},
    opened: () => (opened += 1),
    wait: (ms, then) => waits.push({ ms, then }),
  });
  socket.open();
  return { socket, wires, waits, opened: () => opened };
}

const play = { type: "play", table: "t", offer: 1, move: "a", id: "m1" } as const;

test("what is asked and not answered is asked again, under the same id", () => {
  const { socket, wires, waits } = house();
  wires[0]!.say(welcome);
  socket.send(play);
  wires[0]!.onclose?.({ code: 1006 });
  expect(socket.connection).toBe("lost");
  waits[0]!.then();
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
  const order: string[] = [];
  const wire = new FakeWire();
  const socket: Socket = new Socket({
    connect: () => wire,
    hear: () => {},
    opened: () => socket.send({ type: "watch", table: "t", since: 3 }),
    wait: () => {},
  });
  socket.open();
  socket.send(play);
  wire.say(welcome);
  order.push(...wire.sent.map((text) => (JSON.parse(text) as { type: string }).type));
  expect(order).toEqual(["watch", "play"]);
  socket.close();
});

test("it waits longer every time, and as long as the server says", () => {
  const { socket, wires, waits } = house();
  wires[0]!.onclose?.({ code: 1006 });
  waits[0]!.then();
  wires[1]!.onclose?.({ code: 1006 });
  expect(waits[1]!.ms).toBeGreaterThan(waits[0]!.ms);
  waits[1]!.then();
  wires[2]!.say({ type: "bye", reason: "restart", again_ms: 1234 });
  wires[2]!.onclose?.({ code: 1012 });
  expect(waits[2]!.ms).toBe(1234);
  socket.close();
});

test("who is signed out does not come again", () => {
  const { socket, wires, waits } = house();
  wires[0]!.say(welcome);
  wires[0]!.onclose?.({ code: 4401 });
  expect(waits).toEqual([]);
  expect(socket.connection).toBe("closed");
});
