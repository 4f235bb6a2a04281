/** What a person does to the line in the making: touch, choose, take back, confirm; it is sent as one gesture. */

import type { HouseSocket, Stream } from "$lib/wire/socket";
import type { Folding, Gathering, Hands } from "$lib/table/arrangement";
import { Asking, type Why } from "./asking.svelte";
import { Hinting, type Hint } from "./hinting.svelte";
import { canJoin, fitting, guessed, lineOf, sameSpot, touch } from "./composing";
import { Draft, type Step } from "./draft.svelte";
import type { Choice, Scene, Spot } from "$lib/table/kinds";

/** Of pieces that are alike those are meant that were touched, not those that the house names. */
function stepOf(choice: Choice, before: readonly Step[], touched: readonly Spot[] = []): Step {
  const { move, label, on } = choice;
  return { choice, move, label, on: touched.length === on.length ? touched : on, touched: Math.max(-1, ...before.map((step) => step.touched)) + 1 };
}

export class Composer extends Draft implements Hands {
  /** Somebody wants to change an answer that is sealed already. */
  changing = $state(false);
  /** Other seats of this screen that a bot minds: they were left together. */
  beside = $state.raw<readonly number[]>([]);
  /** The table as it lay when the last line was answered, with that line on it: what follows is told from there. */
  answered: Scene | null = null;
  #gathering = $state.raw<Gathering | null>(null);
  folding = $state.raw<Folding | null>(null);
  readonly #house: Asking;
  readonly #hinting = new Hinting();
  #question = "";

  constructor(stream: Stream, socket: HouseSocket) {
    super(stream);
    this.#house = new Asking(stream, socket);
  }

  get busy(): boolean {
    return this.#house.busy;
  }

  get why(): Why | null {
    return this.#house.why;
  }

