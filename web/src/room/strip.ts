import type { Act } from "./acts";

/** What somebody did, as the strip tells it. */
interface Chip {
  act: Act;
  doer: number;
  name: string;
  outcome: string;
  isCost: boolean;
  /** It is shown now. */
  isNow: boolean;
  times: number;
}

/** What reads the same several times in a row is one, and is seen again as a whole. */
export function inARow<Told extends Chip>(chips: Told[]): Told[] {
  const found: Told[] = [];
  for (const chip of chips) {
    const last = found.at(-1);
    if (last === undefined || !isSame(last, chip)) {
      found.push(chip);
      continue;
    }
    found[found.length - 1] = {
      ...last,
      act: { number: last.act.number, lines: [...last.act.lines, ...chip.act.lines] },
      isCost: last.isCost || chip.isCost,
      isNow: last.isNow || chip.isNow,
      times: last.times + chip.times,
    };
  }
  return found;
}

function isSame(one: Chip, other: Chip): boolean {
  return one.doer === other.doer && one.name === other.name && one.outcome === other.outcome;
}
