import { cardIcon } from "../lib/icons";
import type { Line } from "../protocol";
import { cardOf, type Act } from "../room/acts";
import type { Showing } from "../room/pacing";
import type { Staging } from "../room/staging";
import { book } from "./book";

/** A scoring base has a sheet of its own. */
function showing(act: Act, goesOn: boolean): Showing | undefined {
  const [first] = act.lines;
  const isNews = goesOn || act.lines.length > 1;
  switch (first?.kind) {
    case "scoring":
    case "award":
      return undefined;
    case "monster":
      return "brief";
    case "play":
      return book().card(first.card ?? "").text === "" ? "brief" : "card";
    case "play action":
      return "card";
    case "use":
      return isNews ? "card" : "brief";
    default:
      return act.lines.some(({ hits }) => hits !== undefined) ? "card" : undefined;
  }
}

export const STAGING: Staging = {
  showing,
  // What came of it is read, too.
  letters: (act) => book().card(cardOf(act)).text.length + (act.lines[1]?.text.length ?? 0),
  // Where it is hit it lies no longer afterwards, or elsewhere.
  isShownBefore: (lines: Line[]) => lines.some(({ hits = [] }) => hits.some((hit) => hit.piece)),
  hasToBeRead: true,
  isPrecise: true,
  stake: () => "none",
  face(id) {
    const card = book().find(id);
    return card && { name: card.name, kinds: `f-${card.faction}`, icon: cardIcon(card), text: card.text };
  },
  stage: ".bases-of",
  lane: ".lane",
  placeOf: (base) => `main [data-base="${base}"]`,
  spotOf: ({ piece, seat = -1 }) => {
    if (piece) return `main [data-move="#${piece}"]`;
    return seat >= 0 ? `main li:has(> * [data-spot="hand ${seat}"])` : undefined;
  },
  tileOf: ({ lines: [first] }) => (first?.piece ? `main [data-move="#${first.piece}"]` : undefined),
};