  /** The house has shown something new; what was half-made for an older question, or before a bot took over, is forgotten. */
  follow(stream: Stream, socket: HouseSocket): void {
    const laid = this.whole ? this.scene : null;
    this.answered = null;
    this.stream = stream;
    this.#house.follow(stream, socket);
    const { table, seat, view } = stream;
    const question = `${table} ${seat} ${view.question ?? 0} ${view.window?.number ?? ""} ${this.isMinded || this.isLost}`;
    if (question === this.#question) return;
    this.#question = question;
    this.#hinting.follow(`${table} ${seat}`, question);
    this.answered = laid;
    this.forget();
    this.changing = false;
  }

  // --- pieces --------------------------------------------------------------------------------------

  can(spot: Spot): boolean {
    if (this.scene === null || this.busy) return false;
    if (this.#gathering !== null && this.#gathering.can(spot)) return true;
    if (this.whole) return this.#joining(spot) !== undefined;
    if (this.choices.length === 0) return false;
    return this.isTouched(spot) || canJoin(this.scene, this.choices, this.touched, spot) || this.#mayReplace(spot);
  }

  #mayReplace(spot: Spot): boolean {
    return this.touched.length === 1 && this.scene !== null && canJoin(this.scene, this.choices, [], spot);
  }

  override isTouched(spot: Spot): boolean {
    return this.#gathering?.has(spot) || super.isTouched(spot);
  }

  /** A panel of the arrangement asks the question in its own way. */
  get gathers(): Gathering | null {
    return this.#gathering;
  }

  gather(gathering: Gathering | null): void {
    this.#gathering = gathering;
  }

  fold(folding: Folding | null): void {
    this.folding = folding;
  }

  isRefused(spot: Spot): boolean {
    return this.why?.spot != null && sameSpot(this.why.spot, spot);
  }

  touch(spot: Spot): void {
    const scene = this.scene;
    if (scene === null || !this.#mayAsk()) return;
    if (this.#gathering?.can(spot)) return this.#gathering.toggle(spot);
    const joining = this.whole ? this.#joining(spot) : undefined;
    if (joining !== undefined) return void this.#take(joining, false);
    if (this.whole) return void this.#anew(spot);
    this.#excuse();
    this.aimed = null;
    if (this.isHeld(spot)) return void this.#release(spot);
    const result = touch(scene, this.choices, this.touched, spot);
    if ("refused" in result) {
      this.#askWhyNot(guessed(scene, this.choices, this.touched, spot), { spot });
      return;
    }
    // To touch a piece while an answer lies sealed is to want another one.
    this.changing = true;
    const first = this.#firstOfSet(spot);
    if (first !== null) return void this.#joinOrReplace(first, spot);
    this.touched = result.touched;
    this.#goOn();
  }

  /** The move that is prepared, if the piece that is touched next may be meant to be laid like it. */
  #firstOfSet(spot: Spot): { first: Choice; next: Choice } | null {
    const [first, touched] = [this.ready, this.touched[0]];
    if (first === null || touched === undefined || this.touched.length !== 1 || sameSpot(touched, spot)) return null;
    const fits = fitting(this.scene!, this.choices, [spot]);
    const next = fits.length === 1 ? fits[0] : undefined;
    return next !== undefined && next.label.key === first.label.key && next.on.length === 1 ? { first, next } : null;
  }

  /** A set that the rules lay one by one is touched like any other; if they want one piece alone, it is the last touched. */
  async #joinOrReplace({ first, next }: { first: Choice; next: Choice }, spot: Spot): Promise<void> {
    const question = this.#question;
    const isAsked = await this.#house.attempt(() => this.#draft([...this.steps, stepOf(first, this.steps, this.touched)]).then(() => undefined));
    if (!isAsked || question !== this.#question) return;
    const joins = this.choices.find((choice) => choice.move === next.move && choice.label.key === next.label.key);
    if (joins !== undefined) return this.#take(joins, false);
    await this.#house.attempt(() => this.#remake(this.#withoutLast()));
    if (question === this.#question) this.touched = [spot];
  }

  /** A touch while the line lies there whole wants another end of it: what was advised binds nobody. */
  async #anew(spot: Spot): Promise<void> {
    const question = this.#question;
    const laid = this.isTouched(spot) ? this.laid : [];
    const isAsked = await this.#house.attempt(() => this.#remake(this.steps.slice(0, -1)));
    if (!isAsked || question !== this.#question) return;
    this.isAdvised = false;
    this.touched = [...laid];
    this.touch(spot);
  }

  /** What may still be put into a line that is whole already. */
  #joining(spot: Spot): Choice | undefined {
    return this.later.find((choice) => choice.on.some((one) => sameSpot(one, spot)));
  }

  /** Let go of a move that waits for another one. */
  async #release(spot: Spot): Promise<void> {
    const moves = this.held.filter((choice) => choice.on.some((one) => sameSpot(one, spot))).map((choice) => choice.move);
    const released = this.steps.filter((step) => moves.includes(step.move)).at(-1);
    await this.#house.attempt(() => this.#remake(this.steps.filter((step) => step !== released)));
  }

  /** Why may this square not be chosen? */
  wonder(node: string): void {
    if (!this.#mayAsk() || this.stream.view.phase !== "playing") return;
    this.#excuse();
    this.#askWhyNot(node, { spot: null, node });
  }

  #mayAsk(): boolean {
    return !this.busy && this.stream.seat >= 0 && !this.isMinded && !this.isLost;
  }

  #askWhyNot(meant: string, at: { spot: Spot | null; node?: string }): void {
    if (meant !== "") void this.#house.whyNot(lineOf(this.parts, meant), at);
  }

