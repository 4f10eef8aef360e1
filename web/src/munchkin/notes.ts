import type { Decided, Died, LineSeen, Note, Rolled, Struck } from "../protocol";
import type { Noting } from "../room/table.svelte";
import type { View } from "./view";

/** A roll with what was added to it, as far as that was seen before. */
interface Roll extends Rolled {
  lines: LineSeen[];
}

/** What the server tells apart from the log: shown for a moment above the table, so that it explains itself. */
export type Sheet = Decided | Died | Roll | Struck;

export function noting(): Noting<View, Sheet> {
  return (update, before) => (update.notes ?? []).flatMap((note) => sheetsOf(note, before));
}

function sheetsOf(note: Note, before: View): Sheet[] {
  if (note.type === "scored") return [];
  if (note.type !== "rolled") return [note];
  const { fight } = before;
  const { player, face, modifier = 0, card = "" } = note;
  const roll = fight?.roll;
  // It has lain in the middle, for everybody to answer it.
  if (roll?.player === player && roll.face === face && roll.modifier === modifier) return [];
  const run = fight?.rolls.find(({ player: runner, serial, modifier: added }) => {
    const foe = fight.foes.find((each) => each.serial === serial);
    return runner === player && foe?.card === card && added === modifier;
  });
  return [{ ...note, lines: run?.lines ?? [] }];
}
