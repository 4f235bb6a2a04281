/**
 * What a game's own arrangement of the table is given, and what it may do.
 *
 * `Table.svelte` draws the frame of every table: bar, tray with the prompt, own hand, window bar, side panel. An
 * arrangement draws what lies between bar and tray (the element `.table`) and nothing else. It knows no rule: it reads
 * the scene, and when a piece is touched it calls `hands.touch`; all else follows from the choices that the house sent.
 *
 *     <script lang="ts">
 *       import type { ArrangementProps } from "$lib/table/arrangement";
 *       let { scene, view, words, ui, hands, seats, plans }: ArrangementProps = $props();
 *     </script>
 *
 * Useful parts: `Card.svelte` ({piece, words, width, spot?, hands?}), `Seat.svelte` ({seat: seats[n], ...}),
 * `Zone.svelte`, `PlanBoard.svelte`, `Art.svelte` ({name}). Own hands (zones of shape "hand" whose owner is the
 * viewer) are drawn in the tray by the frame, unless the arrangement's module exports `const drawsHand = true`
 * (`<script module>`).
 */

import type { Component } from "svelte";
import type { Choice, Scene, SeatViewShown, Spot } from "./kinds";
import type { Plan } from "./zones/plans";
import type { View } from "$lib/wire/view";
import type { Words } from "$lib/words/words";

/** Pieces that an arrangement gathers for a panel of its own (a trade), instead of touching them for a choice. */
export interface Gathering {
  can(spot: Spot): boolean;
  has(spot: Spot): boolean;
  toggle(spot: Spot): void;
  /** What the key for the primary button does. */
  confirm(): void;
  /** What the tray says meanwhile, instead of the question that the panel asks in its own way. */
  readonly asks: string;
  /** The buttons of a panel that has no room for them, in the tray: to let it be, and to confirm it as soon as it is whole. */
  readonly buttons?: { readonly cancel: string; readonly confirm: string; readonly isWhole: boolean };
}

/** Choices that differ only in what a panel of the arrangement asks anyway: the tray has one button for all of them. */
export interface Folding {
  of(choice: Choice): boolean;
  readonly label: string;
}

/** How pieces are touched. Everything here is reactive: read it in markup or `$derived`. */
export interface Hands {
  /** The choices of this step of the line, as the house listed them; none if one is not asked. */
  readonly choices: readonly Choice[];
  /** The choices that still fit what is touched. */
  readonly fitting: readonly Choice[];
  /** The choice that the primary button would make now, if there is exactly one. */
  readonly ready: Choice | null;
  /** The written moves of the line so far; the first half of `scene` is already drawn with them. */
  readonly parts: readonly string[];
  readonly touched: readonly Spot[];
  /** Something is under way to the house; touching is ignored until it answers. */
  readonly busy: boolean;
  /** Whether a choice is made on a piece or a square of a plan; the others have only their button. */
  isOnTable(choice: Choice): boolean;
  /** May this piece be touched now (some fitting choice is made on it)? */
  can(spot: Spot): boolean;
  isTouched(spot: Spot): boolean;
  /** The house has just refused something that was tried on this piece. */
  isRefused(spot: Spot): boolean;
  /** Touch a piece, or let it go again. Touching what cannot be touched shows why not. */
  touch(spot: Spot): void;
  /** A square was tapped that cannot be chosen: the rules say why not. */
  wonder(node: string): void;
  /** Prepare a choice (a square of a plan) without making it: the first tap previews, `confirm` goes. */
  aim(choice: Choice | null): void;
  readonly aimed: Choice | null;
  /** The choice to be shown on the table before it is made: the one that was aimed at, or the last of a line that waits for its confirmation. */
  readonly shown: Choice | null;
  /** Make a choice of this step, as if its button had been pressed. */
  choose(choice: Choice): void;
  /** Begin a line with several of its moves at once (`hide; Lady`), as if their buttons had been pressed one by one. */
  lay(line: string): void;
  /** Take back the last step of a half-made line. */
  back(): void;
  /** Forget everything half-made. */
  clear(): void;
  /** What the primary button does. */
  confirm(): void;
  /** From now on pieces are gathered for a panel; null: they are touched as ever. */
  gather(gathering: Gathering | null): void;
  /** From now on these choices are one button; null: each has its own, as ever. */
  fold(folding: Folding | null): void;
  /** Answer with a line that is written out; a refusal is shown where refusals are. */
  say(line: string): Promise<boolean>;
}

export interface ArrangementProps {
  /** The table as one sees it; while a line is composed, with its first parts already made. */
  scene: Scene;
  view: View;
  /** The words of the house and the game, with the players' names. */
  words: Words;
  /** The words of the frame (`lib/table/text`). */
  ui: Words;
  hands: Hands;
  /** One entry for each seat, in the order of the scene: all that a plaque shows. */
  seats: SeatViewShown[];
  /** The floor plans of this edition, if the game has any and they have arrived. */
  plans: Plan[];
  /** Show a piece large (long press, `I`). */
  enlarge: (spot: Spot) => void;
  phone: boolean;
  /** Show the last result (a `PanelAct` that is kept) once more; none if there was none. */
  lastResult?: (() => void) | null;
}

export interface ArrangementModule {
  default: Component<ArrangementProps>;
  /** The arrangement draws the viewer's own hand itself. */
  drawsHand?: boolean;
  /** On a phone the tray is lower where a row of hints takes room from the table. */
  wantsRoom?: boolean;
  /** A long hand may be labelled chips on a phone. */
  hasChips?: boolean;
}
