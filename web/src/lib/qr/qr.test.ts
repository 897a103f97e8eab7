import { expect, test } from "vitest";
import { asPath, qr, times } from "./qr";

/** Reads a code the way a camera's program does, from the standard's own description and not from ours: the mask from the
 * format, the codewords along the zigzag, unwoven into blocks, each of which has to divide evenly. */
const SIZES: Record<number, [number, number[]]> = {
  1: [10, [16]],
  3: [26, [44]],
  5: [24, [43, 43]],
  7: [18, [31, 31, 31, 31]],
  8: [22, [38, 38, 39, 39]],
  10: [26, [43, 43, 43, 43, 44]],
};
const ALIGNED: Record<number, number[]> = { 1: [], 3: [22], 5: [30], 7: [6, 22, 38], 8: [6, 24, 42], 10: [6, 28, 50] };

function isFunctional(x: number, y: number, size: number, version: number): boolean {
  const inCorner = (x <= 8 && y <= 8) || (x >= size - 8 && y <= 8) || (x <= 8 && y >= size - 8);
  const inVersion = version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6));
  const near = (v: number) => ALIGNED[version]!.find((at) => Math.abs(at - v) <= 2);
  const [ax, ay] = [near(x), near(y)];
  const isAligned = ax !== undefined && ay !== undefined && !(ax === 6 && ay === 6) && !(ax === 6 && ay === size - 7) && !(ax === size - 7 && ay === 6);
  return inCorner || inVersion || isAligned || x === 6 || y === 6;
}

function read(text: string): { said: string; version: number } {
  const code = qr(text);
  const size = code.length;
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5].map((i) => code[i]![8]!).concat(code[7]![8]!, code[8]![8]!, code[8]![7]!, [5, 4, 3, 2, 1, 0].map((i) => code[8]![i]!));
  const bits = format.reduce((word, dark, i) => word | (dark ? 1 << i : 0), 0) ^ 0b101010000010010;
  const mask = (bits >> 10) & 7;
  expect(bits >> 13).toBe(0); // level M
  const masks = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => ((i >> 1) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
  ];
  const data: number[] = [];
  let up = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right -= 1;
    for (let k = 0; k < size; k++) {
      const y = up ? size - 1 - k : k;
      for (const x of [right, right - 1]) {
        if (!isFunctional(x, y, size, version)) data.push((code[y]![x]! ? 1 : 0) ^ (masks[mask]!(y, x) === 0 ? 1 : 0));
      }
    }
    up = !up;
  }
  const words = Array.from({ length: data.length >> 3 }, (_, i) => data.slice(8 * i, 8 * i + 8).reduce((a, b) => 2 * a + b, 0));
  const [nCorrection, sizes] = SIZES[version]!;
  const blocks = sizes.map(() => [] as number[]);
  let at = 0;
  for (let i = 0; i < Math.max(...sizes); i++) sizes.forEach((n, b) => i < n && blocks[b]!.push(words[at++]!));
  for (let i = 0; i < nCorrection; i++) blocks.forEach((block) => block.push(words[at++]!));
  for (const block of blocks) {
    for (let i = 0, root = 1; i < nCorrection; i++, root = times(root, 2)) {
      expect(block.reduce((value, word) => times(value, root) ^ word, 0)).toBe(0); // a root of every codeword
    }
  }
  const plain = blocks.flatMap((block, b) => block.slice(0, sizes[b])).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (word >> i) & 1));
  const take = (n: number): number => plain.splice(0, n).reduce((a, b) => 2 * a + b, 0);
  expect(take(4)).toBe(4);
  const length = take(version < 10 ? 8 : 16);
  return { said: new TextDecoder().decode(Uint8Array.from({ length }, () => take(8))), version };
}

test.each([
  ["Posse", 1],
  ["http://192.168.1.5:8000/t/AbCdEfGh", 3],
  ["http://192.168.100.100:8000/t/D5qdCx_cmaan7r33#go=abcdefghijklmnopqrst", 5],
  [`http://[fd00:1234:5678:9abc::1]:8000/t/D5qdCx_cmaan7r33#go=${"aZ09-_".repeat(9)}`, 7],
  ["https://spieltisch.beispiel.example/t/" + "ü".repeat(50), 8],
  ["x".repeat(213), 10],
])("%s can be read", (text, version) => {
  expect(read(text)).toEqual({ said: text, version });
});

test("what is too long for a code is refused", () => {
  expect(() => qr("x".repeat(214))).toThrow(RangeError);
});

test("it is drawn in runs", () => {
  expect(asPath([[true, true, false], [false, false, true]])).toBe("M0 0h2v1h-2zM2 1h1v1h-1z");
});
