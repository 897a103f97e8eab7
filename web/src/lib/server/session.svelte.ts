// Who sits before this browser, and the socket they have.

import { ask, get, post, setCsrf } from "./api";
import { newId } from "./ids";
import { catalogue } from "../games/catalogue.svelte";
import { keep, prefs } from "../browser/preferences.svelte";
import type { FromClient, FromServer, GameName, Language, Level, Me, Options, Person, TableInfo } from "./protocol";
import { type Connection, Socket, type Wire } from "./socket";
import { nonceFor, note } from "../fairness/witness";
import { t, words } from "../words/words.svelte";

type Hear = (message: FromServer) => void;

class Session {
  me = $state.raw<Person | null>(null);
  known = $state(false);
  connection = $state<Connection>("closed");
  /** Whether something was asked that the server has not answered. */
  isWaiting = $state(false);
  private hearers = new Set<{ hear: Hear; opened: () => void }>();
  private socket: Socket;

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
    const look = (): void => this.look();
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
    for (const when of ["online", "offline", "pageshow", "focus"]) addEventListener(when, look);
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
  }

  send(message: FromClient): void {
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
    const table = await post<TableInfo>("/api/tables", { game, seats, ...rest });
    await this.sit(table, null);
    return start ? post<TableInfo>(`/api/tables/${table.id}/start`) : table;
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
