import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { actOf, letterOf } from "$lib/table/keys";

const pressed = (key: string, code: string) => ({ key, code, target: null }) as unknown as KeyboardEvent;

describe("letters as keys", () => {
  beforeEach(() => vi.stubGlobal("HTMLElement", class {}));
  afterEach(() => vi.unstubAllGlobals());

  it("are where they stand on a keyboard of another script", () => {
    expect(actOf(pressed("з", "KeyP"), true)).toBe("pass");
    expect(actOf(pressed("Г", "KeyU"), true)).toBe("undo");
    expect(letterOf(pressed("а", "KeyF"))).toBe("f");
    expect(actOf(pressed("?", "Digit7"), true)).toBe("why");
  });

  it("are what is written on the keys wherever that is Latin", () => {
    expect(letterOf(pressed("a", "KeyQ"))).toBe("a");
    expect(letterOf(pressed("ö", "Semicolon"))).toBe("ö");
    expect(actOf(pressed("ж", "Semicolon"), true)).toBeNull();
  });

  it("do nothing where somebody has switched them off", () => {
    expect(actOf(pressed("з", "KeyP"), false)).toBeNull();
    expect(actOf(pressed("p", "KeyP"), false)).toBeNull();
  });
});
