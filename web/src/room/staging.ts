import type { ClassValue } from "svelte/elements";
import type { IconName } from "../lib/icons";
import type { Hit, Line } from "../protocol";
import type { Act } from "./acts";
import type { Names } from "./outcome";
import type { Direction } from "./reel.svelte";
import type { Table } from "./table.svelte";

/** A card as it is shown large. */
interface Face {
  name: string;
  /** What it is, as classes. */
  kinds: ClassValue;
  icon: IconName;
  text: string;
}

/** How a family shows what others do, and where on the page all of it lies: selectors. */
export interface Staging extends Direction {
  /** Undefined: there is no such card. */
  face: (card: string) => Face | undefined;
  /** The part of the page above which a card is shown. */
  stage: string;
  /** What a card must not lie on: it is told what changes there. */
  kept?: string;
  /** What arrows point at together: whatever is hit in one of these. */
  lane: string;
  /** What is hit; undefined: it lies nowhere. */
  spotOf: (hit: Hit) => string | undefined;
  /** What grows when something plain is done. */
  tileOf: (act: Act) => string | undefined;
  /** What somebody did, where the kind of a line says too little. */
  deed?: (line: Line) => string | undefined;
}

/** How cards, players and what they do are called there. */
export function namesAt(table: Pick<Table, "name">, staging: Staging): Names {
  return {
    card: (id) => staging.face(id)?.name ?? "",
    player: (seat) => table.name(seat),
    deed: (line) => staging.deed?.(line),
  };
}
