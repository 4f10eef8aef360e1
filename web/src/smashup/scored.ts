import type { Note, Scored, ScoredMinion, ScoredRow, SeenBase, SeenPart } from "../protocol";
import type { LogLine, Noting } from "../room/table.svelte";
import { changesTo } from "./breaking";
import type { View } from "./view";

/** What one player had at a base that has scored, and the points before and after. */
interface ScoreRow extends ScoredRow {
  minions: ScoredMinion[];
  before: number;
  after: number;
}

/** A base that has scored, as it is shown. */
export interface ScoreSummary extends Omit<Scored, "rows" | "minions" | "type"> {
  turn: number;
  active: number;
  rows: ScoreRow[];
  /** The points of all seats before and after. */
  before: number[];
  after: number[];
  /** What monsters added to the breakpoint, and those that nobody controlled. */
  raised: number;
  /** The base as it lay, and what cards did to its breakpoint. */
  laid: SeenBase | undefined;
  changes: SeenPart[];
  monsters: ScoredMinion[];
  /** What happened from the start of the scoring on. */
  lines: LogLine[];
}

/** Follows a table, and knows of each base that scores what has happened since its scoring began. */
export function noting(): Noting<View, ScoreSummary> {
  let since: number | undefined; // the line: others may be put before it
  return (update, before, after, log) => {
    if (since === undefined || before.scoring == null) since = (log.at(-1)?.id ?? 0) + 1 - (update.log?.length ?? 0);
    const from = log.findIndex((line) => line.id === since);
    const scored = (update.notes ?? []).filter(isScored);
    return from < 0 ? summariesOf(scored, before, after, [], log) : summariesOf(scored, before, after, log.slice(from), log.slice(0, from));
  };
}

function isScored(note: Note): note is Scored {
  return note.type === "scored";
}

/** Bases whose points were awarded between two views. */
export function summariesOf(scored: Scored[], before: View, after: View, lines: LogLine[], earlier: LogLine[] = []): ScoreSummary[] {
  let points = before.seats.map((seat) => seat.points);
  return scored.map((each, place) => {
    const base = [after, before].flatMap((view) => view.bases).find(({ serial }) => serial === each.serial);
    const { minions, ...told } = each;
    const strongestFirst = minions.toSorted((one, other) => other.power - one.power);
    const was = points;
    // Cards and the base itself may have given or taken some, too.
    const isLast = place === scored.length - 1;
    points = was.map((then, seat) => {
      const awarded = then + (each.rows.find((row) => row.seat === seat)?.points ?? 0);
      return isLast ? (after.seats[seat]?.points ?? awarded) : awarded;
    });
    const rows = each.rows.map((row) => ({
      ...row,
      minions: strongestFirst.filter((minion) => minion.controller === row.seat),
      before: was[row.seat] ?? 0,
      after: points[row.seat] ?? 0,
    }));
    const { turn, active } = before;
    const raised = base?.monsters ?? 0;
    const monsters = strongestFirst.filter((minion) => minion.controller < 0);
    const log = untilNextTurn(lines);
    const changes = changesTo(each.base, [...earlier, ...log]);
    return { ...told, turn, active, rows, before: was, after: points, raised, laid: base, changes, monsters, lines: log };
  });
}

/** Places that several players share: each takes its points, and as many places after it are used up. */
export function tiesOf(rows: ScoredRow[]): { place: number; points: number; seats: number[] }[] {
  const places = [...new Set(rows.map((row) => row.place))];
  return places.flatMap((place) => {
    const shared = rows.filter((row) => row.place === place);
    return shared.length < 2 ? [] : [{ place, points: shared[0]?.points ?? 0, seats: shared.map((row) => row.seat) }];
  });
}

/** The update that ends a scoring often begins the next turn. */
function untilNextTurn(lines: LogLine[]): LogLine[] {
  const end = lines.findIndex((line) => line.kind === "turn");
  return end < 0 ? lines : lines.slice(0, end);
}
