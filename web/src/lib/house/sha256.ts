/** SHA-256 in plain TypeScript: `crypto.subtle` is missing where the house is reached without TLS. */

const PRIMES = primes(64);
const K = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): string {
  const state = Uint32Array.from(START);
  const padded = padding(bytes);
  for (let at = 0; at < padded.byteLength; at += 64) mix(state, new DataView(padded.buffer, at, 64));
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function padding(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  return padded;
}

function mix(state: Uint32Array, block: DataView): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 64; i += 1) w[i] = i < 16 ? block.getUint32(i * 4) : scheduled(w, i);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) >>> 0;
    const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) >>> 0));
}

function scheduled(w: Uint32Array, i: number): number {
  const near = w[i - 15]!;
  const far = w[i - 2]!;
  const low = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
  const high = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
  return w[i - 16]! + low + w[i - 7]! + high;
}
