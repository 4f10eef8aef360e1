import { book as openBook, type CardBook } from "../lib/catalogue";
import type { SmashUpCard } from "../protocol";

export type SmashUpBook = CardBook<SmashUpCard>;

/** The open book, which is Smash Up's while its tables are drawn. */
export function book(): SmashUpBook {
  return openBook() as SmashUpBook;
}
