/**
 * Draws the acts: pieces that fly, figures that walk, dice, blows, lights, all in a layer over the page that nobody can
 * touch. It reads where things lie from the page and decides nothing: what happens when is the timeline's.
 */

import type { Scene } from "$lib/wire/scene";
import { dieOf, lightOf, likenessOf, strikeOf, wayOf } from "./props";
import { anchorName, boxOf, centre, elementAt, figureOf, isLike, piecesIn, type Box } from "./places";
import type { Act, Actor, Anchor, Dice, Fly, Show, Struck, Walk } from "./score";
import { APART } from "./timeline";

const EASE = "cubic-bezier(.2,.7,.2,1)";
/** How long a piece takes to the place where the table itself draws it. */
export const LANDING = 180;
/** What just arrived is outlined so long where nothing moves. */
const ARRIVED = 2000;
const LARGE = 176;
const TRAVELLER = 76;
const WIDEST = 112;
const NARROWEST = 22;

export interface Drawn {
  element: HTMLElement;
  remove: () => void;
}

/** A piece that lies where the table does not draw it yet. */
interface Resting extends Drawn {
  actor: Actor;
  at: string;
  box: Box;
}

/** Where a piece lay that the page has already drawn elsewhere. */
interface Remembered {
  zone: string;
  actor: Actor;
  box: Box;
}

