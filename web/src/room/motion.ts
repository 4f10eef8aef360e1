import type { Attachment } from "svelte/attachments";
import { wishes } from "./settings.svelte";

/**
 * What moves on the table. The state changes at once, and motion only explains it: where things lay before a change is
 * compared with where they lie after it, and what has moved is shown on its way. Nothing waits for that.
 */

/** Milliseconds of motion; none for people who asked for none. */
export function lasting(milliseconds: number): number {
  const isStill = wishes.isStill || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isStill ? 0 : milliseconds;
}

const QUICK = 160;
const MOVE = 260;
const DEAL = 320;
const HOP = 120;
const PULSE = 500;
/** From one card that is dealt to the next. */
const APART = 60;
/** Whatever happens at once is over after this. */
export const MOST = 1_200;
/** More than that no longer looks like cards going somewhere. */
const MOST_AT_ONCE = 30;
const EASE_OUT = "cubic-bezier(.2,.8,.2,1)";
const NEAR = 2;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A card that can be seen: elements say it in `data-move` (one of its kind), `data-card`, `data-owner`, `data-source`. */
export interface Place<Node> {
  key: string;
  card: string;
  /** Whose discard pile and hand it belongs to. */
  owner: number;
  /** The spot that it comes from when it is new: "hand 2". */
  source: string;
  box: Box;
  node: Node;
}

interface Motion<Node> {
  node: Node;
  /** `destroy` and `leave`: the node is gone, and its picture goes where it went. */
  how: "go" | "deal" | "destroy" | "leave";
  from: Box;
  to: Box;
  delay: number;
}

/** Piles and players by name ("deck 0", "discard 1", "hand 2"), as far as they can be seen. */
type Spots = (name: string) => Box | undefined;
/** The pile that a card of this owner went to when it left the place where it was; -1: it is nobody's. */
export type Leaving = (card: string, owner: number) => string;

/** Who has moved, and how. */
export function motionsOf<Node>(
  before: Place<Node>[],
  after: Place<Node>[],
  spots: Spots,
  leaving: Leaving,
): Motion<Node>[] {
  const known = new Map(before.map((place) => [place.key, place]));
  const here = new Set(after.map((place) => place.key));
  const gone = before.filter((place) => !here.has(place.key));
  const motions: Motion<Node>[] = [];
  let dealt = 0;
  for (const place of after) {
    const { node, box: to } = place;
    const was = known.get(place.key) ?? taken(gone, place);
    if (was !== undefined) {
      if (isElsewhere(was.box, to)) motions.push({ node, how: "go", from: was.box, to, delay: 0 });
      continue;
    }
    const isHeld = place.key.startsWith("hand ");
    const from = spots(isHeld ? `deck ${place.owner}` : place.source);
    if (from === undefined) continue;
    const delay = isHeld ? Math.min(dealt++ * APART, MOST - DEAL) : 0;
    motions.push({ node, how: isHeld ? "deal" : "go", from, to, delay });
  }
  for (const { key, card, owner, node, box: from } of gone) {
    const pile = leaving(card, owner);
    const to = spots(`${pile} ${owner}`);
    const isDestroyed = (pile === "discard" || owner < 0) && key.startsWith("#");
    if (to !== undefined) motions.push({ node, how: isDestroyed ? "destroy" : "leave", from, to, delay: 0 });
  }
  return motions.length > MOST_AT_ONCE ? [] : motions;
}

/** The card that has become this one, as when it is played or taken: it is no longer gone then. Treasures are nobody's. */
function taken<Node>(gone: Place<Node>[], place: Place<Node>): Place<Node> | undefined {
  const isOf = (owner: number) => owner === place.owner || owner < 0 || place.owner < 0;
  const found = gone.findIndex((each) => each.card === place.card && isOf(each.owner));
  return found < 0 ? undefined : gone.splice(found, 1)[0];
}

function isElsewhere(one: Box, other: Box): boolean {
  return Math.abs(one.left - other.left) > NEAR || Math.abs(one.top - other.top) > NEAR;
}

// -- on the page -----------------------------------------------------------------------------------------------

/** Watches everything below `root`. */
export class Stage {
  private places: Place<HTMLElement>[] = [];

  constructor(private readonly root: HTMLElement) {}

  /** Before the page changes: where is what? */
  look(): void {
    this.places = lasting(MOVE) === 0 || document.hidden ? [] : this.placesNow();
  }

  /** After it has changed: show what has moved. */
  play(leaving: Leaving): void {
    if (this.places.length === 0) return;
    for (const motion of motionsOf(this.places, this.placesNow(), (name) => this.spot(name), leaving)) show(motion);
    this.places = [];
  }

