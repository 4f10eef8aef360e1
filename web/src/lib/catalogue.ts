import type { BotInfo, CardInfo, Catalogue, EditionInfo, FactionInfo, RuleInfo } from "../protocol";
import { getCatalogue } from "./api";

/** The catalogue with lookup by id. */
export class CardBook {
  readonly cards: CardInfo[];
  readonly factions: FactionInfo[];
  readonly sets: Record<string, string>;
  readonly rules: RuleInfo[];
  readonly howToPlay: string;
  readonly bots: BotInfo[];
  readonly editions: EditionInfo[];
  readonly #cards: Map<string, CardInfo>;
  readonly #factions: Map<string, FactionInfo>;

  constructor(catalogue: Catalogue) {
    this.cards = catalogue.cards;
    this.factions = catalogue.factions;
    this.sets = catalogue.sets;
    this.rules = catalogue.rules;
    this.howToPlay = catalogue.how_to_play;
    this.bots = catalogue.bots;
    this.editions = catalogue.editions;
    this.#cards = new Map(catalogue.cards.map((card) => [card.id, card]));
    this.#factions = new Map(catalogue.factions.map((faction) => [faction.id, faction]));
  }

  /** A card that is not in the book (a page older than its server) is shown by its id. */
  card(id: string): CardInfo {
    return this.#cards.get(id) ?? { id, name: id, kind: "action", set: "", faction: "", text: "", group: "action" };
  }

  /** Undefined: there is no such card. */
  find(id: string): CardInfo | undefined {
    return this.#cards.get(id);
  }

  /** Monsters and treasures have none. */
  factionName(id: string): string {
    return this.#factions.get(id)?.name ?? "";
  }

  rule(number: string): RuleInfo | undefined {
    return this.rules.find((rule) => rule.number === number);
  }
}

const EMPTY = new CardBook({ cards: [], factions: [], sets: {}, rules: [], how_to_play: "", bots: [], editions: [] });
let loading: Promise<CardBook> | undefined;
let loaded = EMPTY;

/** Fetched once; after a failure the next call tries again. */
export function loadCatalogue(): Promise<CardBook> {
  loading ??= getCatalogue().then(
    (catalogue) => {
      loaded = new CardBook(catalogue);
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The book that was loaded; an empty one before. Pages that draw cards await `loadCatalogue` first. */
export function book(): CardBook {
  return loaded;
}
