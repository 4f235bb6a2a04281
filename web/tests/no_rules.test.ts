/** The page draws and knows no rule: nothing in it may weigh the values of pieces against each other. */

import { describe, expect, test } from "vitest";

const FILES = import.meta.glob<string>("../src/games/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** What only a rule would do: reckon with a face, compare what is printed on pieces, name the worth of one. */
const RULES = [
  /(Number|parseInt|parseFloat)\([^()]*\.face\b/,
  /\.numbers(\?\.)?(\[\d+\])?!? (<=?|>=?) /,
  / (<=?|>=?) [\w.]*\.numbers\b/,
  /\.face (<=?|>=?) /,
  /[vV]alue(Of)?\([^()]*\) (<=?|>=?) /,
  /\.numbers[^;\n]*\.(sort|reduce)\(/,
];

function ruleIn(source: string): string | undefined {
  return source.split("\n").find((line) => RULES.some((rule) => rule.test(line)));
}

describe("no rule in the client", () => {
  test.each(Object.entries(FILES))("%s", (_, source) => {
    expect(ruleIn(source)).toBeUndefined();
  });

  test("what once worked out who takes a slayer round would be found", () => {
    expect(ruleIn('  return piece.face === "Q" ? 1 : Number(piece.face);')).toBeDefined();
    expect(ruleIn("    if (slayerValue(card) >= most) highest = seat;")).toBeDefined();
    expect(ruleIn("    const wins = one.numbers[0] > other.numbers[0];")).toBeDefined();
    expect(ruleIn("    const shown = piece.numbers[0] ?? 0;")).toBeUndefined();
  });
});