export class Troupe {
  isStill = false;
  /** Which fact is being told; whatever is drawn for it says so. */
  #count = 0;
  #resting: Resting[] = [];
  #others: HTMLElement[] = [];
  #hidden: (HTMLElement | SVGElement)[] = [];
  #remembered: Remembered[] = [];
  /** What was struck trembles where it lies on the table. */
  #shaken: Animation | undefined;
  #arrived = new Map<HTMLElement | SVGElement, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly layer: HTMLElement,
    private readonly page: ParentNode,
    private readonly draw: (actor: Actor, width: number, turned: boolean, bare: boolean) => Drawn,
  ) {}

  /** One's own hand is never late: remember where its cards lie before it is drawn anew. */
  remember(scene: Scene, owner: number): void {
    this.#remembered = scene.zones.filter((zone) => zone.owner === owner && zone.shape === "hand").flatMap((zone) => {
      const element = elementAt(this.page, { zone: zone.name, owner });
      const name = anchorName({ zone: zone.name, owner });
      return element === null ? [] : piecesIn(element, scene).map((one) => ({ zone: name, actor: one.piece, box: boxOf(one.element) }));
    });
  }

  /** Another fact is told: what moves for the one before has arrived, however late the screen is. */
  next(count: number): void {
    this.#count = count;
    for (const one of this.layer.getAnimations({ subtree: true })) one.finish();
  }

  /** Begin an act over the table as `scene` shows it. */
  perform(act: Act, length: number, scene: Scene): void {
    switch (act.does) {
      case "fly":
        return this.#fly(act, length, scene);
      case "show":
        return this.#show(act, length);
      case "walk":
        return this.#walk(act, length, scene);
      case "dice":
        return this.#dice(act, length);
      case "strike":
        return this.#strike(act, length);
      case "glow":
        return this.#glow(act.at, length);
      case "panel":
        // It lies where cards were shown, and tells what came of them.
        return act.isSlim ? undefined : this.#clear("middle");
      default:
    }
  }

  /** The table is drawn as it is after the change: what lies over it comes to rest on it. */
  land(scene: Scene): void {
    this.#unhide();
    for (const one of this.#others.splice(0)) one.remove();
    const taken = new Set<Element>();
    for (const ghost of this.#resting.splice(0)) {
      const zone = ghost.at.startsWith("zone ") ? elementAt(this.page, anchorNamed(ghost.at)) : null;
      const place = zone && piecesIn(zone, scene).find((one) => !taken.has(one.element) && isLike(one.piece, ghost.actor))?.element;
      if (place) taken.add(place);
      if (this.isStill) {
        ghost.remove();
        if (place) this.#outline(place);
      } else this.#settle(ghost, place ?? null);
    }
    this.#remembered = [];
  }

  /** Everything at once as it is now. */
  clear(): void {
    for (const ghost of this.#resting.splice(0)) ghost.remove();
    for (const one of this.#others.splice(0)) one.remove();
    this.#shaken?.cancel();
    this.layer.replaceChildren();
    this.#remembered = [];
    this.#unhide();
  }

  // --- pieces --------------------------------------------------------------------------------------

  #fly(fly: Fly, length: number, scene: Scene): void {
    const { pieces, from, to, turned = false, bare = false } = fly;
    const target = elementAt(this.page, to);
    if (target === null) return;
    if (fly.travels) return this.#travel(fly, boxOf(target), length, scene);
    const places = this.#placesFor(target, to, pieces, scene);
    pieces.forEach((actor, number) => {
      const box = places[number] as Box;
      const start = this.#take(from, actor, turned, scene) ?? box;
      const ghost = this.#rest(actor, to, box, turned, bare);
      if (this.isStill) return this.#outline(ghost.element);
      // However fast it is told, and however many fly: the last has arrived when the act is over.
      const delay = number * Math.min(APART, length / (2 * pieces.length));
      const duration = Math.min(length - delay, 460);
      this.#glide(ghost.element, start, box, duration, delay);
      if (turned) this.#turn(ghost.element, duration, delay);
    });
  }

  /** Figures go along a dotted way, each as its picture; one that goes only a part of it waits there. */
  #travel({ pieces, from, to, part = 1 }: Fly, area: Box, length: number, scene: Scene): void {
    for (const actor of pieces) {
      const start = centre(this.#take(from, actor, false, scene) ?? area);
      const end = centre(area);
      const stop = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
      const ghost = this.#rest(actor, to, squareAt(stop), false, true);
      if (this.isStill) return this.#outline(ghost.element);
      const way = wayOf(start, end);
      this.#add(way);
      this.#until(length, [way]);
      this.#glide(ghost.element, squareAt(start), squareAt(stop), length * 0.9, 0);
    }
  }

  /** Where so many pieces will lie in a place: side by side, as large as what lies there already. */
  #placesFor(target: Element, to: Anchor, pieces: readonly Actor[], scene: Scene): Box[] {
    const next = target.querySelector("[data-next]");
    const area = boxOf(next !== null && boxOf(next).width > 0 ? next : target);
    const lying = piecesIn(target, scene).at(-1)?.element;
    const resting = this.#resting.filter((ghost) => ghost.at === anchorName(to));
    const like = lying ? boxOf(lying).width : resting.at(-1)?.box.width;
    const width = Math.max(NARROWEST, Math.min(WIDEST, like ?? Math.min(area.width, area.height / 1.4)));
    const count = pieces.length + resting.length;
    const step = count < 2 ? 0 : Math.min(width * 0.36, Math.max(0, area.width - width) / (count - 1));
    const { x, y } = centre(area);
    return pieces.map((_, number) => ({
      x: x - width / 2 + (number + resting.length - (count - 1) / 2) * step,
      y: y - width * 0.7,
      width,
      height: width * 1.4,
    }));
  }

  /** Take a piece from where it lies; it is not drawn there any more. Nothing: its place is not on the screen. */
  #take(from: Anchor, actor: Actor, turned: boolean, scene: Scene): Box | null {
    const name = anchorName(from);
    const rests = this.#resting.findIndex((ghost) => ghost.at === name && (isLike(ghost.actor, actor) || turned));
    if (rests >= 0) {
      const [ghost] = this.#resting.splice(rests, 1);
      ghost?.remove();
      return ghost?.box ?? null;
    }
    const lay = this.#remembered.findIndex((one) => one.zone === name && isLike(one.actor, actor));
    if (lay >= 0) return this.#remembered.splice(lay, 1)[0]?.box ?? null;
    const element = elementAt(this.page, from);
    if (element === null) return null;
    const lies = piecesIn(element, scene).find((one) => !this.#hidden.includes(one.element) && (isLike(one.piece, actor) || (turned && one.piece.face === "")));
    if (lies === undefined) return small(boxOf(element));
    const box = boxOf(lies.element);
    if (element.closest("[data-hand]") === null) this.#hide(lies.element);
    return box;
  }

  #rest(actor: Actor, at: Anchor, box: Box, turned: boolean, bare = false): Resting {
    const drawn = this.draw(actor, box.width, turned, bare);
    drawn.element.style.transform = moveTo(box, box.width);
    drawn.element.dataset["fact"] = `${this.#count}`;
    const ghost = { ...drawn, actor, at: anchorName(at), box };
    this.#resting.push(ghost);
    return ghost;
  }

  #show({ pieces, at = "middle" }: Show, length: number): void {
    const target = elementAt(this.page, at);
    if (target === null) return;
    this.#clear(at);
    const area = at === "middle" ? boxOf(target) : boxOf(elementAt(this.page, "middle") ?? target);
    const width = Math.min(LARGE, area.height / 1.8, (area.width - 24) / pieces.length - 10);
    const { x, y } = centre(at === "middle" ? area : within(boxOf(target), area, width / 2, width * 0.8));
    pieces.forEach((actor, number) => {
      const left = x - width / 2 + (number - (pieces.length - 1) / 2) * (width + 10);
      const box = { x: left, y: y - width * 0.78, width, height: width * 1.4 };
      const ghost = this.#rest(actor, at, box, !this.isStill);
      if (this.isStill) return;
      this.#glide(ghost.element, { ...box, y: box.y + 30 }, box, Math.min(300, length / 2), 0, 0);
      this.#turn(ghost.element, Math.min(600, length / 2), 0);
    });
  }

  /** Whatever was laid there for an act is taken away. */
  #clear(at: Anchor): void {
    for (const ghost of this.#resting.filter((one) => one.at === anchorName(at))) {
      this.#resting.splice(this.#resting.indexOf(ghost), 1);
      ghost.remove();
    }
  }

  #settle(ghost: Resting, place: HTMLElement | SVGElement | null): void {
    const gone = ghost.element;
    const end = place === null ? ghost.box : boxOf(place);
    // In one's own hand the piece has been there all the time; elsewhere it appears as it arrives.
    const hides = place !== null && place.closest("[data-hand]") === null;
    if (hides) this.#hide(place);
    const frames = [{ transform: moveTo(ghost.box, ghost.box.width) }, { transform: moveTo(end, ghost.box.width), opacity: place === null ? 0 : 1 }];
    const done = () => {
      ghost.remove();
      if (hides) this.#unhide([place]);
    };
    gone.animate(frames, { duration: LANDING, easing: EASE, fill: "forwards" }).finished.then(done, done);
  }

  #glide(element: HTMLElement, from: Box, to: Box, duration: number, delay: number, opacity = 1): void {
    const width = to.width;
    element.animate([{ transform: moveTo(from, width), opacity }, { transform: moveTo(to, width), opacity: 1 }], { duration, delay, easing: EASE, fill: "backwards" });
  }

  #turn(element: HTMLElement, duration: number, delay: number): void {
    element.firstElementChild?.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(0)" }], { duration, delay, easing: "ease-in-out", fill: "backwards" });
  }

  // --- the rest ------------------------------------------------------------------------------------

  #walk({ figure, way }: Walk, length: number, scene: Scene): void {
    const stands = figureOf(this.page, scene, figure);
    const stops = way.map((node) => elementAt(this.page, { node })).filter((one) => one !== null).map((one) => centre(boxOf(one)));
    const last = stops.at(-1);
    if (last === undefined) return;
    const walker = stands === null ? lightOf(40) : likenessOf(stands);
    const { width, height } = stands === null ? { width: 40, height: 40 } : boxOf(stands);
    this.#add(walker);
    if (stands !== null) this.#hide(stands);
    const at = ({ x, y }: { x: number; y: number }) => `translate(${x - width / 2}px, ${y - height / 2}px)`;
    walker.style.transform = at(last);
    if (this.isStill) return this.#outline(walker);
    if (stops.length > 1) walker.animate(stops.map((stop) => ({ transform: at(stop) })), { duration: length * 0.9, easing: "linear", fill: "backwards" });
  }

  #dice({ values, at = "middle" }: Dice, length: number): void {
    const target = elementAt(this.page, at) ?? elementAt(this.page, "middle");
    if (target === null) return;
    const size = 58;
    const step = size + 12;
    // Rolled at the edge of a narrow table they lie on it all the same.
    const { x, y } = centre(within(boxOf(target), boxOf(elementAt(this.page, "middle") ?? target), (values.length * step) / 2 - 6, size / 2));
    values.forEach((value, number) => {
      const die = dieOf(value);
      this.#add(die);
      const place = `translate(${x - size / 2 + (number - (values.length - 1) / 2) * step}px, ${y - size / 2}px)`;
      die.style.transform = place;
      const start = `${place} translate(${number % 2 ? 160 : -160}px, -120px) rotate(${number % 2 ? 900 : -820}deg)`;
      if (!this.isStill) die.animate([{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: place }], { duration: length * 0.6, easing: EASE, fill: "backwards" });
    });
    this.#until(length, this.#others.slice(-values.length));
  }

  #strike({ how, at, points }: Struck, length: number): void {
    const target = elementAt(this.page, at);
    if (target === null) return;
    const mark = strikeOf(how, points);
    this.#add(mark);
    const { x, y } = centre(boxOf(target));
    const place = `translate(${x - 48}px, ${y - 48}px)`;
    mark.style.transform = place;
    if (!this.isStill) {
      mark.animate(
        [{ transform: `${place} scale(2.6)`, opacity: 0 }, { transform: `${place} scale(.92)`, opacity: 1, offset: 0.35 }, { transform: place, opacity: 1, offset: 0.75 }, { transform: place, opacity: 0 }],
        { duration: length, easing: "ease-out", fill: "both" },
      );
      this.#shaken = (target as HTMLElement).animate?.([{ translate: "0" }, { translate: "6px 0" }, { translate: "-5px 0" }, { translate: "3px 0" }, { translate: "0" }], { duration: length * 0.4, delay: length * 0.3 });
    }
    this.#until(length, [mark]);
  }

  #glow(at: Anchor, length: number): void {
    const target = elementAt(this.page, at);
    if (target === null || at === "middle") return;
    const light = document.createElement("div");
    light.className = "glow";
    const { x, y, width, height } = boxOf(target);
    Object.assign(light.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    this.#add(light);
    if (!this.isStill) light.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: length, fill: "both" });
    this.#until(length, [light]);
  }

  #add(element: HTMLElement): void {
    element.setAttribute("aria-hidden", "true");
    element.dataset["fact"] = `${this.#count}`;
    this.layer.append(element);
    this.#others.push(element);
  }

  #until(length: number, elements: readonly HTMLElement[]): void {
    setTimeout(() => elements.forEach((one) => one.remove()), length);
  }

  #outline(element: HTMLElement | SVGElement): void {
    clearTimeout(this.#arrived.get(element));
    element.dataset["arrived"] = "";
    const over = () => {
      delete element.dataset["arrived"];
      this.#arrived.delete(element);
    };
    this.#arrived.set(element, setTimeout(over, ARRIVED));
  }

  #hide(element: HTMLElement | SVGElement): void {
    element.style.visibility = "hidden";
    this.#hidden.push(element);
  }

  #unhide(which: readonly (HTMLElement | SVGElement)[] = this.#hidden): void {
    for (const element of [...which]) element.style.visibility = "";
    this.#hidden = this.#hidden.filter((one) => !which.includes(one));
  }
}

