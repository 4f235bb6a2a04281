/** Hands on a table that lags behind: what is touched there is looked for on the live table, which is then shown at once. */

import type { Hands } from "$lib/table/arrangement";
import type { Choice, Piece, Scene, Spot } from "$lib/table/kinds";

/** What of the stage these hands need. */
interface Behind {
  readonly isLive: boolean;
  readonly shown: Scene | null;
  answer(): void;
}

function isSame(one: Piece, other: Piece | undefined): boolean {
  return one.kind === other?.kind && one.face === other.face && one.node === other.node;
}

/** Where a piece of one scene lies in another: in the same zone, at the same place or, among its like, as the same one. */
export function spotIn(from: Scene, to: Scene, spot: Spot): Spot | null {
  const lay = from.zones[spot.zone];
  const piece = lay?.pieces[spot.place];
  if (lay === undefined || piece === undefined) return null;
  const zone = to.zones.findIndex((one) => one.name === lay.name && one.owner === lay.owner);
  const pieces = to.zones[zone]?.pieces;
  if (pieces === undefined) return null;
  if (isSame(piece, pieces[spot.place])) return { zone, place: spot.place };
  const number = lay.pieces.slice(0, spot.place).filter((one) => isSame(one, piece)).length;
  const places = pieces.flatMap((one, place) => (isSame(one, piece) ? [place] : []));
  const place = places[number] ?? places.at(-1);
  return place === undefined ? null : { zone, place };
}

/**
 * The hands of a live table for one that may lag. Written as a proxy, so that whatever hands can do, these can: only
 * what speaks of pieces is translated.
 */
export function laggingHands<T extends Hands & { readonly scene: Scene | null }>(live: T, stage: Behind): T {
  const isBehind = () => !stage.isLive && stage.shown !== null && live.scene !== null;
  const toLive = (spot: Spot) => (isBehind() ? spotIn(stage.shown as Scene, live.scene as Scene, spot) : spot);
  const toShown = (spot: Spot) => spotIn(live.scene as Scene, stage.shown as Scene, spot);

  /** Choices as the table that is shown would name their pieces; those on pieces that it does not show are left out. */
  function shownChoices(choices: readonly Choice[]): readonly Choice[] {
    if (!isBehind()) return choices;
    return choices.flatMap((choice) => {
      const on = choice.on.map(toShown);
      return on.includes(null) ? [] : [{ ...choice, on: on as Spot[] }];
    });
  }
  const original = (choice: Choice) => live.choices.find((one) => one.move === choice.move) ?? choice;

  const translated: Partial<Hands> = {
    get choices() {
      return shownChoices(live.choices);
    },
    get fitting() {
      return shownChoices(live.fitting);
    },
    get touched() {
      return isBehind() ? [] : live.touched;
    },
    can: (spot) => asked(toLive(spot), (one) => live.can(one)),
    isTouched: (spot) => asked(toLive(spot), (one) => live.isTouched(one)),
    isRefused: (spot) => asked(toLive(spot), (one) => live.isRefused(one)),
    touch(spot) {
      const meant = toLive(spot);
      stage.answer();
      if (meant !== null) live.touch(meant);
    },
    wonder(node) {
      stage.answer();
      live.wonder(node);
    },
    aim(choice) {
      stage.answer();
      live.aim(choice === null ? null : original(choice));
    },
    choose(choice) {
      stage.answer();
      live.choose(original(choice));
    },
    confirm() {
      stage.answer();
      live.confirm();
    },
  };
  return new Proxy(live, {
    get(target, name) {
      if (name in translated) return translated[name as keyof Hands];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function asked(spot: Spot | null, ask: (spot: Spot) => boolean): boolean {
  return spot !== null && ask(spot);
}
