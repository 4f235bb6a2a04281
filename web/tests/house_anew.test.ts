import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadAnew, loadAnewOnce } from "$lib/house/anew";
import { memory } from "./memory";

describe("a page that lacks a file of its own", () => {
  const reload = vi.fn();
  let isOpen = true;

  beforeEach(() => {
    reload.mockClear();
    isOpen = true;
    vi.stubGlobal("location", { reload });
    vi.stubGlobal("fetch", async () => (isOpen ? new Response("page") : Promise.reject(new TypeError())));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is loaded again once, and once more when the house has a newer one", async () => {
    const store = memory();

    await loadAnewOnce("build-1", store);
    await loadAnewOnce("build-1", store);
    expect(reload).toHaveBeenCalledTimes(1);
    await loadAnewOnce("build-2", store);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("stays where it is while the house does not answer, and has lost nothing by it", async () => {
    const store = memory();
    const otherwise = vi.fn();
    isOpen = false;

    await loadAnewOnce("build", store);
    await loadAnew(otherwise);
    expect(reload).not.toHaveBeenCalled();
    expect(otherwise).toHaveBeenCalledOnce();

    isOpen = true;
    await loadAnewOnce("build", store);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not loaded again where nothing can be remembered", async () => {
    const store = { ...memory(), getItem: () => { throw new Error(); } } as unknown as Storage;

    await loadAnewOnce("build", store);

    expect(reload).not.toHaveBeenCalled();
  });
});
