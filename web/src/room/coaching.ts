import type { Choice, Question } from "../protocol";
import type { Spot } from "./seating";

/** Who can say what is touched to give an answer. */
interface Guided {
  readonly table: { question: Question };
  wayTo(choice: Choice): Spot[];
}

/** What a lesson points to: all that can be touched first, and what is touched then if that is one thing. */
export function pointed(play: Guided): { first: Spot[]; then: Spot | undefined } {
  const { choices = [], coach } = play.table.question;
  const ways = choices.filter(({ key }) => coach?.keys?.includes(key)).map((choice) => play.wayTo(choice));
  const first = ways.flatMap(([spot]) => spot ?? []);
  const then = ways.length === 1 ? ways[0]?.[1] : undefined;
  return { first: first.filter((spot, place) => first.findIndex((each) => isSame(each, spot)) === place), then };
}

/** The thing of this kind that a lesson points to. */
export function pointedIn(play: Guided, kind: Spot["in"]): Spot["id"] | undefined {
  return pointed(play).first.find((spot) => spot.in === kind)?.id;
}

/** Where it is on the page. */
export function selectorOf({ in: kind, id }: Spot): string {
  const name = JSON.stringify(`${id}`);
  if (kind === "buttons") return `[data-key=${name}]`;
  if (kind === "way") return `[data-way=${name}]`;
  if (kind === "deals") return `[data-deal=${name}]`;
  return kind === "bases" ? `.base[data-base=${name}]` : `[data-in=${kind}][data-id=${name}]`;
}

function isSame(one: Spot, other: Spot): boolean {
  return one.in === other.in && one.id === other.id;
}
