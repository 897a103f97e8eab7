import { describe, expect, it, vi } from "vitest";
import { Pack } from "./pack.svelte";

const LIST = { at: "/assets/pack-1/", name: "posse-pack-1", files: { a: 3, b: 5 } };

/** Caches of a browser, as far as packs need them. */
function stores(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string): Cache => {
    const kept = all.get(name) ?? all.set(name, new Map()).get(name)!;
    const put = async (address: string, response: Response): Promise<void> => void kept.set(address, new Response(await response.arrayBuffer()));
    return { match: async (address: string) => kept.get(address)?.clone(), put } as unknown as Cache;
  };
  return { has: async (name: string) => all.has(name), open: async (name: string) => open(name), keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) } as unknown as CacheStorage;
}

const network = (failing = ""): void => {
  vi.stubGlobal("fetch", async (address: string) => new Response(address.endsWith("a") ? "abc" : "12345", { status: address.endsWith(failing || "?") ? 503 : 200 }));
};

describe("the pack", () => {
  it("is none where a browser keeps nothing, or the build has none", async () => {
    expect(await new Pack(null, stores()).look()).toBe("none");
    expect(await new Pack(LIST, undefined).look()).toBe("none");
  });

  it("comes whole, says how far it is, and takes the place of an older one", async () => {
    const kept = stores();
    await kept.open("posse-pack-0");
    const pack = new Pack(LIST, kept);
    const seen: unknown[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      seen.push([pack.state, pack.done]);
      return new Response(address.endsWith("a") ? "abc" : "12345");
    });
    expect(await pack.look()).toBe("absent");
    await pack.get();
    expect(seen).toEqual([["coming", 0], ["coming", 3]]);
    expect([pack.state, pack.done, pack.total]).toEqual(["here", 8, 8]);
    expect(await kept.keys()).toEqual(["posse-pack-1"]);
    expect(await new Pack(LIST, kept).look()).toBe("here");
  });

  it("keeps what has come when the network fails, and goes on from there", async () => {
    network("b");
    const kept = stores();
    const pack = new Pack(LIST, kept);
    await expect(pack.get()).rejects.toThrow("503");
    expect(pack.state).toBe("absent");
    network("a");
    await pack.get();
    expect(pack.state).toBe("here");
  });

  it("is removed", async () => {
    network();
    const kept = stores();
    const pack = new Pack(LIST, kept);
    await pack.get();
    await pack.remove();
    expect([pack.state, await kept.keys()]).toEqual(["absent", []]);
  });
});
