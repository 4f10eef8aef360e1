import type { Line } from "../protocol";
import { cardOf, type Act } from "../room/acts";
import type { Showing, Stake } from "../room/pacing";
import type { Staging } from "../room/staging";
import { book } from "../lib/catalogue";
import { iconOf, kindClass } from "./cards";
import type { View } from "./view";

const seatOf = (seat: number) => `main li:has(> [data-spot="hand ${seat}"])`;
/** How a fight ends. */
export const ENDS = new Set(["victory", "decided", "fight ends"]);
const DICE = new Set(["roll", "runs", "caught", "escapes", "change roll"]);
/** Whoever plays these changes what they are or have, and their place at the table shows it; monsters lie in the middle. */
const PLAIN = new Set(["item", "item enhancer", "class", "army", "super munchkin", "alliance", "level", "monster"]);

function showing(act: Act): Showing | undefined {
  const [first] = act.lines;
  const { kind = "", hits = [], by } = first ?? {};
  if (DICE.has(kind)) return "die";
  if (ENDS.has(kind)) return "verdict";
  if (kind === "carry") return "brief";
  const card = book().find(cardOf(act));
  if (card === undefined) return "brief";
  if (kind === "open door") return card.kind === "curse" ? "card" : "brief";
  return PLAIN.has(card.kind) && hits.every((hit) => hit.seat === by) ? "brief" : "card";
}

/** What kinds of cards do, to somebody who reads only that. */
const DEEDS: Record<string, string> = {
  monster: "fights",
  item: "wears",
  "item enhancer": "wears",
  class: "becomes",
  army: "becomes",
  "super munchkin": "becomes",
};

function deed({ kind = "", card = "", by, hits = [] }: Line): string | undefined {
  const what = DEEDS[book().find(card)?.kind ?? ""];
  if (kind === "open door" || kind === "seek") return what === "fights" ? what : undefined;
  return kind === "play" && what !== "fights" && hits.every((hit) => hit.seat === by) ? what : undefined;
}

export const STAGING: Staging = {
  showing,
  letters: (act) => book().card(cardOf(act)).text.length,
  // Players and monsters stay where they are, and anybody may still step in; but a fight is seen once more as it ended.
  isShownBefore: (lines) => lines.some(({ kind = "" }) => ENDS.has(kind)),
  hasToBeRead: false,
  stake: () => "none",
  face(id) {
    const card = book().find(id);
    return card && { name: card.name, kinds: `f-${kindClass(card)}`, icon: iconOf(card), text: card.text };
  },
  stage: ".middle",
  kept: ".fight .vs",
  lane: ".mseat",
  spotOf: ({ piece, seat = -1 }) => {
    if (piece) return `main [data-move="#${piece}"]`;
    return seat >= 0 ? seatOf(seat) : undefined;
  },
  deed,
  tileOf: ({ lines: [first] }) => ((first?.by ?? -1) >= 0 ? seatOf(first!.by!) : undefined),
};

/** At a table: a fight is about whoever is in it, and about everybody if somebody may win the game by it. */
export function stagingOf(fight: () => View["fight"], seat: number): Staging {
  const stake = (): Stake => {
    const now = fight();
    if (now === undefined) return "none";
    if (now.fighter === seat || now.helper === seat) return "own";
    return now["may win"] ? "game" : "none";
  };
  return { ...STAGING, stake };
}
