import type { Hit, Line } from "../protocol";

/** Something that somebody did, the first of its lines, and all that has come of it so far. */
export interface Act {
  number: number;
  lines: Line[];
}

/** What a line of the log is to a seat: something that it lost or gained, or nothing of the kind. */
export function moodFor(line: Line, seat: number): "loss" | "gain" | undefined {
  const isHit = seat >= 0 && (line.hits ?? []).some((hit) => hit.seat === seat);
  return isHit && line.mood ? line.mood : undefined;
}

/** Does a line tell what came of the same act as the line before it? */
export function goesOn(line: Line, before: Line | undefined): boolean {
  return (line.act ?? 0) > 0 && line.act === before?.act;
}

/** What was done in these lines, in the order in which it began. */
export function actsIn(lines: readonly Line[]): Act[] {
  const found = new Map<number, Act>();
  for (const line of lines) {
    const number = line.act ?? 0;
    if (number === 0) continue;
    const act = found.get(number);
    if (act === undefined) found.set(number, { number, lines: [line] });
    else act.lines.push(line);
  }
  return [...found.values()];
}

/** Who did it; -1: nobody. */
export function doerOf({ lines }: Act): number {
  return lines[0]?.by ?? -1;
}

/** The card that did it; a base or a fight may have no card to show. */
export function cardOf({ lines }: Act): string {
  return lines[0]?.card || lines[0]?.base || "";
}

/** Whether this seat lost something by it, and got no points for that. */
export function hasCost({ lines }: Act, seat: number): boolean {
  const isPaid = lines.some(({ kind, by, amount = 0 }) => kind === "points" && by === seat && amount > 0);
  return !isPaid && lines.some((line) => moodFor(line, seat) === "loss");
}

/** What players pay with, and what they get at any time: if it is their own doing, it matters least. */
const ROUTINE = new Set(["discard", "draw"]);

export function isOwnRoutine({ kind = "", hits = [] }: Line, doer: number): boolean {
  return ROUTINE.has(kind) && hits.every((hit) => hit.seat === doer);
}

/** What came of an act, what matters most first: my losses, those of others, my gains, all else. */
export function resultsOf(act: Act, seat: number): Line[] {
  const doer = doerOf(act);
  const rank = (line: Line): number => {
    const mood = moodFor(line, seat);
    if (mood !== undefined) return mood === "loss" ? 0 : 2;
    if (isOwnRoutine(line, doer)) return 4;
    return line.mood === "loss" ? 1 : 3;
  };
  const results = act.lines.slice(1).map((line, place) => ({ line, place, rank: rank(line) }));
  results.sort((one, other) => one.rank - other.rank || one.place - other.place);
  return results.map(({ line }) => line);
}

/**
 * What an act has hit, each thing once, with what it is to it. What players do to themselves needs no arrow, and a card
 * that goes from pile to pile cannot be seen.
 */
export function hitsOf(act: Act): { hit: Hit; mood: Line["mood"] }[] {
  const found = new Map<string, { hit: Hit; mood: Line["mood"] }>();
  for (const { hits = [], mood } of act.lines)
    for (const hit of hits) {
      const isElsewhere = !hit.piece && (hit.seat === doerOf(act) || (hit.card !== undefined && !mood));
      if (isElsewhere) continue;
      const key = hit.piece ? `#${hit.piece}` : `${hit.seat ?? -1} ${hit.card ?? ""}`;
      if (!found.has(key) || mood === "loss") found.set(key, { hit, mood });
    }
  return [...found.values()];
}

/**
 * The lines since my last turn ended; in my own turn, since the one before it ended. Who only watches sees the last
 * round.
 */
export function sinceMyTurn(lines: readonly Line[], seat: number, seats: number): Line[] {
  const turns = lines.flatMap((line, place) => (line.kind === "turn" ? [{ place, by: line.by ?? -1 }] : []));
  if (seat < 0) return lines.slice(turns.at(-seats)?.place ?? 0);
  const isMine = turns.at(-1)?.by === seat;
  const before = isMine ? turns.slice(0, -1) : turns;
  const last = before.findLastIndex((turn) => turn.by === seat);
  return lines.slice(before[last + 1]?.place ?? turns.at(-1)?.place ?? 0);
}
