/** One socket to the house: questions with answers, streams of views, and coming back after a cut. */

import type { Changed, HouseBeat, LogPage, Refusal, Shown, Version } from "./messages";
import { goneOn, readLines, unread, withEarlier, type Stream } from "./stream";
import { HANDSHAKE, SILENCE, Watchdog } from "./watchdog";

export type { Refusal } from "./messages";
export type { Stream } from "./stream";
export type Answer = { type: string; id: string; [field: string]: unknown };

export type State = "closed" | "opening" | "open";

/** How a line ended. */
export interface Loss {
  wasOpen: boolean;
  /** The message key that the house gave as its reason, if any. */
  reason: string;
  /** The page does not come back by itself. */
  isFinal: boolean;
}

/** Why the house did not do something; `key` and `args` make the sentence. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

export const VERSION: Version = 2;
/** `crypto.randomUUID` is missing where the house is reached without TLS, as in a home network. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
}

/** How what is asked begins when a table is entered again without anybody asking for it. */
const AGAIN = "again ";
const PATIENCE = [250, 500, 1000, 2000, 4000];
/** The house has closed the line because of what this page sent: sending it again would not help. */
const BROKEN_RULES = 1008;

export class HouseSocket {
  state: State = "closed";
  onState: (state: State) => void = () => {};
  onLost: (loss: Loss) => void = () => {};
  onStream: (stream: Stream) => void = () => {};
  /** The house says from where one looks at a table now (no seats: from nowhere), unasked or after a cut. */
  onPlaced: (answer: Answer) => void = () => {};
  /** The house does not speak our version. */
  onOutdated: () => void = () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { resolve: (answer: Answer) => void; reject: (why: Error) => void; sent: string; at: number; enters: unknown }>();
  #entered = new Map<string, string[]>();
  #streams = new Map<string, Stream>();
  #lag = 0;
  #tries = 0;
  #closing = false;
  /** We have beaten last, and the house will answer. */
  #hasBeaten = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watchdog = new Watchdog(() => this.#giveUp());

  constructor(private readonly address: string) {}

