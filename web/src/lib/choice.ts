import type { Choice, Part } from "../protocol";

/** What an answer names, by its parts; of several things of a kind it is the first. */
type Parts = Pick<Choice, "parts">;

function first<Name extends keyof Part>({ parts = [] }: Parts, name: Name): Part[Name] {
  return parts.find((part) => part[name] !== undefined)?.[name];
}

/** A card in hand, in a pile, being looked at or in play. */
export function cardOf(choice: Parts): string | undefined {
  return first(choice, "card");
}

/** A card in play, by its serial number. */
export function pieceOf(choice: Parts): number | undefined {
  return first(choice, "piece");
}

export function baseOf(choice: Parts): string | undefined {
  return first(choice, "base");
}

export function factionOf(choice: Parts): string | undefined {
  return first(choice, "faction");
}

/** A player that is named; never the one in whose zone a card lies. */
export function playerOf(choice: Parts): number | undefined {
  return first(choice, "player");
}

export function numberOf(choice: Parts): number | undefined {
  return first(choice, "number");
}

/** Where cards lie that are not in play, and whose zone that is; -1: nobody's. */
export interface Place {
  zone: string;
  owner: number;
}

/** Where its first card or base lies, if that is not in play. */
export function placeOf({ parts = [] }: Parts): Place | undefined {
  const { zone, owner = -1 } = parts.find((part) => part.zone !== undefined) ?? {};
  return zone === undefined ? undefined : { zone, owner };
}
