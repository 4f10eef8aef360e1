import { groupName } from "../lib/cards";
import { cardIcon } from "../lib/icons";
import { joined, t, tIfAny } from "../lib/messages";
import type { SeenPiece, SmashUpCard } from "../protocol";

/** What a card is: "Undead monster", "Treasure, minion". */
export function kindName(card: Pick<SmashUpCard, "kind" | "group" | "is_undead">): string {
  if (card.group === "treasure") return t(`card.treasure.${card.kind === "minion" ? "minion" : "action"}`);
  return card.is_undead ? t("card.undead") : groupName(card.group);
}

/** Where an action goes that stays in play: "on a base". */
export function whereTo(card: SmashUpCard): string {
  return tIfAny(`card.on.${card.on}`) ?? "";
}

/** A card in one sentence, for those who hear it: "Walker, Minion, Zombies, power 2, can be chosen". */
export function cardLabel(card: SmashUpCard, faction: string, number: number | undefined, say = ""): string {
  const parts = [card.name, kindName(card)];
  if (faction !== "") parts.push(faction);
  if (card.kind === "base") parts.push(t("card.breakpoint", { points: number ?? 0 }));
  else if (number !== undefined) parts.push(t("card.power", { power: number }));
  if (number !== undefined && card.kind === "minion" && number !== (card.power ?? 0))
    parts.push(t("card.printed", { power: card.power ?? 0 }));
  if (card.group === "monster") parts.push(t("card.treasures", { n: card.treasures ?? 0 }));
  if (card.monsters) parts.push(t("card.monsters", { n: card.monsters }));
  if (say !== "") parts.push(say);
  return joined(parts);
}

/** A card as it is shown to who reads it: with a piece, as it lies in play. */
export function readCard(card: SmashUpCard, piece: SeenPiece | undefined) {
  const printed = card.kind === "base" ? card.breakpoint : card.kind === "minion" ? (card.power ?? 0) : undefined;
  const number = piece?.power ?? printed;
  const hasChanged = card.kind === "minion" && number !== printed;
  return {
    name: card.name,
    kinds: `f-${card.faction}`,
    icon: cardIcon(card),
    badge: number,
    change: !hasChanged ? "" : (number ?? 0) > (printed ?? 0) ? "up" : "down",
    text: card.text || t("card.noText"),
  } as const;
}