  /** Connect; whoever does not want to wait for the next attempt calls this again. */
  open(): void {
    clearTimeout(this.#timer);
    if (this.state !== "closed") return;
    this.#closing = false;
    this.#become("opening");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#watchdog.wait(HANDSHAKE);
    socket.onopen = () => socket === this.#socket && this.#opened();
    socket.onmessage = (event) => socket === this.#socket && this.#heard(JSON.parse(event.data as string));
    socket.onclose = (event) => this.#lost(socket, event.code, event.reason);
  }

  close(): void {
    this.#closing = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Nothing comes on this line any more. Saying goodbye on it could take minutes, so nobody waits for that. */
  #giveUp(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lost(socket);
    socket.close();
  }

  /** Ask the house something. The same id is sent again after a cut, so nothing is done twice. */
  ask(message: Record<string, unknown>): Promise<Answer> {
    const id = newId();
    const sent = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      const enters = message["type"] === "enter" ? message["table"] : undefined;
      this.#waiting.set(id, { resolve, reject, sent, at: performance.now(), enters });
      if (this.state === "open") this.#socket?.send(sent);
    });
  }

  /** Look at a table; after a cut the socket enters it again by itself. */
  async enter(table: string, keys: string[]): Promise<Answer> {
    this.#entered.set(table, keys);
    return this.ask({ type: "enter", table, keys });
  }

  async leave(table: string): Promise<void> {
    this.#entered.delete(table);
    for (const name of [...this.#streams.keys()]) if (name.startsWith(`${table} `)) this.#streams.delete(name);
    await this.ask({ type: "leave", table });
  }

  keep(table: string, keys: string[]): void {
    this.#entered.set(table, keys);
  }

  #opened(): void {
    this.#tries = 0;
    this.#watchdog.wait(SILENCE);
    this.#hasBeaten = false;
    this.#socket?.send(JSON.stringify({ type: "hello", id: "hello", version: VERSION }));
    this.#become("open");
    const again = [...this.#waiting.values()];
    for (const table of this.#entered.keys()) this.#enterAgain(table);
    for (const { sent } of again) this.#socket?.send(sent);
  }

  #lost(socket: WebSocket, code = 0, reason = ""): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#watchdog.rest();
    const wasOpen = this.state === "open";
    const isFinal = code === BROKEN_RULES && wasOpen;
    this.#become("closed");
    this.onLost({ wasOpen, reason, isFinal });
    if (isFinal) this.#dropAll(reason);
    else if (!this.#closing) this.#timer = setTimeout(() => this.open(), this.#patience());
  }

  #patience(): number {
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)] as number;
    this.#tries += 1;
    return wait;
  }

  /** What was asked is not asked again: it may be the very thing for which the house has closed the line. */
  #dropAll(key: string): void {
    const asked = [...this.#waiting.entries()];
    this.#waiting.clear();
    for (const [id, { reject }] of asked) reject(new Refused({ type: "refused", id, key }));
  }

  #become(state: State): void {
    this.state = state;
    this.onState(state);
  }

  #heard(message: { type: string; [field: string]: unknown }): void {
    this.#watchdog.wait(SILENCE);
    if (message.type === "shown" || message.type === "changed") this.#show(message as unknown as Shown | Changed);
    else if (message.type === "beat") this.#beat(message as unknown as HouseBeat);
    else this.#answered(message as Answer);
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (answer.id === "hello" && answer.type === "refused") this.onOutdated();
    if (waiting === undefined) return this.#placed(answer);
    this.#waiting.delete(answer.id);
    this.#lag = performance.now() - waiting.at;
    if (answer.type === "refused") waiting.reject(new Refused(answer as unknown as Refusal));
    else waiting.resolve(answer);
  }

  /** One looks from elsewhere now; whoever was not let in again after a cut looks from nowhere. */
  #placed(answer: Answer): void {
    if (answer.type === "entered") this.onPlaced(answer);
    else if (answer.type === "refused" && answer.id.startsWith(AGAIN)) {
      this.onPlaced({ type: "entered", id: answer.id, table: answer.id.slice(AGAIN.length), seats: [] });
    }
  }

  #show(message: Shown | Changed): void {
    const known = this.#streams.get(`${message.table} ${message.seat}`);
    if (message.type === "changed" && message.number !== (known?.number ?? NaN) + 1) this.#enterAgain(message.table);
    else this.#keepStream(goneOn(known, message, this.#lag));
  }

  #keepStream(stream: Stream): void {
    this.#streams.set(`${stream.table} ${stream.seat}`, stream);
    this.onStream(stream);
  }

  /** Read so many more lines of the log than were sent to a seat; fewer if it does not have so many. */
  async readBack(table: string, seat: number, lines = Infinity): Promise<void> {
    const name = `${table} ${seat}`;
    const before = this.#streams.get(name);
    if (before === undefined || unread(before) === 0) return;
    const first = Math.max(0, unread(before) - lines);
    const page = async (from: number) => (await this.ask({ type: "read log", table, seat, first: from })) as unknown as LogPage;
    const read = await readLines(first, unread(before), page);
    // The match has gone on meanwhile, or was shown anew.
    const now = this.#streams.get(name);
    if (now !== undefined && now !== withEarlier(now, first, read)) this.#keepStream(withEarlier(now, first, read));
  }

  /** The house is still here; if a number is not ours, something was lost on the way. */
  #beat(beat: HouseBeat): void {
    this.#answerBeat(beat.now);
    for (const [name, number] of Object.entries(beat.numbers ?? {})) {
      const known = this.#streams.get(name);
      if (known === undefined || known.number < number) this.#enterAgain(name.split(" ")[0] as string);
    }
  }

  /** The house answers a beat of ours with one of its own; answering that too would never end. */
  #answerBeat(heard: number): void {
    this.#hasBeaten = !this.#hasBeaten;
    if (this.#hasBeaten) this.#socket?.send(JSON.stringify({ type: "beat", id: "beat", heard }));
  }

  /** A table that is just being entered is not entered twice: a key may be good for one time only. */
  #enterAgain(table: string): void {
    const keys = this.#entered.get(table);
    const isEntering = [...this.#waiting.values()].some(({ enters }) => enters === table);
    if (keys !== undefined && !isEntering) this.#socket?.send(JSON.stringify({ type: "enter", id: AGAIN + table, table, keys }));
  }
}
