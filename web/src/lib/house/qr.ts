/**
 * A QR code for a link: bytes, error correction M, versions 1 to 10 (up to 213 bytes), the mask with the fewest faults.
 * Written here so that an invitation needs no library and no network; see ISO/IEC 18004.
 */

/** For each version: error correction bytes per block, and the data bytes of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
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
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Grid = boolean[][];

/** The squares of the code, row by row; undefined if the text is too long. */
export function qrCode(text: string): Grid | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, blocks], at) => bytes.length + (at < 9 ? 2 : 3) <= blocks.reduce((sum, one) => sum + one, 0)) + 1;
  if (version === 0) return undefined;
  const bits = [...codewords(bytes, version)].flatMap((word) => bitsOf(word, 8));
  const codes = MASKS.map((_, mask) => drawn(version, bits, mask));
  const faults = codes.map(faultsOf);
  return codes[faults.indexOf(Math.min(...faults))];
}

/** The dark squares as one path in units of a square, with the quiet rim that readers need. */
export function qrPath(code: Grid, rim = 4): { path: string; size: number } {
  const parts = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + rim} ${y + rim}h1v1h-1z`] : [])));
  return { path: parts.join(""), size: code.length + 2 * rim };
}

function bitsOf(value: number, length: number): boolean[] {
  return Array.from({ length }, (_, at) => ((value >> (length - 1 - at)) & 1) === 1);
}

// --- what is written ---------------------------------------------------------------------------

function codewords(bytes: Uint8Array, version: number): number[] {
  const [correction, blocks] = BLOCKS[version - 1]!;
  const capacity = blocks.reduce((sum, one) => sum + one, 0);
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...[...bytes].flatMap((one) => bitsOf(one, 8))];
  bits.push(...new Array<boolean>(Math.min(4, capacity * 8 - bits.length)).fill(false));
  while (bits.length % 8 !== 0) bits.push(false);
  const data = Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0));
  for (let pad = 0; data.length < capacity; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);
  let from = 0;
  const parts = blocks.map((length) => data.slice(from, (from += length)));
  const checks = parts.map((part) => remainder(part, correction));
  return [...interleaved(parts), ...interleaved(checks)];
}

function interleaved(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => (at < part.length ? [part[at]!] : []))).flat();
}

/** Multiplication in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** Reed and Solomon's check bytes of a block. */
function remainder(data: readonly number[], length: number): number[] {
  let root = 1;
  const divisor: number[] = [...new Array<number>(length - 1).fill(0), 1];
  for (let step = 0; step < length; step += 1) {
    for (let at = 0; at < length; at += 1) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
    root = times(root, 2);
  }
  const rest: number[] = new Array<number>(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((one, at) => (rest[at]! ^= times(one, factor)));
  }
  return rest;
}

// --- where it is written -------------------------------------------------------------------------

function drawn(version: number, bits: readonly boolean[], mask: number): Grid {
  const size = 17 + 4 * version;
  const code: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const isFixed: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fix = (row: number, column: number, dark: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    code[row]![column] = dark;
    isFixed[row]![column] = true;
  };
  drawPatterns(version, size, fix);
  drawFormat(size, mask, fix);
  drawVersion(version, size, fix);
  let at = 0;
  for (const [row, column] of places(size)) {
    if (isFixed[row]![column]) continue;
    code[row]![column] = (bits[at] ?? false) !== MASKS[mask]!(row, column);
    at += 1;
  }
  return code;
}

type Fix = (row: number, column: number, dark: boolean) => void;

function drawPatterns(version: number, size: number, fix: Fix): void {
  for (let at = 0; at < size; at += 1) {
    fix(6, at, at % 2 === 0);
    fix(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, 4, [2, 4], fix);
  const middles = ALIGNED[version - 1]!;
  const corners = new Set([`6 6`, `6 ${size - 7}`, `${size - 7} 6`]);
  for (const row of middles) for (const column of middles) if (!corners.has(`${row} ${column}`)) square(row, column, 2, [1], fix);
}

/** A square around a middle: dark but for the rings that are named. */
function square(row: number, column: number, reach: number, light: readonly number[], fix: Fix): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) fix(row + dy, column + dx, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

function drawFormat(size: number, mask: number, fix: Fix): void {
  let rest = mask; // the level M is 00
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at <= 5; at += 1) fix(at, 8, bit(at));
  fix(7, 8, bit(6));
  fix(8, 8, bit(7));
  fix(8, 7, bit(8));
  for (let at = 9; at < 15; at += 1) fix(8, 14 - at, bit(at));
  for (let at = 0; at < 8; at += 1) fix(8, size - 1 - at, bit(at));
  for (let at = 8; at < 15; at += 1) fix(size - 15 + at, 8, bit(at));
  fix(size - 8, 8, true);
}

function drawVersion(version: number, size: number, fix: Fix): void {
  if (version < 7) return;
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    fix(far, near, ((bits >> at) & 1) === 1);
    fix(near, far, ((bits >> at) & 1) === 1);
  }
}

/** Every place in the order of writing: two columns at a time, up and down from the right. */
function* places(size: number): Generator<readonly [number, number]> {
  let isUp = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    isUp = !isUp;
  }
}

// --- how well it can be read ---------------------------------------------------------------------

const FINDER = [true, false, true, true, true, false, true];

function faultsOf(code: Grid): number {
  const columns = code.map((_, at) => code.map((row) => row[at]!));
  const lines = [...code, ...columns];
  const dark = code.flat().filter(Boolean).length;
  const share = Math.floor(Math.abs((dark * 20) / code.flat().length - 10));
  return lines.reduce((sum, line) => sum + runs(line) + finders(line) * 40, 0) + boxes(code) * 3 + share * 10;
}

function runs(line: readonly boolean[]): number {
  let [sum, length] = [0, 1];
  for (let at = 1; at <= line.length; at += 1) {
    if (at < line.length && line[at] === line[at - 1]) length += 1;
    else {
      if (length >= 5) sum += length - 2;
      length = 1;
    }
  }
  return sum;
}

/** Places that look like one of the three corners. */
function finders(line: readonly boolean[]): number {
  const isLight = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => line[from + at]).every((one) => one !== true);
  let found = 0;
  for (let at = 0; at + 7 <= line.length; at += 1) {
    if (FINDER.every((dark, step) => line[at + step] === dark) && (isLight(at - 4, at) || isLight(at + 7, at + 11))) found += 1;
  }
  return found;
}

function boxes(code: Grid): number {
  let found = 0;
  for (let y = 1; y < code.length; y += 1) {
    for (let x = 1; x < code.length; x += 1) {
      const one = code[y]![x];
      if (code[y - 1]![x] === one && code[y]![x - 1] === one && code[y - 1]![x - 1] === one) found += 1;
    }
  }
  return found;
}