  private placesNow(): Place<HTMLElement>[] {
    return [...this.root.querySelectorAll<HTMLElement>("[data-move]")].flatMap((node) => {
      const { move: key = "", card = "", owner, source = `hand ${owner}` } = node.dataset;
      const box = this.boxOf(node);
      return box === undefined ? [] : [{ key, card, owner: Number(owner), source, box, node }];
    });
  }

  /** What lies at a base that is not open is where this base is shown in small. */
  private boxOf(node: HTMLElement): Box | undefined {
    const box = node.getBoundingClientRect();
    if (box.width > 0) return box;
    const base = node.closest<HTMLElement>("[data-base]")?.dataset["base"];
    return this.root.querySelector(`.strip [data-base="${base}"]`)?.getBoundingClientRect();
  }

  private spot(name: string): Box | undefined {
    const spots = [...this.root.querySelectorAll(`[data-spot="${name}"]`)].map((node) => node.getBoundingClientRect());
    return spots.find((box) => box.width > 0);
  }
}

function show({ node, how, from, to, delay }: Motion<HTMLElement>): void {
  const timing = { duration: lasting(how === "deal" ? DEAL : MOVE), delay, easing: EASE_OUT, fill: "both" as const };
  if (how === "go" && isNextTo(from, to)) {
    node.animate([{ transform: wayFrom(to, from) }, { transform: "none" }], { ...timing, fill: "backwards" });
    return;
  }
  // What flies is a picture: the lists that the card leaves and enters scroll, and would cut it off.
  const isLeaving = how === "destroy" || how === "leave";
  const [start, size] = isLeaving ? [from, from] : [to, to];
  const ghost = ghostOf(node, size);
  const away = isLeaving ? { opacity: 0, filter: how === "destroy" ? "grayscale(1)" : "none" } : {};
  const end = wayFrom(start, isLeaving ? to : from) + (how === "destroy" ? " rotate(14deg)" : "");
  const frames = [{ transform: "none" }, { transform: end, ...away }];
  const flight = ghost.animate(isLeaving ? frames : frames.toReversed(), timing);
  flight.onfinish = flight.oncancel = () => ghost.remove();
  if (!isLeaving) node.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: "backwards" });
}

/** From the one box to the other, whatever their sizes. */
function wayFrom(one: Box, other: Box): string {
  const scale = Math.min(2.5, Math.max(0.4, other.width / Math.max(1, one.width)));
  const dx = other.left + other.width / 2 - one.left - one.width / 2;
  const dy = other.top + other.height / 2 - one.top - one.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** Others close up, or move over a little. */
function isNextTo(one: Box, other: Box): boolean {
  return Math.hypot(one.left - other.left, one.top - other.top) < 1.5 * other.width;
}

/** Something that has just been done, or hit, grows once where it lies. */
export function pulse(selector: string): void {
  const duration = lasting(PULSE);
  if (duration === 0) return;
  const frames = [{ transform: "none" }, { transform: "scale(1.14)" }, { transform: "none" }];
  document.querySelector(selector)?.animate(frames, { duration, easing: "ease-out" });
}

/** The picture of a card above everything else; nobody can touch or hear it. */
export function ghostOf(node: HTMLElement, box: Box): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.classList.remove("can", "own", "picked", "lightup", "shake");
  ghost.classList.add("ghost");
  ghost.inert = true;
  for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name];
  const { left, top, width, height } = box;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  ghost.style.setProperty("--card-w", `${width}px`);
  document.body.append(ghost);
  return ghost;
}

// -- numbers and tokens ----------------------------------------------------------------------------------------

const shown = new WeakMap<Element, number>();

/** What was shown here before this; undefined: nothing, or the same. */
function changed(node: Element, value: number): number | undefined {
  const before = shown.get(node);
  shown.set(node, value);
  return before === value ? undefined : before;
}

/** A number that swaps when it changes. */
export function swaps(value: number): Attachment<Element> {
  return (node) => {
    const before = changed(node, value);
    if (before === undefined || lasting(QUICK) === 0) return;
    const from = value > before ? "0.5em" : "-0.5em";
    node.animate([{ translate: `0 ${from}`, opacity: 0 }, {}], { duration: QUICK, easing: EASE_OUT });
  };
}

/** A token that hops to its place, step by step. `at`: how far along a place lies, from 0 to 1. */
export function hops(value: number, at: (value: number) => number): Attachment<Element> {
  return (node) => {
    const before = changed(node, value);
    if (before === undefined || lasting(HOP) === 0) return;
    const steps = Math.abs(value - before);
    const frames = Array.from({ length: 2 * steps + 1 }, (_, half) => ({
      left: `${at(before + (Math.sign(value - before) * half) / 2) * 100}%`,
      transform: half % 2 === 0 ? "none" : "translateY(-0.6em)",
    }));
    node.animate(frames, { duration: Math.min(steps * HOP, MOST) });
  };
}
