import type { SeenBase } from "../protocol";
import { headlineOf } from "./linked";
import { lanesOf, type LaneOf } from "./standing";
import type { View } from "./view";

export interface ScoredSeat {
  seat: number;
  /** What the player had there; nothing, if only an ability gave points. */
  lane: LaneOf | undefined;
  before: number;
  after: number;
}

/** A base that has scored: who had what there, and who got what. */
export interface Scored {
  base: SeenBase;
  turn: number;
  active: number;
  seats: ScoredSeat[];
  /** What happened from the start of the scoring on. */
  lines: string[];
}

/** The victory points of a base for each place. */
type PointsOf = (base: string) => number[];

/**
 * Follows the views of a table and notices when a base scores. A scoring may take many updates, for specials can be
 * used before and after it, or a single one; and several bases may score in one.
 */
export class ScoringWatch {
  private base: SeenBase | undefined;
  private points: number[] = [];
  private lines: string[] = [];

  forget(): void {
    this.base = undefined;
  }

  /** The bases that have left the table with this update because they scored. */
  see(before: View, after: View, lines: string[], pointsOf: PointsOf): Scored[] {
    this.follow(before, after);
    this.lines.push(...lines);
    const left = before.bases.filter((base) => isGone(base, after) && after["base discard"].includes(base.card));
    const serial = this.base?.serial;
    left.sort((one, other) => Number(other.serial === serial) - Number(one.serial === serial));
    const scored: Scored[] = [];
    const end = after.seats.map((seat) => seat.points);
    let points = this.base === undefined ? before.seats.map((seat) => seat.points) : this.points;
    for (const [place, then] of left.entries()) {
      const base = then.serial === serial && this.base !== undefined ? this.base : then;
      const next = place === left.length - 1 ? end : withMedals(base, points, pointsOf(base.card));
      if (next.some((each, seat) => each !== points[seat])) {
        const seats = results(base, points, next);
        scored.push({ base, turn: before.turn, active: before.active, seats, lines: untilNextTurn(this.lines) });
      }
      points = next;
    }
    if (after.scoring == null) {
      this.base = undefined;
      this.lines = [];
    }
    return scored;
  }

  /** Until the points are given, minions come and go: the last look at the base tells who had a place. */
  private follow(before: View, after: View): void {
    const scoring = before.scoring ?? after.scoring;
    if (scoring == null) {
      this.lines = [];
      return;
    }
    if (this.base?.serial !== scoring.base) {
      this.points = before.seats.map((seat) => seat.points);
      this.lines = [];
    }
    const isAwarded = (before.scoring?.places.length ?? 0) > 0;
    const look = (view: View) => view.bases.find((base) => base.serial === scoring.base);
    if (!isAwarded || this.base === undefined) this.base = look(after) ?? look(before);
  }
}

/** The update that ends a scoring often begins the next turn. */
function untilNextTurn(lines: string[]): string[] {
  const end = lines.findIndex((line) => headlineOf(line) !== undefined);
  return end < 0 ? lines : lines.slice(0, end);
}

function isGone(base: SeenBase, view: View): boolean {
  return view.bases.every((each) => each.serial !== base.serial);
}

function withMedals(base: SeenBase, points: number[], medals: number[]): number[] {
  const lanes = lanesOf(base);
  return points.map((each, seat) => {
    const place = lanes.find((lane) => lane.seat === seat)?.place;
    return each + (place === undefined ? 0 : (medals[place - 1] ?? 0));
  });
}

/** By place; then who had nobody there, but got something all the same. */
function results(base: SeenBase, before: number[], after: number[]): ScoredSeat[] {
  const row = (seat: number, lane?: LaneOf): ScoredSeat => ({
    seat,
    lane,
    before: before[seat] ?? 0,
    after: after[seat] ?? 0,
  });
  const lanes = lanesOf(base);
  const others = before.map((_, seat) => seat).filter((seat) => lanes.every((lane) => lane.seat !== seat));
  return [
    ...lanes.map((lane) => row(lane.seat, lane)),
    ...others.map((seat) => row(seat)).filter((result) => result.before !== result.after),
  ];
}
