// A module of compiled drivers: its memory is laid out here, as the description says that the module carries.

interface Laid {
  /** Bytes of an item. */
  size: number;
  shape: number[];
  /** The array whose memory this one shares. */
  over?: string;
}

export interface Layout {
  game: string;
  version: number;
  arrays: Record<string, Laid>;
  /** What each driver is given, in order: arrays and numbers. */
  drivers: Record<string, string[]>;
  constants: Record<string, number>;
}

const SECTION = "posse.layout";
const PAGE = 65_536;
const ALIGNED = 16; // as the largest thing a module reads at once wants it

export function layoutOf(module: WebAssembly.Module): Layout {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (!section) throw new Error(`a module without its ${SECTION}`);
  return JSON.parse(new TextDecoder().decode(section)) as Layout;
}

export class Program {
  readonly layout: Layout;
  private readonly exports: WebAssembly.Exports;
  private readonly memory: WebAssembly.Memory;
  private readonly places = new Map<string, { at: number; length: number; shape: number[] }>();
  private readonly result: number;
  private top: number;

  /** `shapes`: of arrays that shall have other extents than those the module was built with. */
  constructor(module: WebAssembly.Module, shapes: Record<string, number[]> = {}) {
    this.layout = layoutOf(module);
    this.exports = new WebAssembly.Instance(module, {}).exports;
    this.memory = this.exports.memory as WebAssembly.Memory;
    this.top = (this.exports.__heap_base as WebAssembly.Global).value as number;
    this.result = this.room(2 * ALIGNED);
    for (const [name, { size, shape, over }] of Object.entries(this.layout.arrays)) {
      const actual = shapes[name] ?? shape;
      const length = actual.reduce((n, extent) => n * extent, size);
      const at = over === undefined ? this.room(length) : this.place(over).at;
      this.places.set(name, { at, length, shape: actual });
    }
  }

  /** The bytes of an array, as they lie in the module's memory; to be asked for again after each call. */
  bytes(name: string): Uint8Array<ArrayBuffer> {
    const { at, length } = this.place(name);
    return new Uint8Array(this.memory.buffer as ArrayBuffer, at, length);
  }

  floats(name: string): Float64Array<ArrayBuffer> {
    const { at, length } = this.place(name);
    return new Float64Array(this.memory.buffer as ArrayBuffer, at, length / 8);
  }

  whole(name: string): BigInt64Array<ArrayBuffer> {
    const { at, length } = this.place(name);
    return new BigInt64Array(this.memory.buffer as ArrayBuffer, at, length / 8);
  }

  /** Lay bytes into an array: all of it, or it is another edition's. */
  put(name: string, bytes: Uint8Array): void {
    const into = this.bytes(name);
    if (bytes.length !== into.length) {
      throw new Error(`${this.layout.game}: ${name} has ${into.length} bytes, not ${bytes.length}`);
    }
    into.set(bytes);
  }

  constant(name: string): number {
    const value = this.layout.constants[name];
    if (value === undefined) throw new Error(`${this.layout.game}: there is no ${name}`);
    return value;
  }

  /** Run a driver with these numbers, and the arrays as they lie. */
  call(driver: string, numbers: Record<string, number> = {}): void {
    const run = this.exports[driver] as (...given: (number | bigint)[]) => number;
    const given = this.layout.drivers[driver]!.flatMap((name) => this.passed(name, numbers));
    const failed = run(this.result, this.result + ALIGNED, ...given);
    if (failed !== 0) throw new Error(`${this.layout.game}: ${driver} failed, status ${failed}`);
  }

  /** As compiled code takes it; an array: owner, parent, items, bytes of an item, data, shape, strides. */
  private passed(name: string, numbers: Record<string, number>): (number | bigint)[] {
    const laid = this.layout.arrays[name];
    if (!laid) {
      const value = numbers[name];
      if (value === undefined) throw new Error(`${this.layout.game}: ${name} is not given`);
      return [BigInt(value)];
    }
    const { at, length, shape } = this.place(name);
    const strides = shape.map((_, axis) => shape.slice(axis + 1).reduce((n, extent) => n * extent, laid.size));
    return [0, 0, BigInt(length / laid.size), BigInt(laid.size), at, ...shape.map(BigInt), ...strides.map(BigInt)];
  }

  private place(name: string): { at: number; length: number; shape: number[] } {
    const place = this.places.get(name);
    if (!place) throw new Error(`${this.layout.game}: there is no ${name}`);
    return place;
  }

  private room(length: number): number {
    const at = Math.ceil(this.top / ALIGNED) * ALIGNED;
    this.top = at + length;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }
}
