import { book } from "../lib/catalogue";
import { cardIcon, kindIcon, type IconName } from "../lib/icons";
import { joined, signed, t, tIfAny } from "../lib/messages";
import type { CardInfo, MunchkinCard } from "../protocol";

/** Numbers and words that are printed on a card, by their names. */
interface Printed {
  level?: number;
  treasures?: number;
  levels?: number;
  bonus?: number;
  size?: string;
  hands?: number;
  gold?: number;
  run_away?: number;
  traits?: string;
}


export function printed(card: CardInfo): Printed {
  return Object.fromEntries((card.facts ?? []).map((fact) => [fact.name, fact.value]));
}

/** From the open book, which is Munchkin's while its tables are drawn. */
export function card(id: string): MunchkinCard {
  return book().card(id) as MunchkinCard;
}

export function nameOf(id: string): string {
  return card(id).name;
}

/** A card in a hand that nobody but its owner knows is called by its back. */
export function isBack(id: string): boolean {
  return id === "door" || id === "treasure";
}

export function isDoor(id: string): boolean {
  return (isBack(id) ? id : card(id).faction) === "door";
}

/** `monster enhancer` is monster_enhancer: what colours and shapes go by. */
export function kindClass({ kind }: Pick<CardInfo, "kind">): string {
  return kind.replace(/[^a-z]+/g, "_");
}

/** What people call it: a vehicle is an item, too. */
export function kindName(card: Pick<CardInfo, "group">): string {
  return tIfAny(`munchkin.kind.${card.group}`) ?? card.group;
}

export function iconOf(card: Pick<CardInfo, "id" | "kind">): IconName {
  return cardIcon({ id: card.id, faction: "" }, kindIcon(card.kind));
}

/** What a card counts for: the level of a monster, a bonus. */
export function numberOf(card: CardInfo): string | undefined {
  const { level, bonus } = printed(card);
  if (level !== undefined) return String(level);
  return bonus === undefined || bonus === 0 ? undefined : signed(bonus);
}

/** All that is read on a card wherever it is shown large. */
export function readCard(card: MunchkinCard) {
  return {
    name: card.name,
    kinds: `f-${kindClass(card)}`,
    icon: iconOf(card),
    badge: numberOf(card),
    text: card.text || (tIfAny(`munchkin.plain.${card.kind}`) ?? ""),
  };
}

/** A card in one sentence, for those who hear it: "Ogre, Monster, level 4, 2 treasures, can be chosen". */
export function labelOf(card: CardInfo, say = ""): string {
  const { level, treasures, bonus, gold, size } = printed(card);
  const parts = [card.name, kindName(card)];
  if (level !== undefined) parts.push(t("munchkin.card.level", { level }));
  if (bonus) parts.push(signed(bonus));
  if (level !== undefined) parts.push(t("munchkin.card.treasures", { n: treasures ?? 0 }));
  if (size !== undefined) parts.push(size);
  if (gold) parts.push(t("munchkin.card.gold", { gold }));
  if (say !== "") parts.push(say);
  return joined(parts);
}
