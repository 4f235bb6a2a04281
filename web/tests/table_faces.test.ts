import { describe, expect, test } from "vitest";
import { verdictOf } from "../src/lib/table/zones/faces";
import type { Piece } from "../src/lib/table/kinds";

const suspect = (...marks: string[]): Piece => ({ kind: "suspect", face: "Nun", marks, node: "", numbers: [], title: "" });

describe("a suspect", () => {
  test("is a vampire, human or open, and it is told apart who knows it", () => {
    const told = (...marks: string[]) => Object.values(verdictOf(suspect(...marks)) ?? {});

    expect([told("revealed"), told("must-be"), told("secret")]).toEqual([["vampire", true], ["vampire", false], ["vampire", false]]);
    expect([told("proven"), told("human"), told("cannot-be")]).toEqual([["human", true], ["human", false], ["human", false]]);
    expect(told("doubtful")).toEqual(["open", false]);
  });

  test("that one knew oneself is public as soon as everybody knows", () => {
    expect(verdictOf(suspect("innocent", "proven"))?.isPublic).toBe(true);
  });

  test("is the only piece that is judged", () => {
    expect(verdictOf({ ...suspect("revealed"), kind: "character" })).toBeNull();
  });
});
