import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "../src/lib/house/line.svelte";
import type { HouseSocket, Loss, State } from "../src/lib/wire/socket";

/** A socket that does nothing by itself. */
class Idle {
  onState = (_: State) => {};
  onLost = (_: Loss) => {};
  opened = 0;
  closed = 0;
  open(): void {
    this.opened += 1;
  }
  close(): void {
    this.closed += 1;
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0);
/** The house answers whatever else it is asked so. */
const answers = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));

describe("the line to the house", () => {
  const forgotten = vi.fn();
  let socket: Idle;
  let line: Line;
  const notTaken = async () => {
    socket.onLost({ wasOpen: false, reason: "", isFinal: false });
    await settled();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    forgotten.mockClear();
    socket = new Idle();
    line = new Line(socket as unknown as HouseSocket, forgotten);
    line.open();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says why the house closed it, and goes on saying so for a while after it stands again", async () => {
    socket.onLost({ wasOpen: true, reason: "socket-too-slow", isFinal: false });
    socket.onState("open");
    expect([line.reason, line.isShut]).toEqual(["socket-too-slow", false]);

    await vi.advanceTimersByTimeAsync(10_000);

    expect(line.reason).toBe("");
  });

  it("is shut when the page was let go", () => {
    socket.onLost({ wasOpen: true, reason: "socket-nonsense", isFinal: true });

    expect([line.reason, line.isShut]).toEqual(["socket-nonsense", true]);
  });

  it.each(["http-429", "http-421"])("asks why it was not taken, and hears %s", async (key) => {
    answers(Number(key.slice(-3)), { type: "refused", id: "", key });

    await notTaken();

    expect(line.reason).toBe(key);
  });

  it("does not blame a house that answers everything else until it has refused often enough", async () => {
    answers(200, { name: "Nina" });

    await notTaken();
    await notTaken();
    expect(line.reason).toBe("");
    await notTaken();

    expect(line.reason).toBe("web-line-not-taken");
  });

  it("has no reason while the house is silent", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("silence")));

    await notTaken();

    expect(line.reason).toBe("");
    expect(forgotten).not.toHaveBeenCalled();
  });

  it("ends where the house does not know us any more, and begins anew with a name", async () => {
    answers(200, { name: "" });

    await notTaken();
    expect([forgotten.mock.calls.length, socket.closed]).toEqual([1, 1]);
    line.open();

    expect(socket.opened).toBe(2);
  });
});
