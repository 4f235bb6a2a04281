/** What a person does to the line in the making: touch, choose, take back, confirm; it is sent as one gesture. */

import type { HouseSocket, Stream } from "$lib/wire/socket";
import type { Hands } from "./arrangement";
import { Asking, type Why } from "./asking.svelte";
import { canJoin, guessed, lineOf, sameSpot, touch } from "./composing";
import { Draft, type Step } from "./draft.svelte";
import type { Choice, Spot, Telling } from "./kinds";

/** Of pieces that are alike those are meant that were touched, not those that the house names. */
function stepOf({ move, label, on }: Choice, touched: readonly Spot[] = []): Step {
  return { move, label, on: touched.length === on.length ? touched : on };
}

export class Composer extends Draft implements Hands {
  /** Somebody wants to change an answer that is sealed already. */
  changing = $state(false);
  /** Other seats of this screen that a bot minds: they were left together. */
  beside = $state.raw<readonly number[]>([]);
  readonly #house: Asking;
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
    this.stream = stream;
    this.#house.follow(stream, socket);
    const { table, seat, view } = stream;
    const question = `${table} ${seat} ${view.question ?? 0} ${view.window?.number ?? ""} ${this.isMinded || this.isLost}`;
    if (question === this.#question) return;
    this.#question = question;
    this.forget();
    this.changing = false;
  }

  // --- pieces --------------------------------------------------------------------------------------

  can(spot: Spot): boolean {
    if (this.scene === null || this.busy || this.choices.length === 0) return false;
    return this.isTouched(spot) || canJoin(this.scene, this.choices, this.touched, spot) || this.#mayReplace(spot);
  }

  #mayReplace(spot: Spot): boolean {
    return this.touched.length === 1 && this.scene !== null && canJoin(this.scene, this.choices, [], spot);
  }

  isRefused(spot: Spot): boolean {
    return this.why?.spot != null && sameSpot(this.why.spot, spot);
  }

  touch(spot: Spot): void {
    const scene = this.scene;
    if (scene === null || !this.#mayAsk()) return;
    if (this.whole) return void this.#anew(spot);
    this.#excuse();
    this.aimed = null;
    const result = touch(scene, this.choices, this.touched, spot);
    if ("refused" in result) {
      this.#askWhyNot(guessed(scene, this.choices, this.touched, spot), { spot });
      return;
    }
    // Whoever touches a piece while an answer lies sealed wants another one.
    this.changing = true;
    this.touched = result.touched;
    this.#goOn();
  }

  /** A touch while the line lies there whole wants another end of it: what was advised binds nobody. */
  async #anew(spot: Spot): Promise<void> {
    const question = this.#question;
    const laid = this.isTouched(spot) ? this.laid : [];
    const isAsked = await this.#house.attempt(() => this.#remake(this.steps.slice(0, -1)));
    if (!isAsked || question !== this.#question) return;
    this.advice = null;
    this.touched = [...laid];
    this.touch(spot);
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
    else if (this.steps.length > 0) void this.#house.attempt(() => this.#remake(this.steps.slice(0, -1)));
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

  /** Lay a written line out on the table, step by step, as if it had been composed; it still has to be confirmed. */
  async lay(line: string, reason: Telling | null = null): Promise<void> {
    if (this.busy) return;
    this.forget();
    this.advice = reason;
    await this.#house.attempt(async () => {
      for (const move of line.split(";").map((one) => one.trim())) {
        const choice = this.choices.find((one) => one.move === move);
        if (choice === undefined || !(await this.#draft([...this.steps, stepOf(choice)]))) break;
      }
    });
  }

  async #take(choice: Choice, plays: boolean): Promise<void> {
    if (this.busy) return;
    const steps = [...this.steps, stepOf(choice, this.touched)];
    this.#excuse();
    const isTaken = await this.#house.attempt(async () => {
      if (!(await this.#draft(steps)) || !this.whole || !plays) return;
      await this.#house.send({ type: "answer", line: lineOf(this.parts) });
      this.#sealed();
    }, this.touched.at(-1) ?? null);
    if (!isTaken && this.whole) await this.#undoQuietly();
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

  /** In a window the question stays open: what was sealed is no line in the making any more. */
  #sealed(): void {
    this.changing = false;
    if (this.stream.view.window != null) this.forget();
  }

  /** The last step was refused: the line lies there without it, and the reason stays. */
  async #undoQuietly(): Promise<void> {
    const why = this.why;
    if (!(await this.#house.attempt(() => this.#remake(this.steps.slice(0, -1))))) this.forget();
    this.#house.why = why;
  }
}
