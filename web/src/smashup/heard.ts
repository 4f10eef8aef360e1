import type { Sound } from "../room/sounds";
import { piecesAt, type View } from "./view";

/** What can be heard of a change: cards that come into play or are resolved, and those that are destroyed. */
export function heardBetween(before: View, after: View): Sound[] {
  const [then, now] = [serialsIn(before), serialsIn(after)];
  const isPlayed = [...now].some((serial) => !then.has(serial)) || after.resolving.length > before.resolving.length;
  // What lies at a base that scores goes with it: that has its own sound.
  const bases = new Set(after.bases.map((base) => base.serial));
  const staying = serialsIn({ ...before, bases: before.bases.filter((base) => bases.has(base.serial)) });
  const isDestroyed = [...staying].some((serial) => !now.has(serial)) && discarded(after) > discarded(before);
  return [...(isPlayed ? ["played" as const] : []), ...(isDestroyed ? ["destroyed" as const] : [])];
}

function serialsIn(view: View): Set<number> {
  return new Set(view.bases.flatMap(piecesAt).map((piece) => piece.serial));
}

function discarded(view: View): number {
  return view.seats.reduce((sum, seat) => sum + seat.discard.length, 0);
}
