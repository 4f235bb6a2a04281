/** What this browser knows of the house: who one is, the shelf, the tables, what is shown there. */

import { HouseSocket, Refused, type Answer, type Stream } from "$lib/wire/socket";
import { Words } from "$lib/words/words";
import { wordsAtFirst, wordsFor } from "$lib/words/load";
import { afterEntering, keep, keysOf, salt, shutOut, type KeyNews, type Keys } from "./keys";
import { movedSeats, type Moved } from "./moving";
import { Line } from "./line.svelte";
import { reachOf, type Reach } from "./reach";
import * as rest from "./rest";
import { furnish } from "./rooms";
import { settings } from "./settings.svelte";
import { witness } from "./witness";

/** A table that one looks at: as these seats (none: as a spectator), perhaps as its host. */
export interface Seated {
  seats: number[];
  isHost: boolean;
  /** The house does not let one look at this table any more. */
  isOut: boolean;
  /** What this browser has no key to any more. */
  moved: Moved | null;
}

class House {
  guest = $state("");
  shelf = $state.raw<rest.Shelf | null>(null);
  tables = $state.raw<rest.Tables | null>(null);
  /** Where one may invite others to. */
  reach = $state.raw<Reach>({ origin: location.origin, isHereOnly: false });
  /** Why the tables could not be seen just now. */
  unseen = $state.raw<unknown>(null);
  words = $state.raw(new Words("en", []));
  /** The words of the chosen language could not be had. */
  isMute = $state(false);
  /** Why the house could not be entered at all. */
  failure = $state.raw<unknown>(null);
  isReady = $state(false);

  readonly socket = new HouseSocket(socketAddress());
  readonly line = new Line(this.socket, () => (this.guest = ""));
  #streams = $state.raw<Readonly<Record<string, Stream>>>({});
  #seated = $state.raw<Readonly<Record<string, Seated>>>({});
  /** While one sits down, the house's word about it is no news. */
  #isSitting = false;

  say(key: string, args: Record<string, unknown> = {}): string {
    return this.words.say(key, args);
  }

  /** Come in: words, who one is, what there is to play. */
  async begin(): Promise<void> {
    this.failure = null;
    if (!this.words.has("web-title")) this.words = wordsAtFirst(settings.language);
    this.socket.onStream = (stream) => this.#shown(stream);
    this.socket.onPlaced = (answer) => this.#placed(answer);
    try {
      await this.#learn();
      [this.guest, this.shelf, this.reach] = await Promise.all([rest.guest(), rest.shelf(), reachOf(location.origin)]);
      furnish(this.shelf.games);
      if (this.guest !== "") this.line.open();
    } catch (failure) {
      this.failure = failure;
    }
    this.isReady = true;
  }

  /** Speak the chosen language from now on; where its words cannot be had, go on as before. */
  async speak(): Promise<void> {
    await this.#learn().catch(() => (this.isMute = true));
  }

