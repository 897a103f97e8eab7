// Who sits before this browser, and the socket they have.

import { answersHere, ask, askHere, get, post, setCsrf } from "./api";
import { newId } from "./ids";
import type { Line } from "./line";
import { isHere } from "../alone/ids";
import { catalogue } from "../games/catalogue.svelte";
import { keep, prefs } from "../browser/preferences.svelte";
import type { FromClient, FromServer, GameName, Language, Level, Me, Options, Person, TableInfo } from "./protocol";
import { type Connection, Socket, type Wire } from "./socket";
import type { house } from "../alone/house";
import { nonceFor, note } from "../fairness/witness";
import { t, words } from "../words/words.svelte";

/** So long it is said: whoever has two windows open looks at this one later. */
const ELSEWHERE_MS = 600_000;

type Hear = (message: FromServer) => void;

class Session {
  me = $state.raw<Person | null>(null);
  known = $state(false);
  connection = $state<Connection>("closed");
  /** Whether something was asked that the server has not answered. */
  isWaiting = $state(false);
  private hearers = new Set<{ hear: Hear; opened: () => void }>();
  private socket: Socket;
  private opening: Promise<typeof house> | null = null;

  /** Whom to tell when the house was opened again. */
  private atHome = new Set<() => void>();

  /** Tables on this device: their line is always up. */
  readonly here: Line = {
    send: (message) => this.send(message),
    listen: (hear, opened) => {
      const leave = this.listen(hear, () => {});
      this.atHome.add(opened);
      opened();
      return () => {
        this.atHome.delete(opened);
        leave();
      };
    },
  };

  constructor() {
    this.socket = new Socket({
      connect: () => {
        const address = new URL("/socket", location.href);
        address.protocol = address.protocol.replace("http", "ws");
        return new WebSocket(address) as unknown as Wire;
      },
      hear: (message) => {
        this.isWaiting = this.socket.n_waiting > 0;
        this.hearers.forEach((hearer) => hearer.hear(message));
      },
      opened: () => {
        this.socket.send({ type: "speak", language: words.language });
        this.hearers.forEach((hearer) => hearer.opened());
      },
      changed: (connection) => (this.connection = connection),
    });
    answersHere(async (method, path, body) => (await this.house()).ask(this.asHere(), method, path, body));
    const look = (): void => this.look();
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
    for (const when of ["online", "offline", "pageshow", "focus"]) addEventListener(when, look);
  }

  private house(): Promise<typeof house> {
    this.opening ??= import("../alone/house").then((found) => {
      found.house.tell({
        hear: (message) => this.hearers.forEach((hearer) => hearer.hear(message)),
        reopened: () => this.atHome.forEach((opened) => opened()),
        elsewhere: () => void this.say("web-alone-elsewhere", ELSEWHERE_MS),
      });
      return found.house;
    });
    return this.opening;
  }

  /** Who plays on this device, whether or not a server knows them. */
  private asHere(): Person {
    return this.me ?? { id: "alone", name: prefs.name || t("web-stranger"), is_member: false, language: words.language };
  }

  private async sendHere(message: FromClient): Promise<void> {
    try {
      await (await this.house()).send(this.asHere(), message);
    } catch {
      await this.say("web-alone-failed");
    }
  }

  private async say(message: string, ms?: number): Promise<void> {
    const { notices } = await import("../browser/notices.svelte");
    notices.say(t(message), ms);
  }

  /** Is the line what it seems to be? After a sleep, or in another network, it often is not. */
  look(): void {
    this.socket.check();
  }

  async load(): Promise<void> {
    this.take(await get<Me>("/api/me"));
    this.known = true;
  }

  private take(answer: Me): void {
    this.me = answer.person;
    setCsrf(answer.csrf);
    if (answer.person) this.socket.open();
  }

