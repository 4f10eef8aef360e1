import type { Pile } from "./play.svelte";
import type { View } from "./view";

/** A card in a pile; of a deck, how many lie above it. */
interface InPile {
  card: string;
  above?: number;
}

/** Monsters and treasures out of play. */
type Shared = "monster deck" | "monster discard" | "treasure deck" | "treasure discard";

/** Cards that lie together in a pile that is looked through. */
export interface Part {
  zone: "hand" | "discard" | "deck" | "base deck" | "base discard" | Shared;
  seat: number;
  cards: InPile[];
}

/** Of a discard pile the newest card first; of a hand and of a deck what this seat knows of it, from the top. */
export function partsOf(pile: Pile, view: View): Part[] {
  if (pile.zone === "base deck") {
    const { "base deck known": known, "base discard": discard } = view;
    return [
      { zone: "base deck", seat: -1, cards: knownOf(known) },
      { zone: "base discard", seat: -1, cards: newestFirst(discard) },
    ];
  }
  if (pile.zone === "monster deck" || pile.zone === "treasure deck") {
    const { zone } = pile;
    const discard = zone === "monster deck" ? "monster discard" : "treasure discard";
    return [
      { zone, seat: -1, cards: knownOf(view.piles?.[`${zone} known`]) },
      { zone: discard, seat: -1, cards: newestFirst(view.piles?.[discard]) },
    ];
  }
  const { zone, seat } = pile;
  const shown = view.seats[seat];
  if (zone === "deck") return [{ zone, seat, cards: knownOf(shown?.["deck known"]) }];
  return [{ zone, seat, cards: newestFirst(shown?.[zone].filter(Boolean)) }];
}

function knownOf(known: [number, string][] = []): InPile[] {
  return known.map(([above, card]) => ({ card, above })).sort((one, other) => one.above - other.above);
}

function newestFirst(cards: string[] = []): InPile[] {
  return cards.toReversed().map((card) => ({ card }));
}

/** The card on top of a deck, if it is known. */
export function topOf(known: [number, string][] | undefined): string | undefined {
  return known?.find(([above]) => above === 0)?.[1];
}
