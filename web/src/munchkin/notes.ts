import { book } from "../lib/catalogue";
import type { Decided, Died, Line, LineSeen, Note, Rolled, Struck } from "../protocol";
import type { Noting } from "../room/table.svelte";
import { ENDS } from "./staging";
import type { View } from "./view";

/** A roll with what was added to it, as far as that was seen before. */
interface Roll extends Rolled {
  lines: LineSeen[];
}

/** A card that has struck somebody, with what came of it at once, in the words of the log. */
interface Blow extends Struck {
  costs: string[];
}

/** How a fight ended, with the number of that act in the log. */
interface Ended extends Decided {
  act: number | undefined;
  /** What the fighter has got by it, in the words of the log. */
  gains: string[];
}

/** A card that somebody has found behind a door. */
interface Opened {
  type: "opened";
  player: number;
  card: string;
}

/** Treasures. */
const GAINS = new Set(["draw", "won together"]);
/** These explain themselves: one fights it, or is struck. */
const SEEN = new Set(["monster", "curse"]);

/** What the server tells apart from the log: shown for a moment above the table, so that it explains itself. */
export type Sheet = Blow | Ended | Died | Opened | Roll;

export function noting(): Noting<View, Sheet> {
  return ({ notes = [], log = [] }, before, _after, _log, seat) => [
    ...log.flatMap((line) => (line.by === seat ? openedBy(line) : [])),
    ...notes.flatMap((note) => sheetsOf(note, before, log)),
  ];
}

function sheetsOf(note: Note, before: View, log: Line[]): Sheet[] {
  if (note.type === "scored") return [];
  if (note.type === "decided") return [endOf(note, log)];
  if (note.type === "struck") return [{ ...note, costs: costsOf(note, log) }];
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

function endOf(note: Decided, log: Line[]): Ended {
  const act = log.find(({ kind = "" }) => ENDS.has(kind))?.act;
  const gains = log.filter((line) => act !== undefined && line.act === act && GAINS.has(line.kind ?? ""));
  return { ...note, act, gains: gains.map(({ text }) => text) };
}

function costsOf({ player, card }: Struck, log: Line[]): string[] {
  const came = log.filter((line) => line.card === card && line.mood !== undefined);
  return came.filter(({ hits = [] }) => hits.some(({ seat }) => seat === player)).map(({ text }) => text);
}

function openedBy({ kind, by: player = -1, card = "" }: Line): Opened[] {
  if (kind !== "open door" || card === "" || SEEN.has(book().card(card).kind)) return [];
  return [{ type: "opened", player, card }];
}
