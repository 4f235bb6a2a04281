import { describe, expect, it } from "vitest";
import { checkRecord, isFair } from "$lib/house/fairness";
import { handedTo, isWaitedFor, type Asked } from "$lib/house/handing";
import { commitmentTo, drawAgain, Luck, readRecord, seedFrom } from "$lib/house/luck";
import { sha256 } from "$lib/house/sha256";
import { witness, witnessed } from "$lib/house/witness";
import { memory } from "./memory";

// The example of docs/fairness.md.
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const SALTS = ["11".repeat(16), "22".repeat(16)];
const COMMITMENT = "5aa367676bce6e15d94371003e3ad81f209962fbe691d97e8e1bd7b455b02c8e";
const SEED = "a7d96e30aacd019b219964b05d7efcb88186c472280da2ec2009880652e93325";
const DRAWS = ["branch 0", "pick dealer 3: 2", "shuffle pack 5: 2 1 3 4 0", "die 6: 5", "branch 1", "die 6: 1"];

/** A record as the house writes it, with a check at every line. */
function written(lines: readonly string[]): string {
  const bytes = (text: string) => new TextEncoder().encode(text);
  let digest = sha256(bytes("gruft record 1"));
  const checked = lines.map((line) => {
    digest = sha256(bytes(`${digest}\n${line}`));
    return `${line} #${digest.slice(0, 8)}`;
  });
  return ["gruft record 1", ...checked, `digest: ${digest}`, ""].join("\n");
}

function record({ commitment = COMMITMENT, salts = SALTS, secret = SECRET, draws = DRAWS } = {}): string {
  const header = ["game: g", "seats: 2", `commitment: ${commitment}`, `salts: ${JSON.stringify(salts)}`, `secret: ${secret}`];
  return written([...header, "start: fresh", "play", "0: pass", "outcome", "draws", ...draws]);
}

describe("luck", () => {
  it("is what docs/fairness.md says, number by number", () => {
    expect(commitmentTo(SECRET)).toBe(COMMITMENT);
    expect(seedFrom(SECRET, SALTS)).toBe(SEED);
    const luck = new Luck(SEED, 0);
    expect(Array.from({ length: 8 }, () => luck.word())).toEqual([
      4230061965, 82579429, 601398029, 1326844105, 3177736554, 3063164520, 1306106610, 3119235740,
    ]);
  });

  it("gives every listed draw again, and names the first that does not fit", () => {
    expect(drawAgain(SEED, DRAWS)).toEqual({ count: 4, wrong: "" });
    const changed = DRAWS.map((line) => line.replace("die 6: 5", "die 6: 6"));
    expect(drawAgain(SEED, changed)).toEqual({ count: 2, wrong: "die 6: 6" });
    expect(drawAgain(SEED, ["throw 6: 1"])).toEqual({ count: 0, wrong: "throw 6: 1" });
  });
});

describe("the check of a fair deal", () => {
  const seen = { commitment: COMMITMENT, salts: [SALTS[1] as string] };
  const fits = (text: string, kept = seen) => Object.fromEntries(checkRecord(text, COMMITMENT, kept).map((one) => [one.name, one.fits]));
  const ALL = { file: true, fingerprint: true, seen: true, grain: true, seed: true, draws: true };

  it("finds a whole record fair", () => {
    expect(fits(record())).toEqual(ALL);
    expect(isFair(checkRecord(record(), COMMITMENT, seen))).toBe(true);
    expect(readRecord(record()).header["start"]).toBe("fresh");
  });

  it("does not claim what this browser has not seen", () => {
    expect(fits(record(), { commitment: "", salts: [] })).toEqual({ ...ALL, seen: null, grain: null });
  });

  it("catches every lie by its name", () => {
    expect(fits(record().replace("0: pass", "0: 6 6"))).toEqual({ ...ALL, file: false });
    expect(fits(record({ secret: SECRET.replace("00", "01") }))).toMatchObject({ fingerprint: false, draws: false });
    expect(fits(record(), { ...seen, commitment: "ff" })).toEqual({ ...ALL, seen: false });
    expect(fits(record({ salts: [SALTS[0] as string, "33".repeat(16)] }))).toMatchObject({ grain: false, draws: false });
    expect(fits(record({ salts: [SALTS[1] as string] }))).toMatchObject({ seed: false });
    expect(fits(record({ draws: ["branch 0", "pick dealer 3: 1"] }))).toEqual({ ...ALL, draws: false });
    expect(fits(record({ draws: [] }))).toEqual({ ...ALL, draws: false });
    expect(isFair(checkRecord("nonsense", COMMITMENT, seen))).toBe(false);
  });
});

