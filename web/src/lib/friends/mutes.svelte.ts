// Whom the reader has muted. The server sends nothing of theirs any more; what is on the page already is hidden.

import { ask, get } from "../server/api";
import type { Muted } from "../server/protocol";

class Mutes {
  private muted = $state<string[]>([]);

  has(person: string | null): boolean {
    return person !== null && this.muted.includes(person);
  }

  async load(): Promise<void> {
    this.muted = (await get<Muted[]>("/api/mutes")).map(({ person }) => person);
  }

  async set(person: string, isMuted: boolean): Promise<void> {
    await ask(isMuted ? "PUT" : "DELETE", `/api/mutes/${person}`);
    const others = this.muted.filter((one) => one !== person);
    this.muted = isMuted ? [...others, person] : others;
  }
}

export const mutes = new Mutes();
