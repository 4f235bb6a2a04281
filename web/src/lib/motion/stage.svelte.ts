/**
 * The table as it is shown, which may lag behind the table as it is.
 *
 * Every change that the house sends is told over the table before it, then the table after it is shown. Prompt, hand and
 * buttons never wait for that: they read the live scene. To begin an answer, or to ask for it, shows the live table at
 * once. What has been told, and how fast, depends on nothing but what this seat was sent.
 */

import { tick } from "svelte";
import type { Stream } from "$lib/wire/stream";
import type { Scene } from "$lib/wire/scene";
import type { Choreography, Fact, Moment, PanelAct, SoundName } from "./score";
import type { Speed } from "./speeds";
import { actsOf, FASTEST, hurry, timeline, type Scored } from "./timeline";
import { LANDING, type Troupe } from "./troupe";

/** What a person has chosen; read anew for every change. */
export interface Wishes {
  speed: Speed;
  isStill: boolean;
}

/** After a cut so much may have happened that nobody wants to see it again. */
const TOO_MUCH = 60;
/** So many of the facts that were skipped are told, and none in which nobody had anything to decide. */
const SUMMED_UP = 3;
const UNASKED = "log-unasked";

/** The table before a change, on which it is told: whoever has just answered is not asked any more. */
function answered({ before, after }: Moment): Scene {
  const asked = before.asked.filter((seat) => after.asked.includes(seat));
  return asked.length === before.asked.length ? before : { ...before, asked };
}

export class Stage {
  /** What the table draws while `isLive` is false. */
  shown = $state.raw<Scene | null>(null);
  isLive = $state(true);
  panel = $state.raw<PanelAct | null>(null);
  /** A result that somebody has not read yet, or wants to read again: it lies there until it is closed or another comes. */
  kept = $state.raw<PanelAct | null>(null);
  /** The last result that was told and can be asked for again. */
  result = $state.raw<PanelAct | null>(null);
  /** The fact that is being told, or the last of those that were skipped. */
  told = $state.raw<readonly Fact[]>([]);
  isSummary = $state(false);
  /** How many of the last lines of the log the table has not shown yet: the log follows it, and never tells a result before. */
  untold = $state(0);
  /** How many facts have been told, with the one that is being told. */
  count = $state(0);

  choreography: Choreography | null = null;
  troupe: Troupe | null = null;
  heard: (name: SoundName) => void = () => {};

  #seat = "";
  #live: Scene | null = null;
  #length = 0;
  #question = 0;
  #waiting: Moment[] = [];
  #isHeld = false;
  /** How the match has ended for this seat: heard when the table shows it, and not before. */
  #end: SoundName | null = null;
  #skipped: Fact[] = [];
  /** Counts what is being told; whoever finds another number was interrupted. */
  #run = 0;
  #wake: (() => void) | null = null;
  #telling: Fact | null = null;
  #isUnread = false;
  /** More waits than anybody could follow. */
  #isTooLate = false;

  constructor(private readonly wishes: () => Wishes) {}