  /** Somebody, if only a guest: nobody has to fill in a form before the first game. */
  async somebody(): Promise<Person> {
    if (!this.known) await this.load(); // a table that is loaded anew asks before it is known who has come
    if (!this.me) {
      const name = prefs.name || t("web-stranger");
      await post("/api/guest", { name, language: words.language });
      await this.load();
    }
    if (!this.me) throw new Error("nobody came in");
    return this.me;
  }

  /** Somebody, called so as far as that is a guest's to choose. */
  async named(name: string): Promise<Person> {
    const wanted = name.trim();
    if (wanted && !this.me?.is_member) keep({ name: wanted });
    const me = await this.somebody();
    if (!wanted || me.is_member || me.name === wanted) return me;
    await ask("PATCH", "/api/me", { name: wanted });
    await this.load();
    return this.me ?? me;
  }

  async again(): Promise<void> {
    this.socket.close();
    await this.load();
  }

  async speak(language: Language): Promise<void> {
    keep({ language });
    await Promise.all([words.speak(language), catalogue.load(language)]);
    this.send({ type: "speak", language });
    (await this.opening)?.speak({ type: "speak", language });
  }

  send(message: FromClient): void {
    if ("table" in message && isHere(message.table)) {
      void this.sendHere(message);
      return;
    }
    this.socket.send(message);
    this.isWaiting = this.socket.n_waiting > 0;
  }

  /** Hear everything from now on; `opened` is called now, if the connection is up, and whenever it is again. */
  listen(hear: Hear, opened: () => void): () => void {
    const hearer = { hear, opened };
    this.hearers.add(hearer);
    if (this.socket.connection === "open") opened();
    return () => this.hearers.delete(hearer);
  }

  async open(
    game: GameName,
    seats: (Level | "me" | "free")[],
    more: { options?: Partial<Options>; is_public?: boolean; is_rated?: boolean; start?: boolean; house?: object } = {},
  ): Promise<TableInfo> {
    await this.somebody();
    const { start, ...rest } = more;
    const isAlone = start && more.is_public === false && !more.is_rated && !seats.some((player) => catalogue.thinks(player));
    const table = (isAlone && (await this.openHere(game, seats, rest))) || (await post<TableInfo>("/api/tables", { game, seats, ...rest }));
    await this.sit(table, null);
    return start ? post<TableInfo>(`/api/tables/${table.id}/start`) : table;
  }

  /** On this device, if the pack is here; null: it is not, or will not work. */
  private async openHere(game: GameName, seats: (Level | "me" | "free")[], more: object): Promise<TableInfo | null> {
    const { pack } = await import("../alone/pack.svelte");
    if ((await pack.look()) !== "here") return null;
    return askHere<TableInfo>("POST", "/api/tables", { game, seats, ...more }).catch(() => null);
  }

  /** Sit down, or change seats; null: any seat, or the one that is ours. What the server is bound to was seen before our own part of the deal is told. */
  sit(table: TableInfo, seat: number | null): Promise<TableInfo> {
    note(table.id, { commitment: table.commitment });
    return post<TableInfo>(`/api/tables/${table.id}/sit`, { seat, nonce: nonceFor(table.id) });
  }

  /** The table that follows a finished one: opened, perhaps with stronger bots, or sat down at where somebody opened it already. Alone with bots it begins at once. */
  async rematch(table: TableInfo, harder = false): Promise<TableInfo> {
    if (!table.rematch) {
      const opened = await this.sit(await post<TableInfo>(`/api/tables/${table.id}/rematch${harder ? "?harder=true" : ""}`), null);
      const isAlone = opened.seats.every((seat) => seat.bot !== null || seat.person === this.me?.id);
      return isAlone ? post<TableInfo>(`/api/tables/${opened.id}/start`) : opened;
    }
    const next = await ask<TableInfo>("GET", `/api/tables/${table.rematch}`);
    return next.status === "open" ? this.sit(next, null) : next;
  }

  newId = newId;
}

export const session = new Session();
