import type { CardInfo } from "../protocol";
import { tIfAny } from "./messages";

/** Minion, action, base, monster, treasure; a family may have words of its own. One that came with a newer server than
 * the page has none yet. */
export function groupName(group: string, family = ""): string {
  return tIfAny(`${family}.kind.${group}`) ?? tIfAny(`card.kind.${group}`) ?? group;
}

/** Where its facts come from, in a word: "Sourced". */
export function sourceName(source: string): string {
  return tIfAny(`cards.sources.${source}`) ?? source;
}

export function sourceOf(card: CardInfo): string {
  return card.source ?? "sourced";
}
