// QR codes (ISO/IEC 18004): a text as a square of dark and light modules, for a camera to read. Bytes only, error
// correction M, versions 1 to 10: 213 bytes, which is longer than any link of ours.

/** Of each version: codewords for correction in a block, and the data codewords of every block. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where alignment patterns have their centres, along each side. */
const CENTRES: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

/** Rows of modules; true: dark. */
export type Modules = boolean[][];

/** Throws a RangeError for what is too long. */
export function qr(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, data], i) => sum(data) * 8 >= 4 + lengthBits(i + 1) + bytes.length * 8) + 1;
  if (version === 0) throw new RangeError(`${bytes.length} bytes are too many`);
  const words = interleaved(version, dataOf(bytes, version));
  const grid = drawn(version);
  fill(grid, words);
  const masked = MASKS.map((_, mask) => finished(grid, version, mask));
  const penalties = masked.map(penalty);
  return masked[penalties.indexOf(Math.min(...penalties))]!;
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

// Codewords ---------------------------------------------------------------------------------------------------------

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, n: number): void => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  const room = sum(BLOCKS[version - 1]![1]) * 8;
  put(BYTES, 4);
  put(bytes.length, lengthBits(version));
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let i = 0; bits.length < room; i++) put(PADDING[i % 2]!, 8);
  return Array.from({ length: room / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => word * 2 + bit, 0));
}

function interleaved(version: number, data: readonly number[]): number[] {
  const [nCorrection, sizes] = BLOCKS[version - 1]!;
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const corrections = blocks.map((block) => correction(block, nCorrection));
  const woven = (all: number[][]): number[] =>
    Array.from({ length: Math.max(...all.map((one) => one.length)) }, (_, i) => all.flatMap((one) => (i < one.length ? [one[i]!] : []))).flat();
  return [...woven(blocks), ...woven(corrections)];
}

/** Multiplication in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
export function times(a: number, b: number): number {
  let product = 0;
  for (; b; b >>= 1) {
    if (b & 1) product ^= a;
    a = (a << 1) ^ (a & 0x80 ? 0x11d : 0);
  }
  return product;
}

/** What is left of a block when it is divided by (x - 1)(x - 2)(x - 4) … */
function correction(block: readonly number[], n: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < n; i++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((one, k) => one ^ (k ? times(divisor[k - 1]!, root) : 0));
  }
  const left = [...block, ...new Array<number>(n).fill(0)];
  block.forEach((_, i) => {
    const lead = left[i]!;
    if (lead) divisor.forEach((one, k) => (left[i + k]! ^= times(one, lead)));
  });
  return left.slice(block.length);
}

// Modules -----------------------------------------------------------------------------------------------------------

/** Null: room for data. What is drawn already is not masked. */
interface Cell {
  dark: boolean;
  isData: boolean;
}
type Grid = (Cell | null)[][];

const fixed = (dark: boolean): Cell => ({ dark, isData: false });

function drawn(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<Cell | null>(size).fill(null));
  const put = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = fixed(dark);
  };
  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) put(cx + dx, cy + dy, ![2, 4].includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
  const centres = CENTRES[version - 1]!;
  const last = centres.at(-1);
  for (const cy of centres) {
    for (const cx of centres) {
      const isCorner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
      if (isCorner) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) put(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
  nameFormat(put, size, 0); // room for it; what it says depends on the mask
  nameVersion(put, size, version);
  return grid;
}

type Put = (x: number, y: number, dark: boolean) => void;

/** A number and what is left of it, shifted, when it is divided by a polynomial. */
function withRemainder(value: number, n: number, divisor: number): number {
  let left = value << n;
  for (let bit = 31 - Math.clz32(left); left >> n; bit = 31 - Math.clz32(left)) left ^= divisor << (bit - n);
  return (value << n) | left;
}

/** The level of correction, M, and the mask, twice. */
function nameFormat(put: Put, size: number, mask: number): void {
  const bits = withRemainder(mask, 10, 0b10100110111) ^ 0b101010000010010;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    if (i < 6) put(8, i, dark);
    else if (i < 8) put(8, i + 1, dark);
    else if (i === 8) put(7, 8, dark);
    else put(14 - i, 8, dark);
    if (i < 8) put(size - 1 - i, 8, dark);
    else put(8, size - 15 + i, dark);
  }
  put(8, size - 8, true);
}

function nameVersion(put: Put, size: number, version: number): void {
  if (version < 7) return;
  const bits = withRemainder(version, 12, 0b1111100100101);
  for (let i = 0; i < 18; i++) {
    const [across, along] = [size - 11 + (i % 3), Math.floor(i / 3)];
    put(across, along, ((bits >> i) & 1) === 1);
    put(along, across, ((bits >> i) & 1) === 1);
  }
}

/** The free modules, in the order in which they hold the data: two columns at a time, up and down, from the right. */
function* path(grid: readonly (readonly unknown[])[]): Generator<[x: number, y: number]> {
  const size = grid.length;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5; // the timing pattern
    for (let i = 0; i < size; i++) {
      const y = isUp ? size - 1 - i : i;
      yield [right, y];
      yield [right - 1, y];
    }
  }
}

function fill(grid: Grid, words: readonly number[]): void {
  let n = 0;
  for (const [x, y] of path(grid)) {
    if (grid[y]![x]) continue;
    const bit = ((words[n >> 3] ?? 0) >> (7 - (n & 7))) & 1;
    grid[y]![x] = { dark: bit === 1, isData: true };
    n += 1;
  }
}

function finished(grid: Grid, version: number, mask: number): Modules {
  const isMasked = MASKS[mask]!;
  const found = grid.map((row, y) => row.map((cell, x) => cell!.dark !== (cell!.isData && isMasked(x, y))));
  nameFormat((x, y, dark) => (found[y]![x] = dark), 17 + 4 * version, mask);
  return found;
}

/** How hard it is to read: runs, blocks, what looks like a finder, and too much dark or light. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  let found = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) {
      if (["10111010000", "00001011101"].includes(text.slice(i, i + 11))) found += 40;
    }
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const dark = modules[y]![x];
      if (dark === modules[y - 1]![x] && dark === modules[y]![x - 1] && dark === modules[y - 1]![x - 1]) found += 3;
    }
  }
  const nDark = modules.flat().filter(Boolean).length;
  return found + 10 * Math.floor(Math.abs((nDark * 100) / (size * size) - 50) / 5);
}

// For tests and for the page ----------------------------------------------------------------------------------------

/** As the path of an SVG, one unit a module, in rows of dark runs. */
export function asPath(modules: Modules): string {
  return modules
    .flatMap((row, y) => [...row.map((dark) => (dark ? "1" : "0")).join("").matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`))
    .join("");
}
