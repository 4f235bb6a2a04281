/** The luck of a match, worked out anew from its seed: see docs/fairness.md, from which alone this was written. */

import { sha256 } from "./sha256";

const bytesOf = (text: string) => new TextEncoder().encode(text);

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function eight(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** What the house shows before it sees the salts. */
export function commitmentTo(secret: string): string {
  return sha256(joined(bytesOf("gruft-commitment-1"), fromHex(secret)));
}

export function seedFrom(secret: string, salts: readonly string[]): string {
  return sha256(joined(bytesOf("gruft-seed-1"), fromHex(secret), ...salts.map(fromHex)));
}

/** The words of 32 bits of one branch, one after the other. */
export class Luck {
  readonly #seed: Uint8Array;
  #words: number[] = [];
  #block = 0;

  constructor(
    seed: string,
    private readonly branch: number,
  ) {
    this.#seed = fromHex(seed);
  }

  word(): number {
    if (this.#words.length === 0) {
      const block = sha256(joined(bytesOf("gruft-luck-1"), this.#seed, eight(this.branch), eight(this.#block)));
      this.#words = (block.match(/.{8}/g) ?? []).map((word) => parseInt(word, 16));
      this.#block += 1;
    }
    return this.#words.shift() as number;
  }

  below(limit: number): number {
    const many = BigInt(limit);
    const span = 1n << 32n;
    for (;;) {
      const product = BigInt(this.word()) * many;
      if (product % span >= span % many) return Number(product / span);
    }
  }

  shuffle(count: number): number[] {
    const places = Array.from({ length: count }, (_, place) => place);
    for (let last = count - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [places[last], places[other]] = [places[other] as number, places[last] as number];
    }
    return places;
  }
}

const DRAW = /^(pick|die|shuffle|below|word) (?:.* )?(\d+): ?(.*)$/;

/** What a listed draw gives when it is made again; nothing if the line cannot be read. */
function again(luck: Luck, draw: string): { listed: string; drawn: string } | null {
  const [, kind, count, listed] = DRAW.exec(draw) ?? [];
  if (kind === undefined || listed === undefined) return null;
  const limit = Number(count);
  if (kind === "shuffle") return { listed, drawn: luck.shuffle(limit).join(" ") };
  if (kind === "word") return { listed, drawn: String(luck.word()) };
  return { listed, drawn: String(luck.below(limit) + (kind === "die" ? 1 : 0)) };
}

/** How many of the listed draws come from this seed, and the first that does not. */
export function drawAgain(seed: string, lines: readonly string[]): { count: number; wrong: string } {
  let luck = new Luck(seed, 0);
  let count = 0;
  for (const line of lines) {
    const branch = /^branch (\d+)$/.exec(line)?.[1];
    if (branch !== undefined) {
      luck = new Luck(seed, Number(branch));
      continue;
    }
    const made = again(luck, line);
    if (made === null || made.listed !== made.drawn) return { count, wrong: line };
    count += 1;
  }
  return { count, wrong: "" };
}

// --- records ---------------------------------------------------------------------------------------

export interface RecordRead {
  header: Readonly<Record<string, string>>;
  draws: readonly string[];
  /** Whether every line fits its check, and the last one the digest. */
  isWhole: boolean;
}

export function readRecord(text: string): RecordRead {
  const [first = "", ...rest] = text.replace(/\n$/, "").split("\n");
  const last = rest.pop() ?? "";
  let digest = sha256(bytesOf(first));
  let isWhole = first === "gruft record 1";
  const lines = rest.map((line) => {
    const [, plain = line, check = ""] = /^(.*) #([0-9a-f]{8})$/.exec(line) ?? [];
    digest = sha256(bytesOf(`${digest}\n${plain}`));
    isWhole &&= digest.startsWith(check) && check !== "";
    return plain;
  });
  const begin = lines.indexOf("play");
  const drawn = lines.indexOf("draws");
  const header = lines.slice(0, begin < 0 ? undefined : begin).map((line) => {
    const colon = line.indexOf(": ");
    return [line.slice(0, colon), line.slice(colon + 2)] as const;
  });
  return {
    header: Object.fromEntries(header),
    draws: drawn < 0 ? [] : lines.slice(drawn + 1),
    isWhole: isWhole && last === `digest: ${digest}`,
  };
}