describe("a witness", () => {
  it("believes the first fingerprint only, and remembers every salt", () => {
    const store = memory();

    witness("a-b-c", { commitment: "first" }, store);
    witness("a-b-c", { commitment: "second" }, store);
    witness("a-b-c", { salt: "one" }, store);
    witness("a-b-c", { salt: "two" }, store);

    expect(witnessed("a-b-c", store)).toEqual({ commitment: "first", salts: ["one", "two"] });
  });

  it("does not stumble over what somebody else has written there", () => {
    const store = memory();
    for (const kept of ["{", "null", '{"salts": 3, "commitment": []}']) {
      store.setItem("gruft.witness.a", kept);
      expect(witnessed("a", store)).toEqual({ commitment: "", salts: [] });
    }
  });
});

describe("one screen for several people", () => {
  const asked = (...seats: number[]) => ({ phase: "playing", scene: { asked: seats, decision: null }, window: null }) as unknown as Asked;
  const inWindow = (answer: string, isAsked = true) =>
    ({ phase: "playing", scene: { asked: [], decision: isAsked ? {} : null }, window: { answer } }) as unknown as Asked;

  it("stays with whoever is to act and goes to the next one who is", () => {
    expect(handedTo([0, 2], 0, () => asked(0))).toBe(-1);
    expect(handedTo([0, 2], 0, () => asked(2))).toBe(2);
    expect(handedTo([0, 2], 2, () => asked(1))).toBe(-1);
    expect(isWaitedFor({ ...asked(0), phase: "over" }, 0)).toBe(false);
  });

  it("goes on in a window as soon as an answer is sealed", () => {
    const views = [inWindow("pass"), inWindow("", false), inWindow("")];
    expect(handedTo([0, 1, 2], 0, (seat) => views[seat])).toBe(2);
    expect(handedTo([0, 1, 2], 2, (seat) => views[seat])).toBe(-1);
  });

  it("shows nothing before somebody has said that they sit there", () => {
    expect(handedTo([0, 2], -1, () => asked(2))).toBe(2);
    expect(handedTo([0, 2], -1, () => asked(1))).toBe(0);
  });

  it("is never handed to a seat that was given up", () => {
    const lost = (seat: number, view: Asked) => ({ ...view, seats: [0, 1, 2].map((one) => ({ plays: one === seat ? "lost" : "person" }) as const) });

    expect(handedTo([0, 2], 0, () => lost(2, asked(2)))).toBe(-1);
    expect(handedTo([0, 2], 2, () => lost(2, asked(0)))).toBe(0);
    expect(handedTo([0, 2], -1, () => lost(0, asked(0)))).toBe(2);
    expect(handedTo([0], -1, () => lost(0, asked(0)))).toBe(-1);
    expect(isWaitedFor(lost(0, inWindow("")), 0)).toBe(false);
  });

  it("does not wait for a seat that a bot minds, which may still be taken back", () => {
    const minded = { ...asked(0), seats: [{ plays: "minded" }] as const };

    expect(isWaitedFor(minded, 0)).toBe(false);
    expect(handedTo([0], -1, () => minded)).toBe(0);
  });

  it("is handed to whoever has not voted", () => {
    const vote = { seat: 1, matter: "undo", lines: 1, agreed: [1], missing: [2] };

    expect(handedTo([0, 2], 0, () => ({ ...asked(1), vote }))).toBe(2);
  });
});
