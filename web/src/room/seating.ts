import { createContext } from "svelte";
import type { Choice } from "../protocol";
import type { Box } from "./motion";
import type { Shine } from "./shining";
import type { Table } from "./table.svelte";

/** What is pointed at. */
export interface Peeked {
  card: string;
  at: Box;
  serial?: number;
  /** How it shines there. */
  frame?: Shine | undefined;
  /** What a click on it does, and what would come of that. */
  deed?: { words: string; note?: string | undefined } | undefined;
}

/** Something on the page that is touched to give an answer: a thing of the table, a button, what opens a sheet. */
export interface Spot {
  in: string;
  id: string | number;
}

/** Somebody who sits at a table or watches, as far as that is the same in all games; what plays a family's game is one. */
interface Seating {
  readonly table: Table;
  /** A card that is pointed at, and where; with a serial number, as it lies in play. */
  peeked: Peeked | undefined;
  readonly isOver: boolean;
  /** What has been picked up. */
  readonly picked: unknown;
  /** The answer that the main button and the space bar give. */
  readonly main: Choice | undefined;
  /** The keys of the words for what is met now, for those who have never met it. */
  readonly met?: readonly string[];
  /** Look at a card closely. */
  show(card: string): void;
  /** What was picked up is put back. */
  letGo(): void;
  /** What was tried and cannot be is forgotten. */
  forgive(): void;
  /** What is touched, one after the other, to give this answer. */
  wayTo(choice: Choice): Spot[];
  /** There is a new question: what was begun goes on. */
  carryOn(): void;
}

/** One whose things on the table can be looked at and dragged: what those are, a family says. */
export interface Handling<Thing> extends Seating {
  isDragging: boolean;
  canDrag(thing: Thing): boolean;
  look(thing: Thing): void;
  /** Show it large beside the place where it lies. */
  point(thing: Thing, at: Box): void;
  /** A finger has tapped it: the first tap reads. False: there is nothing to read, so the tap is a click. */
  tap?(thing: Thing): boolean;
}

export const [getSeating, setSeating] = createContext<Seating>();
