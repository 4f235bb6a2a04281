/** A line in the making, as it lies there: steps made, pieces touched, the next question. Nothing here asks the house. */

import type { Answer, Stream } from "$lib/wire/socket";
import type { Plays } from "$lib/wire/view";
import { complete, fitting, isAmong } from "./composing";
import type { Choice, Decision, Scene, Spot, Telling } from "$lib/table/kinds";

export interface Step {
  choice: Choice;
  move: string;
  label: Telling;
  /** The pieces it was made with, as they lay before it. */
  on: readonly Spot[];
  /** Which one in the order of touching: the rules may want another. */
  touched: number;
}

export class Draft {
  /** The steps chosen so far, with their labels. */
  steps = $state.raw<Step[]>([]);
  touched = $state.raw<Spot[]>([]);
  /** A choice that was prepared without being made: the primary button would. */
  aimed = $state.raw<Choice | null>(null);
  /** The line is whole and waits for its confirmation. */
  whole = $state(false);
  /** The line that lies there is what the house would play. */
  isAdvised = $state(false);
  /** Moves that are chosen and wait for another one before them, on the pieces as they lie now. */
  held = $state.raw<readonly Choice[]>([]);
  /** What may be chosen besides the next moves: the house puts it where the rules want it. */
  later = $state.raw<readonly Choice[]>([]);
  /** Squares and edges of the plans; a choice that is written like one is made there. */
  nodes = $state.raw<ReadonlySet<string>>(new Set());

  protected stream = $state.raw<Stream>() as Stream;
  #drafted = $state.raw<Scene | null>(null);

  constructor(stream: Stream) {
    this.stream = stream;
  }

  /** The table, with the first half of the line already made. */
  get scene(): Scene | null {
    const now = this.stream.view.scene ?? null;
    return this.#drafted === null || now === null
      ? now
      : { ...now, zones: this.#drafted.zones, notices: this.#drafted.notices, counters: this.#drafted.counters };
  }

  /** A bot minds this seat: it is the bot that is asked. */
  get isMinded(): boolean {
    return this.#isPlayed("minded");
  }

  /** The seat was given up, and a bot plays it to the end. */
  get isLost(): boolean {
    return this.#isPlayed("lost");
  }

  #isPlayed(how: Plays): boolean {
    const { seat, view } = this.stream;
    return view.phase === "playing" && view.seats?.[seat]?.plays === how;
  }

  get decision(): Decision | null {
    if (this.whole || this.isMinded || this.isLost) return null;
    return (this.#drafted ?? this.stream.view.scene)?.decision ?? null;
  }

  get choices(): readonly Choice[] {
    return this.decision === null ? [] : [...this.decision.choices, ...this.later];
  }

  get fitting(): readonly Choice[] {
    return this.scene === null ? [] : fitting(this.scene, this.choices, this.touched);
  }

  get ready(): Choice | null {
    if (this.aimed !== null) return this.aimed;
    const fits = this.scene === null ? [] : complete(this.scene, this.choices, this.touched);
    if (fits.length === 1) return fits[0] as Choice;
    const only = this.choices.length === 1 ? this.choices[0] : undefined;
    return only !== undefined && this.touched.length === 0 ? only : null;
  }

  get parts(): readonly string[] {
    return this.steps.map((step) => step.move);
  }

  get isHalfMade(): boolean {
    return this.steps.length > 0 || this.touched.length > 0 || this.aimed !== null;
  }

  /** Whether a choice is made on something that can be touched. */
  isOnTable(choice: Choice): boolean {
    return choice.on.length > 0 || this.nodes.has(choice.move);
  }

  /** Whether squares of a plan are being chosen among, or what stands on them. */
  get asksSquares(): boolean {
    const stands = ({ zone, place }: Spot) => (this.scene?.zones[zone]?.pieces[place]?.node ?? "") !== "";
    return this.choices.some((choice) => (choice.on.length === 0 ? this.nodes.has(choice.move) : choice.on.some(stands)));
  }

  isTouched(spot: Spot): boolean {
    return isAmong(this.touched, spot) || isAmong(this.laid, spot) || this.isHeld(spot) || (this.aimed !== null && isAmong(this.aimed.on, spot));
  }

  /** Chosen, and waiting for another move before it. */
  protected isHeld(spot: Spot): boolean {
    return this.held.some((choice) => isAmong(choice.on, spot));
  }

  /** The pieces of the last step of a whole line: the table is still drawn as it was before that step. */
  protected get laid(): readonly Spot[] {
    return this.whole ? (this.steps.at(-1)?.on ?? []) : [];
  }

  /** What would be done last: a choice that was prepared, or the end of a whole line, before which the table is still drawn. */
  get shown(): Choice | null {
    return this.aimed ?? (this.whole ? (this.steps.at(-1)?.choice ?? null) : null);
  }

  forget(): void {
    this.letGo();
    this.steps = [];
    this.held = [];
    this.later = [];
    this.#drafted = null;
    this.whole = false;
    this.isAdvised = false;
  }

  protected letGo(): void {
    this.touched = [];
    this.aimed = null;
  }

  /** These steps are made: the house has shown the table after them, or that the line is whole. */
  protected made(steps: Step[], answer: Answer): void {
    this.letGo();
    this.held = (answer["held"] as Choice[] | undefined) ?? [];
    this.later = (answer["later"] as Choice[] | undefined) ?? [];
    this.steps = inOrder(steps, String(answer["line"] ?? ""));
    this.whole = answer["decision"] === null;
    if (!this.whole) this.#drafted = (answer["scene"] as Scene | undefined) ?? this.#asking(answer["decision"] as Decision);
  }

  /** A house that sends no scene with its drafts: the question is laid over the table as it is. */
  #asking(decision: Decision): Scene | null {
    const now = this.stream.view.scene;
    return now == null ? null : { ...now, decision };
  }
}

/** The steps as the house has laid them, and behind them those that wait. */
function inOrder(steps: readonly Step[], line: string): Step[] {
  const rest = [...steps];
  const laid = (line === "" ? [] : line.split("; ")).flatMap((move) => {
    const at = rest.findIndex((step) => step.move === move);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return [...laid, ...rest];
}
