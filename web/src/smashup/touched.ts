import type { SeenBase } from "../protocol";

/** The place of the first base at which something has changed. */
export function touchedBase(before: SeenBase[], after: SeenBase[]): number | undefined {
  const known = new Map(before.map((base) => [base.serial, JSON.stringify(base)]));
  const place = after.findIndex((base) => known.get(base.serial) !== JSON.stringify(base));
  return place < 0 ? undefined : place;
}
