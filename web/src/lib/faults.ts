import { ApiError } from "./api";

/** What the server found wrong with a wish, and where: "seats[2].bot: there is no bot called 'x'". */
export interface Fault {
  place: string;
  words: string;
}

/** The fault that an error names; undefined if it names no place. */
export function faultIn(error: unknown): Fault | undefined {
  if (!(error instanceof ApiError) || error.code !== "malformed") return undefined;
  const named = /^([a-z_]+[\w.[\]]*): (.+)$/s.exec(error.words);
  if (named?.[1] !== undefined && named[2] !== undefined) return fault(named[1], named[2]);
  // If the shape is wrong altogether, it is the other way round: "Expected `int` - at `$.seconds`".
  const shaped = /^(.+) - at `\$\.?(.+)`$/s.exec(error.words);
  return shaped?.[1] !== undefined && shaped[2] !== undefined ? fault(shaped[2], shaped[1]) : undefined;
}

/** Is it this place, or a part of it? "seats" has "seats[2].bot" in it. */
export function isAt(fault: Fault | undefined, place: string): boolean {
  if (fault === undefined || !fault.place.startsWith(place)) return false;
  return ["", ".", "["].includes(fault.place.charAt(place.length));
}

function fault(place: string, words: string): Fault {
  return { place, words: words.charAt(0).toUpperCase() + words.slice(1) };
}