  /** In the middle of a line a single piece says it all; nothing is played before the whole line is confirmed. */
  #goOn(): void {
    const only = this.fitting.length === 1 ? this.ready : null;
    if (this.steps.length > 0 && this.touched.length > 0 && only !== null) void this.#take(only, false);
  }

  // --- the line ------------------------------------------------------------------------------------

  /** Prepare a choice without making it: the primary button would. */
  aim(choice: Choice | null): void {
    this.#excuse();
    this.touched = [];
    this.aimed = choice;
  }

  choose(choice: Choice): void {
    // A button says it all, so a line that ends with one is played; a line that ends with pieces is confirmed.
    const says = this.steps.length === 0 || !this.isOnTable(choice);
    void this.#take(choice, says);
  }

  confirm(): void {
    if (this.busy) return;
    if (this.isMinded) this.takeBack();
    else if (this.#gathering !== null) this.#gathering.confirm();
    else if (this.whole) void this.#answer();
    else if (this.ready !== null) void this.#take(this.ready, true);
  }

  /** Play one's own seat again that a bot has minded. */
  takeBack(): void {
    for (const seat of [this.stream.seat, ...this.beside]) void this.ask({ type: "come back", seat });
  }

  back(): void {
    if (this.busy) return;
    this.#excuse();
    if (this.touched.length > 0 || this.aimed !== null) this.letGo();
    else if (this.steps.length > 0) void this.#house.attempt(() => this.#remake(this.#withoutLast()));
  }

  /** The steps without the one that was made last, wherever it lies. */
  #withoutLast(): Step[] {
    const last = Math.max(...this.steps.map((step) => step.touched));
    return this.steps.filter((step) => step.touched !== last);
  }

  clear(): void {
    if (this.why !== null && !this.isHalfMade) this.#excuse();
    else this.forget();
  }

  override forget(): void {
    super.forget();
    this.#excuse();
  }

  /** What was refused is past. */
  #excuse(): void {
    this.#house.why = null;
  }

  // --- with the house ------------------------------------------------------------------------------

  /** Ask the house something for this seat; a refusal is shown, and nothing else happens. */
  async ask(message: Record<string, unknown>): Promise<boolean> {
    this.#excuse();
    return this.#house.attempt(() => this.#house.send(message));
  }

  say(line: string): Promise<boolean> {
    return this.ask({ type: "answer", line });
  }

  /** Lay a written line out on the table, step by step, as if it had been composed; it still has to be confirmed. */
  async lay(line: string, isAdvised = false): Promise<void> {
    if (this.busy) return;
    this.forget();
    this.isAdvised = isAdvised;
    await this.#house.attempt(async () => {
      for (const move of line.split(";").map((one) => one.trim())) {
        const choice = this.choices.find((one) => one.move === move);
        if (choice === undefined || !(await this.#draft([...this.steps, stepOf(choice, this.steps)]))) break;
      }
    });
  }

  /** What the house would play, once it was asked. */
  get hint(): Hint | null {
    return this.#hinting.hint;
  }

  closeHint(): void {
    this.#hinting.close();
  }

  /** A first match asks by itself, and holds nobody up: one may answer meanwhile. */
  askHintUnasked(): Promise<void> {
    return this.#hinting.askUnasked(() => this.#house.send({ type: "hint" }));
  }

  /** Ask what the house would play, and lay its line out on the table. */
  async layHint(): Promise<void> {
    if (this.busy) return;
    this.#excuse();
    const isAsked = await this.#house.attempt(() => this.#hinting.ask(() => this.#house.send({ type: "hint" })));
    if (isAsked && this.hint !== null) await this.lay(this.hint.line, true);
  }

  async #take(choice: Choice, plays: boolean): Promise<void> {
    if (this.busy) return;
    const steps = [...this.steps, stepOf(choice, this.steps, this.touched)];
    this.#excuse();
    const isTaken = await this.#house.attempt(async () => {
      if (!(await this.#draft(steps))) return;
      if (!this.whole) return this.#skipOnly();
      if (!plays) return;
      await this.#house.send({ type: "answer", line: lineOf(this.parts) });
      this.#sealed();
    }, this.touched.at(-1) ?? null);
    if (!isTaken && this.whole) await this.#undoQuietly();
  }

  /** In the middle of a line a single choice is no question; the last one is confirmed. One step back takes both back. */
  async #skipOnly(): Promise<void> {
    const [only, ...others] = this.choices;
    if (only === undefined || others.length > 0) return;
    const before = this.steps;
    const step = { ...stepOf(only, before), touched: Math.max(...before.map((one) => one.touched)) };
    if (!(await this.#draft([...before, step]))) return;
    if (this.whole) await this.#draft(before);
    else await this.#skipOnly();
  }

  /** Lay half a line before the house; false if the question has changed meanwhile. */
  async #draft(steps: Step[]): Promise<boolean> {
    const question = this.#question;
    const answer = await this.#house.send({ type: "draft", prefix: lineOf(steps.map((step) => step.move)) });
    if (question !== this.#question) return false;
    this.made(steps, answer);
    return true;
  }

  async #remake(steps: Step[]): Promise<void> {
    if (steps.length === 0) this.forget();
    else await this.#draft(steps);
  }

  async #answer(): Promise<void> {
    if (await this.ask({ type: "answer", line: lineOf(this.parts) })) this.#sealed();
  }

  /** In a window the question stays open: what was sealed is not a line in the making any more. */
  #sealed(): void {
    this.changing = false;
    if (this.stream.view.window != null) this.forget();
  }

  /** The last step was refused: the line lies there without it, and the reason stays. */
  async #undoQuietly(): Promise<void> {
    const why = this.why;
    if (!(await this.#house.attempt(() => this.#remake(this.#withoutLast())))) this.forget();
    this.#house.why = why;
  }
}
