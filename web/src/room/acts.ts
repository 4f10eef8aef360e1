import type { Line } from "../protocol";

/** What a line of the log is to a seat: something that it lost or gained, or nothing of the kind. */
export function moodFor(line: Line, seat: number): "loss" | "gain" | undefined {
  const isHit = seat >= 0 && (line.hits ?? []).some((hit) => hit.seat === seat);
  return isHit && line.mood ? line.mood : undefined;
}

/** Does a line tell what came of the same act as the line before it? */
export function goesOn(line: Line, before: Line | undefined): boolean {
  return (line.act ?? 0) > 0 && line.act === before?.act;
}
