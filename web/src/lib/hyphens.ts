const SOFT_HYPHEN = "\u00AD";
/** By the whole word; browsers do not know these. */
const broken = new Map<string, string>();

/** From now on these words may break where they have their hyphens: "Nuke-bot". */
export function letBreak(words: string[]): void {
  for (const word of words) broken.set(word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN));
}

/** With its long words as they may break on a small card. */
export function softened(name: string): string {
  return name.replace(/\p{L}{7,}/gu, (word) => broken.get(word) ?? word);
}
