import type { Snippet } from "svelte";
import type { HTMLAttributes } from "svelte/elements";
import type { CardBook } from "../lib/catalogue";
import type { Fault } from "../lib/faults";
import type { SeatPlan } from "../lib/setup";
import type { CardInfo, Result } from "../protocol";
import type { LogLine, Table } from "./table.svelte";

/** What a family's table is given: how one seat sees it. */
export interface TableProps<View = any, Sheet = any> {
  table: Table<View, Sheet>;
  view: View;
  /** Seats that share this screen may be asked for consent as well. */
  others: Table[];
  onseated: (token: string) => void;
}

/** What a family's own part of the form for a new table is given. */
export interface SetupProps {
  book: CardBook;
  /** Those that are used, in their order. */
  seats: SeatPlan[];
  fault: Fault | undefined;
  /** A sentence for the end of the form. */
  summary: string;
}

/** What a family's own part of the form exports. */
export interface OwnSetup {
  /** What the game is told. */
  setup: () => Record<string, unknown>;
  /** The faults that it shows itself. */
  places: string[];
}

/** What a family's card is given: in a list it is a button, beside its facts it is large and only seen. */
export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, "class" | "children"> {
  card: CardInfo;
  size?: "tile" | "hand" | "zoom";
  isButton?: boolean;
}

/** What a family's board is given: what everybody sees of a game, live or again. */
export interface BoardProps<View> {
  view: View;
  title: string;
  lines: LogLine[];
  /** A game that is seen again: nobody talks. */
  isReplay?: boolean;
  isLogOpen: boolean;
  /** In the bar at the top: what is shown, and what can be done. */
  top: Snippet;
  tools: Snippet;
  /** Where you play: at the bottom, but first for those who do not see it. */
  dock: Snippet;
}

/** What a family's end of a game is given: how it went, and who looks at it (-1: anybody). */
export interface EndProps {
  result: Result;
  seat: number;
}

/** What a family's replay is given: it draws the table, and puts these parts around it. */
export interface ReplayProps {
  table: Table;
  view: any;
  lines: LogLine[];
  /** The table before the last answer. */
  before: any;
  isLogOpen: boolean;
  /** In the bar at the top: what is shown, and what can be done. */
  top: Snippet;
  tools: Snippet;
  /** At the bottom: where we are in the game. */
  timeline: Snippet;
}
