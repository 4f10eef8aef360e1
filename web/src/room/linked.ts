import type { CardBook } from "../lib/catalogue";

export interface Part {
  text: string;
  /** The id of the card that this part names. */
  card?: string;
  /** What may not stand at the beginning of a line: it stays with the name. */
  tail?: string;
}

const TAIL = /^[.,:;!?)]+/;

const finders = new WeakMap<CardBook, { pattern: RegExp; ids: Map<string, string> }>();

/** A sentence in parts: the names of cards, and what is between them. */
export function linked(sentence: string, book: CardBook): Part[] {
  const { pattern, ids } = finderOf(book);
  const parts: Part[] = [];
  for (const text of sentence.split(pattern)) {
    const card = ids.get(text);
    const before = parts.at(-1);
    const [tail] = before?.card === undefined ? [] : (TAIL.exec(text) ?? []);
    if (before !== undefined && tail !== undefined) before.tail = tail;
    const rest = text.slice(tail?.length ?? 0);
    if (rest !== "") parts.push(card === undefined ? { text: rest } : { text, card });
  }
  return parts;
}

/** The longest name first: "Microbot Guard" before "Microbot". People who are called like a card are none. */
function finderOf(book: CardBook): { pattern: RegExp; ids: Map<string, string> } {
  const known = finders.get(book);
  if (known !== undefined) return known;
  const ids = new Map(book.cards.map((card) => [card.name, card.id]));
  const people = book.characters.map(({ name }) => name);
  const names = [...ids.keys(), ...people].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = names.length === 0 ? /(?!)/ : new RegExp(`(?<![\\p{L}\\d])(${names.join("|")})(?![\\p{L}\\d])`, "u");
  const finder = { pattern, ids };
  finders.set(book, finder);
  return finder;
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
