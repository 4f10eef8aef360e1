import type { Decided, Died, Note, Rolled, Struck } from "../protocol";
import type { Noting } from "../room/table.svelte";
import type { View } from "./view";

/** What the server tells apart from the log: shown for a moment above the table, so that it explains itself. */
export type Sheet = Decided | Died | Rolled | Struck;

export function noting(): Noting<View, Sheet> {
  return (update) => (update.notes ?? []).filter(isSheet);
}

function isSheet(note: Note): note is Sheet {
  return note.type !== "scored";
}
