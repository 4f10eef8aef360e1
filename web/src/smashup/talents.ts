import type { Choice, SeenPiece, SmashUpCard } from "../protocol";
import { choicesOf, type Offers } from "./choices";

/** Of a card in play with a talent: it can be used now, was used this turn, or neither. */
export type Talent = "ready" | "used" | "resting";

export function talentOf(piece: SeenPiece, card: SmashUpCard, offers: Offers): Talent | undefined {
  if (!card.has_talent) return undefined;
  if (choicesOf(offers, { in: "pieces", id: piece.serial }).some(isUse)) return "ready";
  return piece.used ? "used" : "resting";
}

/** Is this answer about what the card does by itself, not about a card as the target of another? */
export function isUse({ verb }: Choice): boolean {
  return verb === "use";
}