  async #learn(): Promise<void> {
    const language = settings.language;
    const words = await wordsFor(language);
    this.isMute = false;
    if (language === settings.language) this.words = words;
  }

  async becomeGuest(name: string): Promise<void> {
    this.guest = await rest.becomeGuest(name);
    this.line.open();
  }

  /** See which tables there are; what was seen before stays if the house does not answer. */
  async lookAround(): Promise<void> {
    try {
      this.tables = await rest.tables();
      this.unseen = null;
    } catch (why) {
      this.unseen = why;
    }
  }

  #shown(stream: Stream): void {
    const { phase, commitment } = stream.view;
    // What is shown before the first card is what the house is bound to, on whatever page one is just then.
    if (phase === "setting" && commitment) witness(stream.table, { commitment });
    this.#streams = { ...this.#streams, [`${stream.table} ${stream.seat}`]: stream };
  }

  // --- one table ---------------------------------------------------------------------------------

  seated(table: string): Seated | undefined {
    return this.#seated[table];
  }

  /** What a seat (-1: a spectator) has been shown at a table. */
  stream(table: string, seat: number): Stream | undefined {
    return this.#streams[`${table} ${seat}`];
  }

  /** Whether a match goes on at a table that one looks at. */
  isPlayingAt(table: string): boolean {
    const seats = this.#seated[table]?.seats ?? [];
    return [-1, ...seats].some((seat) => this.stream(table, seat)?.view.phase === "playing");
  }

  /** Look at a table with every key to it that this browser holds. */
  async enter(table: string): Promise<void> {
    const keys = keysOf(table);
    const answer = await this.socket.enter(table, Object.values(keys));
    this.#entered(table, keys, answer);
    await this.#sitWhereKept(table, answer);
  }

  #entered(table: string, keys: Keys, answer: Answer): void {
    const seats = (answer["seats"] as number[]).filter((seat) => seat >= 0);
    const news = answer as KeyNews & Answer;
    const fresh = afterEntering(keys, news);
    keep(table, fresh);
    this.socket.keep(table, Object.values(fresh));
    const now = this.stream(table, seats[0] ?? -1)?.view;
    const moved = movedSeats(shutOut(keys, news, seats), now, (seat) => this.stream(table, seat)?.view) ?? this.#seated[table]?.moved ?? null;
    this.#seat(table, { seats, isHost: answer["is_host"] === true, isOut: false, moved });
  }

  #seat(table: string, seated: Seated): void {
    this.#seated = { ...this.#seated, [table]: seated };
  }

  /** It was read that a seat is played elsewhere. */
  forgetMoved(table: string): void {
    const seated = this.#seated[table];
    if (seated !== undefined) this.#seat(table, { ...seated, moved: null });
  }

  /** After a match the seats of the next one are kept: everybody takes their own with new salt. */
  async #sitWhereKept(table: string, answer: Answer): Promise<void> {
    const [seat] = (answer["kept"] ?? []) as number[];
    if (seat === undefined) return;
    const name = this.stream(table, -1)?.view.seats?.[seat]?.name || this.guest;
    await this.sit(table, seat, name).catch(() => {});
  }

  /** Somebody moved us: to another seat, to the gallery, or out. */
  #placed(answer: Answer): void {
    const table = String(answer["table"]);
    const before = this.#seated[table];
    if (this.#isSitting || before === undefined) return;
    if ((answer["seats"] as number[]).length === 0) this.#seat(table, { seats: [], isHost: false, isOut: true, moved: before.moved });
    // After a cut it is the answer to our keys; unasked it says nothing about them.
    else if (answer.id !== "") this.#entered(table, keysOf(table), answer);
    else void this.enter(table).catch(() => {});
  }

  /** Sit down; the key to the seat stays in this browser. */
  async sit(table: string, seat: number, name: string, invitation = ""): Promise<void> {
    this.#isSitting = true;
    try {
      const grain = salt();
      const answer = await this.socket.ask({ type: "sit", table, seat, name, salt: grain, invitation });
      witness(table, { salt: grain });
      keep(table, { ...keysOf(table), [seat]: String(answer["key"]) });
    } finally {
      this.#isSitting = false;
    }
    await this.enter(table);
  }

  /** Give a seat of one's own back before the match. */
  async standUp(table: string, seat: number): Promise<void> {
    await this.socket.ask({ type: "stand up", table, seat });
    if (seat in keysOf(table)) {
      const { [seat]: _, ...others } = keysOf(table);
      keep(table, others);
      await this.enter(table);
    }
  }

  /** Change places; the key goes with whoever held it, and the house says so. */
  async swap(table: string, seat: number, other: number): Promise<void> {
    await this.socket.ask({ type: "swap", table, seat, other });
  }

  /** Sit down with an invitation: seats may have been swapped since it was sent, so each that is kept is tried. */
  async sitInvited(table: string, seats: readonly number[], secret: string): Promise<void> {
    let refused: unknown = null;
    for (const seat of seats) {
      try {
        return await this.sit(table, seat, this.guest, secret);
      } catch (why) {
        if (!(why instanceof Refused) || why.refusal.key !== "seat-kept") throw why;
        refused = why;
      }
    }
    throw refused;
  }

  /** Ask for something at a table that needs no seat of one's own. */
  async ask(table: string, message: Record<string, unknown>): Promise<Answer> {
    return this.socket.ask({ ...message, table });
  }

  async leave(table: string): Promise<void> {
    const { [table]: _, ...others } = this.#seated;
    this.#seated = others;
    this.#streams = Object.fromEntries(Object.entries(this.#streams).filter(([name]) => !name.startsWith(`${table} `)));
    await this.socket.leave(table);
  }
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

export const house = new House();
