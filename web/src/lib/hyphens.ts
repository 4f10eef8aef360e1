import { t } from "./messages";

const SOFT_HYPHEN = "\u00AD";

/** Where long words of card names may break on a small card; browsers do not know these words. */
export function softened(name: string): string {
  const breaks = breaksOf(t("card.breaks"));
  return name.replace(/\p{L}{7,}/gu, (word) => breaks.get(word) ?? word);
}

const known = new Map<string, Map<string, string>>();

/** By the whole word: "Mega-bot" is told as one that may break. */
function breaksOf(told: string): Map<string, string> {
  const found = known.get(told) ?? new Map(
    told.split(/\s+/).map((word) => [word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN)]),
  );
  known.set(told, found);
  return found;
}
