import type { Fight, Gear, Hero, View } from "../../src/munchkin/view";
import type { Catalogue, Choice, MunchkinCard, Question, Update, Welcome } from "../../src/protocol";
import { choice } from "../choice";

function card(
  id: string,
  kind: string,
  name: string,
  facts: Record<string, number | string> = {},
  text = "",
  more: Pick<MunchkinCard, "slot" | "is_big"> = {},
): MunchkinCard {
  const isDoor = ["monster", "curse", "class", "army", "monster enhancer"].includes(kind);
  const labelled = Object.entries(facts).map(([fact, value]) => ({ name: fact, label: fact, value }));
  const pile = isDoor ? "door" : "treasure";
  return { id, name, kind, set: "cthulhu", faction: pile, text, group: kind, facts: labelled, ...more };
}

/** A few cards as the server tells of them. */
export const CATALOGUE: Catalogue = {
  family: { name: "munchkin", title: "Munchkin", fewest: 3, most: 6 },
  cards: [
    card("froggoth", "monster", "Froggoth", { level: 4, treasures: 2, levels: 1 }, "Bad stuff: It licks you."),
    card("rugose", "monster enhancer", "Rugose", { bonus: 5 }),
    card("curse_amnesia", "curse", "Curse! Amnesia", {}, "You forget your class."),
    card("professor", "class", "Professor"),
    card("fez_of_fazooli", "item", "Fez of Fazooli", { bonus: 3, gold: 700 }, "", { slot: "headgear" }),
    card("necronomicon", "item", "Necronomicon", { bonus: 5, hands: 2, gold: 800 }),
    card("kitchen_sink", "one-shot", "Kitchen Sink", { bonus: 3, gold: 300 }, "Counts for the side of your choice."),
    ...[
      card("ork", "army", "Ork"),
      card("thunder_hammer", "item", "Thunder Hammer", { bonus: 5, size: "Big", hands: 2, gold: 700 }, "", { is_big: true }),
      card("leman_russ", "item", "Leman Russ", { bonus: 5, gold: 800 }, "", { slot: "vehicle" }),
    ].map((each) => ({ ...each, set: "warhammer40k" })),
    card("wishing_ring", "one-shot", "Wishing Ring", { gold: 500 }, "Cancels a curse."),
  ],
  factions: [],
  sets: { cthulhu: "Munchkin Cthulhu", warhammer40k: "Munchkin Warhammer 40,000" },
  rules: [],
  how_to_play: "",
  bots: [],
  characters: [],
  phrases: {},
  options: [],
  goal: 10,
  points: "level",
  groups: { investigator: "Investigators" },
  showcase: [],
  breaks: [],
};

/** Where these cards lie before their owner. */
const PLACES: Record<string, Gear["place"]> = {
  professor: "role",
  ork: "role",
  fez_of_fazooli: "headgear",
  necronomicon: "hands",
  thunder_hammer: "hands",
  leman_russ: "vehicle",
};

export function gear(serial: number, id: string, more: Partial<Gear> = {}): Gear {
  return {
    serial,
    card: id,
    place: PLACES[id] ?? "other",
    "is used": true,
    bonus: 3,
    "is usable": true,
    "is movable": true,
    value: 700,
    on: [],
    ...more,
  };
}

export function hero(more: Partial<Hero> = {}): Hero {
  return {
    level: 3,
    sex: "female",
    "is new": false,
    hand: [],
    gear: [],
    lasting: [],
    rations: [],
    strength: 3,
    hands: [0, 2],
    bigs: [0, 1],
    ...more,
  };
}

/** Three at the table: I am Ann, Bob has the turn. */
export function view(more: Partial<View> = {}): View {
  return {
    roles: ["class"],
    "minds sex": true,
    turn: 5,
    active: 1,
    phase: "start",
    doors: 70,
    "door known": "door",
    treasures: 50,
    "door discard": [],
    "treasure discard": ["wishing_ring"],
    piles: {},
    heroes: [
      hero({
        hand: ["kitchen_sink", "rugose", "curse_amnesia", "wishing_ring"],
        gear: [gear(1, "fez_of_fazooli"), gear(2, "professor", { "is used": false, "is movable": false, value: 0 })],
      }),
      hero({
        level: 8,
        hand: ["door", "treasure", "treasure"],
        gear: [gear(3, "necronomicon", { bonus: 5, value: 800 })],
      }),
      hero({ hand: ["door", "froggoth"] }),
    ],
    die: 0,
    winners: [],
    ...more,
  };
}

export function fight(more: Partial<Fight> = {}): Fight {
  return {
    fighter: 1,
    helper: -1,
    stage: "called",
    foes: [{ serial: 12, card: "froggoth", strength: 4, treasures: 2, enhancers: [], tags: [], "twin of": 0, by: 1 }],
    ours: {
      total: 13,
      lines: [
        { what: "level", amount: 8, card: "", serial: 0, player: 1, group: "" },
        { what: "item", amount: 5, card: "necronomicon", serial: 3, player: 1, group: "" },
      ],
    },
    theirs: { total: 4, lines: [{ what: "monster", amount: 4, card: "froggoth", serial: 12, player: -1, group: "" }] },
    shares: [[1, 13]],
    lead: 9,
    "is winning": true,
    "may win": false,
    reaches: 9,
    thrown: [],
    levels: 1,
    treasures: 2,
    offers: [],
    terms: null,
    "is unpaid": false,
    runs: [],
    rolls: [],
    calls: [],
    roll: null,
    ...more,
  };
}

/** The cards in hand are those of `view`. */
const NAMES = {
  cards: CATALOGUE.cards.map(({ id }) => id),
  hand: ["kitchen_sink", "rugose", "curse_amnesia", "wishing_ring"],
};

export const choices = (...keys: string[]): Choice[] => keys.map((key) => choice(key, NAMES));

/** What these ask for may be done by anybody; others ask one player. */
const WINDOWS = ["start", "fight", "call", "flight", "roll", "curse"];

export function ask(keys: string[], more: Partial<Question> = {}): Question {
  return {
    number: 7,
    awaited: [0],
    words: "What do you do?",
    prompt: "call",
    is_awaited: true,
    is_window: WINDOWS.includes(more.prompt ?? "call"),
    choices: choices(...keys),
    ...more,
  };
}

export function welcome(seen: View, question: Question): Welcome {
  const seats = ["Ann", "Bob", "Cy"].map((name) => ({ name, is_taken: true, is_here: true }));
  return {
    type: "welcome",
    version: 1,
    room: "room",
    family: "munchkin",
    game: "Munchkin Cthulhu",
    seat: 0,
    seats,
    view: seen as unknown as Record<string, unknown>,
    question,
    log: [],
    chat: [],
  };
}

export function update(question: Question, seen?: View, more: Partial<Update> = {}): Update {
  return { type: "update", question, ...(seen === undefined ? {} : { changes: [[[], seen]] }), ...more };
}
