import { createContext } from "svelte";
import type { Box } from "./motion";
import type { Table } from "./table.svelte";

/** Who sits at a table or looks on, as far as that is the same in all games: what plays a family's game is one. */
export interface Seating {
  readonly table: Table;
  /** A card that is pointed at in a sentence, and where. */
  peeked: { card: string; at: Box } | undefined;
  /** Look at a card closely. */
  show(card: string): void;
}

export const [getSeating, setSeating] = createContext<Seating>();
