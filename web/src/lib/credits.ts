import { getSprite } from "./api";
import { GAMES, loadIcons, spritePath, type IconName } from "./icons";

const CREDIT = /<symbol id="([^"]+)" data-by="([^"]+)"/g;

/** Who drew what: author, then icons. Each sprite says that of its own. */
export async function loadCredits(): Promise<[author: string, icons: IconName[]][]> {
  const asked = ["icons", ...GAMES].map((sprite) => getSprite(spritePath(sprite)));
  const [sprites] = await Promise.all([Promise.all(asked), ...GAMES.map(loadIcons)]);
  const drawn = sprites.flatMap((sprite) => [...sprite.matchAll(CREDIT)].map(([, icon, author]) => [icon!, author!] as const));
  const found = new Map<string, IconName[]>();
  for (const [icon, author] of drawn.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    found.set(author, [...(found.get(author) ?? []), icon as IconName]);
  return [...found].sort(([a], [b]) => a.localeCompare(b));
}
