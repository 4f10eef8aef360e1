import type { Choice, Part, Question, SeenBase, SeenPiece, Update, Welcome } from "../../src/protocol";
import type { View } from "../../src/smashup/view";

export function minion(serial: number, controller: number, power: number, more: Partial<SeenPiece> = {}): SeenPiece {
  return { card: "walker", serial, controller, power, ...more };
}

export function base(card: string, serial: number, on: SeenPiece[] = []): SeenBase {
  const totals = [0, 1, 2, 3].map((seat) => {
    const mine = on.filter((piece) => piece.controller === seat && piece.power !== undefined);
    return mine.length ? mine.reduce((sum, piece) => sum + (piece.power ?? 0), 0) : -1;
  });
  const power = totals.reduce((sum, total) => sum + Math.max(total, 0), 0);
  const places = totals.map((total) => (total < 0 ? 0 : 1 + totals.filter((other) => other > total).length));
  const worth = places.map((place) => [0, 4, 3, 2][place] ?? 0);
  return { card, serial, power, breakpoint: 16, missing: Math.max(0, 16 - power), totals, places, worth, on };
}

/** Two players; the first one's turn. */
export function view(more: Partial<View> = {}): View {
  const seat = { factions: ["zombies", "dinosaurs"], points: 0, sleep: 0, hand: [], deck: 30, discard: [] };
  return {
    turn: 3,
    active: 0,
    phase: "play",
    "minions left": 1,
    "actions left": 1,
    extras: [],
    bases: [base("tar_pits", 1), base("jungle", 2)],
    "base deck": 10,
    "base discard": [],
    resolving: [],
    seats: [
      { ...seat, hand: ["walker", "walker", "howl"] },
      { ...seat, hand: ["", "", ""] },
    ],
    ...more,
  };
}

export function ask(choices: Choice[], more: Partial<Question> = {}): Question {
  return { number: 7, awaited: [0], is_awaited: true, words: "Play a card.", prompt: "play", choices, ...more };
}

const HELD = { zone: "hand", owner: 0 };

/** Something that is chosen; its key says no more than that. */
export function named(...parts: Part[]): Choice {
  return { key: JSON.stringify(parts), words: "", parts };
}

/** What the first player may do in `view`. */
export const PLAYS: Choice[] = [
  ...["tar_pits", "jungle"].map((at) => ({
    key: `play walker at ${at}`,
    words: `Play Walker at ${at}`,
    verb: "play",
    parts: [{ card: "walker", ...HELD }, { word: "at" }, { base: at }],
  })),
  { key: "play howl", words: "Play Howl", verb: "play", parts: [{ card: "howl", ...HELD }] },
  { key: "end turn", words: "End your turn", role: "end" },
];

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    family: "smashup",
    game: "Smash Up",
    version: 1,
    room: "room",
    seat: 0,
    seats: [
      { name: "Mika", is_taken: true, is_here: true },
      { name: "Jo", is_taken: true, is_here: true },
    ],
    view: { ...view() },
    question: ask(PLAYS),
    log: [{ text: "Turn 3: yours" }],
    chat: [],
    ...more,
  };
}

export function update(more: Partial<Update> = {}): Update {
  return { type: "update", question: { number: 8, awaited: [1], words: "Jo is thinking." }, ...more };
}
