import type { ClassValue } from "svelte/elements";
import type { IconName } from "../lib/icons";
import { t } from "../lib/messages";
import type { Hit, Line } from "../protocol";
import { cardOf, type Act } from "./acts";
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
  /** Where something is played, by its card; without it nothing points there. */
  placeOf?: (base: string) => string;
  /** What is hit; undefined: it lies nowhere. */
  spotOf: (hit: Hit) => string | undefined;
  /** What grows when something plain is done. */
  tileOf: (act: Act) => string | undefined;
  /** What somebody did, where the kind of a line says too little. */
  deed?: (line: Line) => string | undefined;
  /** Whose cards are, and which one did what another one was not played for, is part of what is told in short. */
  isPrecise?: boolean;
}

/** How cards, players and what they do are called there. */
export function namesAt(table: Pick<Table, "name">, staging: Staging): Names {
  const card = (id: string) => staging.face(id)?.name ?? "";
  return {
    card,
    player: (seat) => table.name(seat),
    deed: (line) => staging.deed?.(line),
    ...(staging.isPrecise && {
      cause: (line: Line, act: Act) => (line.card === cardOf(act) ? "" : card(line.card ?? "")),
      owned: (name: string, seat: number) => t("follow.owned", { name: table.name(seat), card: name }),
    }),
  };
}
