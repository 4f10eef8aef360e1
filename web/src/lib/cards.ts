import type { BookCard } from "./catalogue";
import { t, tIfAny } from "./messages";

/** Minion, action, base, monster, treasure; a family may have words of its own. One that came with a newer server than
 * the page has none yet. */
export function groupName(group: string, family = ""): string {
  return tIfAny(`${family}.kind.${group}`) ?? tIfAny(`card.kind.${group}`) ?? capitalized(group);
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where its facts come from, in a word: "Sourced". */
export function sourceName(source: string): string {
  return tIfAny(`cards.sources.${source}`) ?? capitalized(source);
}

export function sourceOf(card: BookCard): string {
  return card.source ?? "sourced";
}

/** What a card is: "Undead monster", "Treasure, minion". */
export function kindName(card: Pick<BookCard, "kind" | "group" | "is_undead">): string {
  if (card.group === "treasure") return t("card.treasure", { kind: groupName(card.kind).toLowerCase() });
  return card.is_undead ? t("card.undead") : groupName(card.group);
}

/** Where an action goes that stays in play: "on a base". */
export function whereTo(card: BookCard): string {
  return tIfAny(`card.on.${card.on}`) ?? "";
}

/** A card in one sentence, for those who hear it: "Walker, minion, Zombies, power 2, can be chosen". */
export function cardLabel(card: BookCard, faction: string, number: number | undefined, say = ""): string {
  const parts = [card.name, kindName(card).toLowerCase()];
  if (faction !== "") parts.push(faction);
  if (card.kind === "base") parts.push(t("card.breakpoint", { points: number ?? 0 }));
  else if (number !== undefined) parts.push(t("card.power", { power: number }));
  if (number !== undefined && card.kind === "minion" && number !== (card.power ?? 0))
    parts.push(t("card.printed", { power: card.power ?? 0 }));
  if (card.group === "monster") parts.push(t("card.treasures", { n: card.treasures ?? 0 }));
  if (card.monsters) parts.push(t("card.monsters", { n: card.monsters }));
  if (say !== "") parts.push(say);
  return parts.join(", ");
}

export interface CardFilter {
  words: string;
  /** Empty: all. */
  sets: ReadonlySet<string>;
  factions: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  marks: ReadonlySet<string>;
  sources: ReadonlySet<string>;
}

/** Each word has to occur in the name, the text, a ruling or the name of the faction. */
export function matches(card: BookCard, faction: string, filter: CardFilter): boolean {
  const wishes: [wanted: ReadonlySet<string>, has: string[]][] = [
    [filter.sets, [card.set]],
    [filter.factions, [card.faction]],
    [filter.kinds, [card.group]],
    [filter.marks, card.marks ?? []],
    [filter.sources, [sourceOf(card)]],
  ];
  if (wishes.some(([wanted, has]) => wanted.size > 0 && !has.some((each) => wanted.has(each)))) return false;
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
