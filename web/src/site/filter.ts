import { sourceOf } from "../lib/cards";
import type { CardInfo } from "../protocol";

export interface CardFilter {
  words: string;
  /** Empty: all. */
  sets: string[];
  factions: string[];
  kinds: string[];
  marks: string[];
  sources: string[];
}

/** Each word has to occur in the name, the text, a ruling or the name of the faction. */
export function matches(card: CardInfo, faction: string, filter: CardFilter): boolean {
  const wishes: [wanted: string[], has: string[]][] = [
    [filter.sets, [card.set]],
    [filter.factions, [card.faction]],
    [filter.kinds, [card.group]],
    [filter.marks, card.marks ?? []],
    [filter.sources, [sourceOf(card)]],
  ];
  if (wishes.some(([wanted, has]) => wanted.length > 0 && !has.some((each) => wanted.includes(each)))) return false;
  const text = plain([card.name, card.text, faction, ...(card.rulings ?? [])].join(" "));
  return plain(filter.words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without case, accents and the kind of apostrophe. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}