  /**
   * The house has shown something. `isBusy`: somebody is answering, or nobody looks, so nothing is told. `answered`: the
   * table with one's own answer already on it, which is where the eye has left it.
   */
  follow(stream: Stream, isBusy: boolean, answered: Scene | null = null): void {
    const seat = `${stream.table} ${stream.seat}`;
    const scene = stream.view.scene ?? null;
    if (seat !== this.#seat || scene === null || this.#live === null || stream.length < this.#length) {
      this.#seat = seat;
      return this.#begin(stream, scene);
    }
    const count = stream.length - this.#length;
    if (scene === this.#live && count === 0) return;
    const facts = count > 0 && count <= stream.log.length ? stream.log.slice(-count) : [];
    const moment: Moment = { before: answered ?? this.#live, after: scene, facts, seat: stream.seat };
    this.#listen({ ...moment, before: this.#live }, stream.view.question ?? 0);
    // A player who has answered wants to hear what followed, not what led to it.
    if (this.#live.decision !== null && count > 0) this.forget();
    this.#live = scene;
    this.#length = stream.length;
    this.#remember(moment);
    if (isBusy || count > TOO_MUCH) this.jump();
    else if (this.wishes().speed === "skip") {
      this.#isUnread = false;
      this.#skip([moment]);
    } else this.#take(moment);
  }

  #begin(stream: Stream, scene: Scene | null): void {
    this.#live = scene;
    this.#length = stream.length;
    this.#question = stream.view.question ?? 0;
    [this.result, this.kept, this.#isUnread] = [null, null, false];
    this.jump();
  }

  /** What can be asked for again, whether it is told now or skipped. */
  #remember(moment: Moment): void {
    const found = actsOf(moment, this.choreography).flat().find((act): act is PanelAct => act.does === "panel" && act.isKept === true);
    if (found === undefined) return;
    [this.result, this.kept, this.#isUnread] = [found, null, true];
  }

  /** Show the last result once more. */
  recall(): void {
    this.kept = this.result;
  }

  /** Somebody begins to answer: the table is shown as it is, but a result that they could not read yet stays. */
  answer(): void {
    this.forget();
    this.#catchUp();
  }

  /** The same for everybody who is asked: it hangs on the question alone. */
  #listen({ before, after, seat }: Moment, question: number): void {
    const isAsked = after.decision !== null && (before.decision === null || question !== this.#question);
    this.#question = question;
    if (after.window !== null && before.window === null) this.heard("glass");
    else if (isAsked && after.window === null) this.heard("knock");
    if (after.outcome !== null && before.outcome === null) this.#end = after.outcome.winners.includes(seat) ? "win" : seat < 0 ? "bell" : "lose";
  }

  #take(moment: Moment): void {
    const last = this.#waiting.at(-1);
    if (moment.facts.length === 0) {
      // Nothing to tell: it comes with what is told before it.
      if (last !== undefined) this.#waiting[this.#waiting.length - 1] = { ...last, after: moment.after };
      else if (!this.isLive) this.#waiting.push(moment);
      return;
    }
    this.forget();
    this.troupe?.remember(moment.before, moment.seat);
    this.#waiting.push(moment);
    this.untold += moment.facts.length;
    if (this.#isHeld) return this.#wait();
    // What lies there to be read is read to its end.
    this.#isTooLate = hurry(this.#waiting.length) === null;
    if (this.#isTooLate && this.panel === null) return this.#skip(this.#waiting.splice(0));
    if (!this.isLive) return;
    this.#wait();
    void this.#tell(++this.#run);
  }

  /** The table stays as it was before what is to be told. */
  #wait(): void {
    const [first] = this.#waiting;
    if (!this.isLive || first === undefined) return;
    this.isLive = false;
    this.shown = answered(first);
  }

  /** Something is read over the table: what happens meanwhile is told when it has been read. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (!isHeld && this.#waiting.length > 0) void this.#tell(++this.#run);
  }

  /** Show the table as it is now, as somebody wished; what was not told yet is in the log. */
  jump(): void {
    this.#isUnread = false;
    this.#catchUp();
  }

  #catchUp(): void {
    this.#run += 1;
    this.#waiting = [];
    this.#isTooLate = false;
    this.panel = null;
    if (this.#isUnread) this.kept = this.result;
    this.#isUnread = false;
    this.isLive = true;
    this.shown = null;
    this.untold = 0;
    if (!this.isSummary) this.told = [];
    this.troupe?.clear();
    this.#ring();
    this.#wake?.();
  }

  #ring(): void {
    if (this.#end !== null) this.heard(this.#end);
    this.#end = null;
  }

  /** What was told in one line is past. */
  forget(): void {
    this.#skipped = [];
    if (this.isSummary) this.told = [];
    this.isSummary = false;
  }

  /** The panel has been read. */
  goOn(): void {
    if (this.panel !== null) this.#wake?.();
    else this.kept = null;
  }

  /** Told in one line instead, as soon as it matters. */
  #skip(moments: readonly Moment[]): void {
    this.#skipped.push(...moments.flatMap((moment) => moment.facts).filter(({ key }) => key !== UNASKED));
    this.#catchUp();
    this.isSummary = this.#skipped.length > 0;
    this.told = this.#skipped.slice(-SUMMED_UP);
  }

  // --- telling -------------------------------------------------------------------------------------

  async #tell(run: number): Promise<void> {
    for (let moment = this.#waiting.shift(); moment !== undefined; moment = this.#waiting.shift()) {
      await this.#play(moment, run);
      if (run !== this.#run) return;
      if (this.#isTooLate) return this.#skip(this.#waiting.splice(0));
      const [next] = this.#waiting;
      this.shown = next === undefined ? moment.after : answered(next);
      this.untold = this.#later();
      await tick();
      if (run !== this.#run) return;
      this.troupe?.land(moment.after);
      await this.#sleep(this.wishes().isStill ? 0 : LANDING);
      if (run !== this.#run) return;
    }
    this.isLive = true;
    this.shown = null;
    this.told = [];
    this.#ring();
  }

  async #play(moment: Moment, run: number): Promise<void> {
    const { speed, isStill } = this.wishes();
    const { parts, length } = timeline(moment, this.choreography, speed);
    if (this.troupe !== null) this.troupe.isStill = isStill;
    let clock = 0;
    for (const part of [...parts].sort((one, other) => one.at - other.at)) {
      await this.#sleep((part.at - clock) / this.#hurry);
      if (run !== this.#run) return;
      clock = part.at;
      this.#begins(part, moment);
    }
    await this.#sleep((length - clock) / this.#hurry);
    if (run === this.#run) this.#lay(null);
  }

  #begins({ act, for: length, fact }: Scored, moment: Moment): void {
    if (act.does === "sound") return this.heard(act.name);
    const told = moment.facts[fact];
    this.untold = this.#later() + moment.facts.length - fact - 1;
    if (told !== undefined && told !== this.#telling) {
      this.#telling = told;
      this.count += 1;
      this.troupe?.next(this.count);
    }
    if (told !== undefined) this.told = [act.does === "show" && act.say ? act.say : told];
    this.#lay(act.does === "panel" ? act : null);
    this.troupe?.perform(act, length / this.#hurry, moment.before);
  }

  /** Another panel, or none: the one before has had its time. */
  #lay(panel: PanelAct | null): void {
    if (this.panel?.isKept) this.#isUnread = false;
    this.panel = panel;
    if (panel === null) return;
    this.kept = null;
    if (panel.isKept) [this.result, this.#isUnread] = [panel, true];
  }

  /** The lines of the changes that wait behind the one that is told. */
  #later(): number {
    return this.#waiting.reduce((lines, moment) => lines + moment.facts.length, 0);
  }

  /** Nobody reads faster because more has happened meanwhile; a glance may be shorter. */
  get #hurry(): number {
    const isRead = this.panel !== null && !this.panel.brief && !this.panel.isSlim;
    return isRead ? 1 : (hurry(this.#waiting.length) ?? FASTEST);
  }

  #sleep(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      const wake = done;
      this.#wake = wake;
      function done() {
        clearTimeout(timer);
        resolve();
      }
    });
  }
}
