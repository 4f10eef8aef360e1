import type {
  BotInfo,
  CardInfo,
  Catalogue,
  CharacterInfo,
  FactionInfo,
  FamilyInfo,
  OptionInfo,
  RuleInfo,
} from "../protocol";
import { getCatalogue, getFamilies } from "./api";
import { letBreak } from "./hyphens";
import { loadIcons } from "./icons";
import { t } from "./messages";
import { USUAL_GAME } from "./router";

/** The catalogue of a family with lookup by id. A family's own cards may say more than all cards do. */
export class CardBook<Card extends CardInfo = CardInfo> {
  readonly family: FamilyInfo;
  readonly cards: Card[];
  readonly factions: FactionInfo[];
  readonly sets: Record<string, string>;
  /** Groups of players, as cards speak of them. */
  readonly groups: Record<string, string>;
  readonly rules: RuleInfo[];
  readonly howToPlay: string;
  readonly bots: BotInfo[];
  /** What can be said with one tap, by name. */
  readonly phrases: Record<string, string>;
  /** Whom bots can be. */
  readonly characters: CharacterInfo[];
  readonly options: OptionInfo[];
  /** So many points end the game. */
  readonly goal: number;
  /** A few cards that stand for the game. */
  readonly showcase: string[];
  readonly #cards: Map<string, Card>;
  readonly #factions: Map<string, FactionInfo>;

  constructor(catalogue: Catalogue) {
    this.family = catalogue.family;
    this.cards = catalogue.cards as Card[];
    this.factions = catalogue.factions;
    this.sets = catalogue.sets;
    this.groups = catalogue.groups;
    this.rules = catalogue.rules;
    this.howToPlay = catalogue.how_to_play;
    this.bots = catalogue.bots;
    this.characters = catalogue.characters;
    this.phrases = catalogue.phrases;
    this.options = catalogue.options;
    this.goal = catalogue.goal;
    this.showcase = catalogue.showcase;
    this.#cards = new Map(this.cards.map((card) => [card.id, card]));
    this.#factions = new Map(catalogue.factions.map((faction) => [faction.id, faction]));
  }

  /** The bot that sits down unless another one is chosen. */
  get usualBot(): string {
    return (this.bots.find((bot) => bot.is_usual) ?? this.bots.at(-1))?.name ?? "";
  }

  /** A card that is not in the book (a page older than its server) is shown by its id. */
  card(id: string): Card {
    return this.#cards.get(id) ?? (unknownCard(id) as Card);
  }

  /** Undefined: there is no such card. */
  find(id: string): Card | undefined {
    return this.#cards.get(id);
  }

  /** As it is called where there is little room. */
  factionShort(id: string): string {
    return this.#factions.get(id)?.short ?? this.factionName(id);
  }

  /** Monsters and treasures have none. */
  factionName(id: string): string {
    return this.#factions.get(id)?.name ?? "";
  }

  /** «Ninja Pirates»: what was taken first comes last. */
  mashUp([first = "", second]: string[]): string {
    const name = this.factionName(first) || first;
    return second === undefined ? name : t("faction.mash", { first: name, second: this.factionShort(second) || second });
  }

  /** How well a bot plays, in a word. */
  levelName(bot: string): string {
    return this.bots.find(({ name }) => name === bot)?.title ?? "";
  }

  rule(number: string): RuleInfo | undefined {
    return this.rules.find((rule) => rule.number === number);
  }
}

function unknownCard(id: string): CardInfo {
  return { id, name: id, kind: "action", set: "", faction: "", text: "", group: "action" };
}

const EMPTY = new CardBook({
  family: { name: USUAL_GAME, title: "", fewest: 2, most: 2 },
  cards: [],
  factions: [],
  sets: {},
  rules: [],
  how_to_play: "",
  bots: [],
  characters: [],
  phrases: {},
  options: [],
  goal: 1,
  points: "",
  groups: {},
  showcase: [],
  breaks: [],
});
const loading = new Map<string, Promise<CardBook>>();
let current = EMPTY;
let wanted = "";

/** Fetched once; after a failure the next call tries again. The book of the family that was asked for last is open. */
export function loadCatalogue(family = USUAL_GAME): Promise<CardBook> {
  wanted = family;
  const known = loading.get(family) ?? fetchBook(family);
  loading.set(family, known);
  known.catch(() => loading.delete(family));
  return known.then((book) => {
    if (wanted === family) current = book;
    return book;
  });
}

async function fetchBook(family: string): Promise<CardBook> {
  const [catalogue] = await Promise.all([getCatalogue(family), loadIcons(family)]);
  letBreak(catalogue.breaks);
  return new CardBook(catalogue);
}

/** The book that is open; an empty one before. Pages that draw cards await `loadCatalogue` first. */
export function book(): CardBook {
  return current;
}

let families: Promise<FamilyInfo[]> | undefined;

/** The games that can be played here. */
export function loadFamilies(): Promise<FamilyInfo[]> {
  families ??= getFamilies();
  families.catch(() => (families = undefined));
  return families;
}
