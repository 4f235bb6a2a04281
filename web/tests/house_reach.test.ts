import { afterEach, describe, expect, it, vi } from "vitest";
import { isLoopback, reachOf } from "$lib/house/reach";

describe("an invitation", () => {
  const asked: string[] = [];
  const answering = (answer: () => Response) =>
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return answer();
    });
  afterEach(() => {
    vi.unstubAllGlobals();
    asked.length = 0;
  });

  it("leads to the address in the network, where its page has that of the machine alone", async () => {
    answering(() => Response.json({ network: "http://192.168.2.7:8666" }));

    expect(await reachOf("http://127.0.0.1:8666")).toEqual({ origin: "http://192.168.2.7:8666", isHereOnly: false });
  });

  it("is of use on this machine only, if the house is open to no other", async () => {
    answering(() => Response.json({ network: "" }));

    expect(await reachOf("http://localhost:8666")).toEqual({ origin: "http://localhost:8666", isHereOnly: true });
  });

  it("leads where one is oneself, if that is not an address of a machine alone or the house does not tell", async () => {
    answering(() => new Response("", { status: 404 }));

    expect(await reachOf("https://gruft.example")).toEqual({ origin: "https://gruft.example", isHereOnly: false });
    expect(asked).toEqual([]);
    expect(await reachOf("http://127.0.0.1:8666")).toEqual({ origin: "http://127.0.0.1:8666", isHereOnly: false });
    expect(asked).toEqual(["/api/address"]);
  });

  it("knows the names of a machine for itself", () => {
    const here = ["http://localhost", "http://127.0.0.9:1", "http://[::1]:8666", "http://gruft.localhost"];
    const elsewhere = ["http://192.168.2.7", "http://127.example", "https://localhost.example", "http://gruft.local"];

    expect(here.map(isLoopback)).toEqual([true, true, true, true]);
    expect(elsewhere.map(isLoopback)).toEqual([false, false, false, false]);
  });
});
