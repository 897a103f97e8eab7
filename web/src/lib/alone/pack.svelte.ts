// The pack on this device: whether it is here, getting it, and removing it.

import { PACK, type PackList } from "./pack-list";

/** none: this build has no pack, or the browser may not keep one. */
export type PackState = "unknown" | "none" | "absent" | "coming" | "here";

export class Pack {
  state = $state<PackState>("unknown");
  /** Bytes that have come. */
  done = $state(0);
  readonly total: number;

  constructor(
    private readonly list: PackList | null = PACK,
    private readonly stores: CacheStorage | undefined = globalThis.caches,
  ) {
    this.total = Object.values(list?.files ?? {}).reduce((sum, n) => sum + n, 0);
  }

  /** Look whether all of it is here. */
  async look(): Promise<PackState> {
    if (this.state === "coming") return this.state;
    if (!this.list || !this.stores) return (this.state = "none");
    if (!(await this.stores.has(this.list.name))) return (this.state = "absent");
    const cache = await this.stores.open(this.list.name);
    const found = await Promise.all(Object.keys(this.list.files).map((file) => cache.match(this.list!.at + file)));
    return (this.state = found.every(Boolean) ? "here" : "absent");
  }

  /** Get what is missing; raises what went wrong, and then what has come stays. */
  async get(): Promise<void> {
    if ((await this.look()) !== "absent" || !this.list || !this.stores) return;
    this.state = "coming";
    this.done = 0;
    try {
      const cache = await this.stores.open(this.list.name);
      for (const [file, bytes] of Object.entries(this.list.files)) await this.take(cache, this.list.at + file, bytes);
      this.state = "here";
      await this.forget((name) => name !== this.list?.name);
    } catch (error) {
      this.state = "absent";
      throw error;
    }
  }

  async remove(): Promise<void> {
    await this.forget(() => true);
    this.state = "unknown";
    await this.look();
  }

  private async take(cache: Cache, address: string, bytes: number): Promise<void> {
    if (!(await cache.match(address))) {
      const response = await fetch(address);
      if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
      const before = this.done;
      const told = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, out) => {
          this.done = Math.min(before + bytes, this.done + chunk.length);
          out.enqueue(chunk);
        },
      });
      const { headers } = response;
      await cache.put(address, new Response(response.body.pipeThrough(told), { headers: { "Content-Type": headers.get("Content-Type") ?? "" } }));
      this.done = before;
    }
    this.done += bytes;
  }

  private async forget(which: (name: string) => boolean): Promise<void> {
    const names = (await this.stores?.keys()) ?? [];
    await Promise.all(names.filter((name) => name.startsWith("posse-pack-") && which(name)).map((name) => this.stores?.delete(name)));
  }
}

export const pack = new Pack();
