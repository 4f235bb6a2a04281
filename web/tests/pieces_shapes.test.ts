import { describe, expect, it } from "vitest";
import { pipsOf, shapeAmong } from "../src/lib/pieces/shapes";
import { pictureOf } from "../src/lib/table/zones/pictures";

describe("the shape of a kind", () => {
  it("is a card unless the game says otherwise, or says something unheard of", () => {
    const shapes = { die: "die", coin: "token", verse: "text", odd: "cube" };

    expect(["die", "coin", "verse", "odd", "other"].map((kind) => shapeAmong(shapes, kind))).toEqual(["die", "token", "text", "card", "card"]);
  });
});

describe("pips", () => {
  it("are as many as the face says, none of them in one place", () => {
    for (const face of ["1", "2", "3", "4", "5", "6"]) {
      const places = new Set(pipsOf(face).map(String));
      expect(places.size).toBe(Number(face));
    }
  });

  it("are not drawn for what is no number of a die", () => {
    expect(["", "0", "7", "12", "x"].flatMap(pipsOf)).toEqual([]);
  });
});

describe("a picture", () => {
  it("is looked up by kind and face: a five is a moon on a vampire only", () => {
    expect(pictureOf({ kind: "vampire", face: "5" })).toMatchObject({ id: "moon-5" });
    expect(pictureOf({ kind: "slayer", face: "S15" })).toMatchObject({ id: "slayer" });
    expect(pictureOf({ kind: "die", face: "5" })).toBeNull();
    expect(pictureOf({ kind: "card", face: "Q" })).toBeNull();
    expect(pictureOf({ kind: "victim", face: "V05" })).toMatchObject({ id: "b-alchemist" });
    expect(pictureOf({ kind: "card", face: "wolf" })).toMatchObject({ id: "wolf" });
  });
});
