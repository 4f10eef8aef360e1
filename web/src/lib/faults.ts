import { ApiError } from "./api";

/** What the server found wrong with a wish, and where: `seats[2].bot`. */
export interface Fault {
  place: string;
  words: string;
}

/** The fault that an error names; undefined if it names no place. */
export function faultIn(error: unknown): Fault | undefined {
  if (!(error instanceof ApiError) || error.code !== "malformed" || error.place === "") return undefined;
  return { place: error.place, words: error.words };
}

/** Is it this place, or a part of it? "seats" has "seats[2].bot" in it. */
export function isAt(fault: Fault | undefined, place: string): boolean {
  if (fault === undefined || !fault.place.startsWith(place)) return false;
  return ["", ".", "["].includes(fault.place.charAt(place.length));
}
