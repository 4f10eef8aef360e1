import { t } from "../lib/messages";
import type { Choice } from "../protocol";
import type { Table } from "./table.svelte";

/** What can be done with a card that is read: a button for each. */
export interface Deed {
  /** What it does, with the place: "Play at Tar Pits". */
  words: string;
  /** What is heard of it, if that is more. */
  label?: string | undefined;
  /** What would come of it. */
  note?: string | undefined;
  /** Nothing would come of it, or no good. */
  isIdle?: boolean | undefined;
  /** The one that is most likely meant; of several, the first. */
  isMain?: boolean | undefined;
  act: () => void;
}

/** What an answer does, with what it does that to. */
export function doing({ deed, words }: Choice): string {
  return deed ?? words;
}

/** Of what was chosen before: it can be taken back, if nobody has to agree to that. */
export function takenBack({ table }: { table: Table }): Deed[] {
  return table.canRethink ? [{ words: t("table.chosen.back"), isMain: true, act: () => table.undo() }] : [];
}