/** A box that is drawn `width` wide, moved and scaled from the corner of the page. */
function moveTo(box: Box, width: number): string {
  return `translate(${box.x}px, ${box.y}px) scale(${box.width / width})`;
}

/** A figure on its way is as large everywhere. */
function squareAt({ x, y }: { x: number; y: number }): Box {
  return { x: x - TRAVELLER / 2, y: y - TRAVELLER / 2, width: TRAVELLER, height: TRAVELLER };
}

/** A piece that comes out of a place which does not show it: small, in its middle. */
function small(area: Box): Box {
  const { x, y } = centre(area);
  const width = Math.max(NARROWEST, Math.min(48, area.width, area.height / 1.4));
  return { x: x - width / 2, y: y - width * 0.7, width, height: width * 1.4 };
}

/** The box moved so far that something which reaches so far from its middle stays within the table. */
function within(box: Box, area: Box, across: number, down: number): Box {
  const { x, y } = centre(box);
  const [half, high] = [across + 8, down + 8];
  const left = Math.min(Math.max(x, area.x + half), area.x + area.width - half);
  const top = Math.min(Math.max(y, area.y + high), area.y + area.height - high);
  return { x: left, y: top, width: 0, height: 0 };
}

/** The anchor that a name of a zone stands for. */
function anchorNamed(name: string): Anchor {
  const at = name.lastIndexOf(":");
  return { zone: name.slice("zone ".length, at), owner: Number(name.slice(at + 1)) };
}
