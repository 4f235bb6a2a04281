import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogPage } from "$lib/wire/messages";
import { HouseSocket, type Answer, type Loss, type Stream } from "$lib/wire/socket";
import { HANDSHAKE, SILENCE } from "$lib/wire/watchdog";
import { Wire } from "./wire";

function opened(): HouseSocket {
  const socket = new HouseSocket("ws://house/ws");
  socket.open();
  Wire.last.onopen();
  return socket;
}

beforeEach(() => vi.stubGlobal("WebSocket", Wire));
afterEach(() => vi.unstubAllGlobals());

describe("the socket", () => {
  it("answers a beat of the house once, though the house answers it again", () => {
    opened();

    for (let round = 1; round <= 3; round += 1) {
      Wire.last.hear({ type: "beat", now: round });
      Wire.last.hear({ type: "beat", now: round });
      expect(Wire.last.count("beat")).toBe(round);
    }
  });

  it("says when the house does not speak its version", () => {
    const socket = opened();
    const outdated = vi.fn();
    socket.onOutdated = outdated;

    Wire.last.hear({ type: "refused", id: "other", key: "seat-taken" });
    expect(outdated).not.toHaveBeenCalled();
    Wire.last.hear({ type: "refused", id: "hello", key: "message-other-version" });

    expect(outdated).toHaveBeenCalledOnce();
  });

  it("sends again after a cut what was not answered, under the same id", async () => {
    const socket = opened();
    const answer = socket.ask({ type: "begin", table: "a-b-c" });
    const { id } = Wire.last.sent.at(-1) as { id: string };

    Wire.last.cut();
    socket.open();
    Wire.last.onopen();
    expect(Wire.last.sent.at(-1)?.id).toBe(id);
    Wire.last.hear({ type: "done", id });

    expect((await answer).type).toBe("done");
  });
});

describe("a table that is entered again after a cut", () => {
  let placed: Answer[];
  const cutAndBack = (socket: HouseSocket) => {
    Wire.last.cut();
    socket.open();
    Wire.last.onopen();
    return Wire.last.sent.find((one) => one.type === "enter")?.id as string;
  };
  const entered = (): HouseSocket => {
    const socket = opened();
    placed = [];
    socket.onPlaced = (answer) => placed.push(answer);
    void socket.enter("a-b-c", ["key"]);
    Wire.last.hear({ type: "entered", id: Wire.last.sent.at(-1)?.id, table: "a-b-c", seats: [0] });
    return socket;
  };

  it("says from where one looks now", () => {
    const id = cutAndBack(entered());

    Wire.last.hear({ type: "entered", id, table: "a-b-c", seats: [-1], opened: [-1] });

    expect(placed).toMatchObject([{ table: "a-b-c", seats: [-1], opened: [-1] }]);
  });

  it("says that one is out when one is not let in any more", () => {
    const id = cutAndBack(entered());

    Wire.last.hear({ type: "refused", id, key: "table-kicked" });

    expect(placed).toMatchObject([{ table: "a-b-c", seats: [] }]);
  });

  it("is entered once only when it was being entered as the line was laid, for a key may be good for one time", () => {
    const socket = new HouseSocket("ws://house/ws");
    socket.open();
    void socket.enter("a-b-c", ["key"]);

    Wire.last.onopen();

    expect(Wire.last.count("enter")).toBe(1);
  });

  it("is no news when it was asked for, and a welcome is none either", () => {
    entered();

    Wire.last.hear({ type: "welcome", version: 1, name: "Nina", now: 0 });

    expect(placed).toEqual([]);
  });
});

describe("the log", () => {
  const line = (number: number) => ({ key: `fact-${number}`, args: {} });

  it("is read back over the socket, and shown with what was sent", async () => {
    const socket = opened();
    const streams: Stream[] = [];
    socket.onStream = (stream) => streams.push(stream);
    const shown = { type: "shown", table: "a-b-c", seat: -1, number: 1, now: 0, parts: {}, log: [line(2)], log_length: 3, talk: [] };
    Wire.last.hear(shown);

    const read = socket.readBack("a-b-c", -1);
    const asked = Wire.last.sent.at(-1) as unknown as LogPage;
    expect(asked).toMatchObject({ type: "read log", table: "a-b-c", seat: -1, first: 0 });
    Wire.last.hear({ type: "log page", id: asked.id, table: "a-b-c", seat: -1, first: 0, log: [line(0), line(1), line(2)] });
    await read;

    expect(streams.at(-1)?.log).toEqual([line(0), line(1), line(2)]);
  });

  it("is not asked for where it is whole, or where nothing was shown", async () => {
    const socket = opened();

    await socket.readBack("a-b-c", 0);

    expect(Wire.last.count("read log")).toBe(0);
  });
});

describe("a line that is cut", () => {
  let socket: HouseSocket;
  let losses: Loss[];

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.count = 0;
    losses = [];
    socket = opened();
    socket.onLost = (loss) => losses.push(loss);
  });
  afterEach(() => vi.useRealTimers());

  it("is laid again by itself when nothing has been heard for two beats and more", () => {
    vi.advanceTimersByTime(SILENCE - 1);
    Wire.last.hear({ type: "beat", now: 1 });
    vi.advanceTimersByTime(SILENCE - 1);
    expect(socket.state).toBe("open");
    const dead = Wire.last;

    vi.advanceTimersByTime(1000);

    expect(Wire.last).not.toBe(dead);
    expect(losses).toEqual([{ wasOpen: true, reason: "", isFinal: false }]);
    dead.cut();
    expect(losses.length).toBe(1);
  });

  it("is not waited for when its handshake does not come back", () => {
    Wire.last.cut();
    vi.advanceTimersByTime(250);
    expect([Wire.count, socket.state]).toEqual([2, "opening"]);

    vi.advanceTimersByTime(HANDSHAKE + 500);

    expect(Wire.count).toBe(3);
    expect(losses.at(-1)?.wasOpen).toBe(false);
  });

  it("comes back by itself after the house has said why, if it was only too slow", () => {
    Wire.last.cut("socket-too-slow", 1013);
    vi.advanceTimersByTime(250);

    expect(losses).toEqual([{ wasOpen: true, reason: "socket-too-slow", isFinal: false }]);
    expect(Wire.count).toBe(2);
  });

  it("stays cut when the house has let the page go, and what was asked is answered with the reason", async () => {
    const asked = socket.ask({ type: "begin", table: "a-b-c" });
    const refused = expect(asked).rejects.toMatchObject({ refusal: { key: "socket-too-fast" } });

    Wire.last.cut("socket-too-fast", 1008);
    vi.advanceTimersByTime(60_000);

    await refused;
    expect([Wire.count, socket.state, losses[0]?.isFinal]).toEqual([1, "closed", true]);
  });
});
