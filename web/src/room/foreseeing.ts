import type { Table } from "./table.svelte";

/** Questions follow quickly upon each other while others answer: only one that stays is asked about. */
const SOON = 60;

/** Ask what would come of the answers to each question. Returns how to stop: for an effect that follows the question. */
export function foreseeing(table: Table): (() => void) | undefined {
  if (!table.isAsked || table.foreseen !== undefined || table.link !== "open") return undefined;
  const timer = setTimeout(() => table.foresee(), SOON);
  return () => clearTimeout(timer);
}
