import type { Point } from "../protocol";

/** How the chances of all seats are drawn: measured in pixels, so that words keep their shape. */
interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function frameOf(width: number, height: number): Frame {
  const isSmall = width < 560;
  return { width, height, left: 40, right: isSmall ? 86 : 118, top: 14, bottom: 30 };
}

/** Where an answer lies from left to right. */
export function acrossOf(at: number, last: number, frame: Frame): number {
  return frame.left + (last === 0 ? 0 : at / last) * (frame.width - frame.left - frame.right);
}

/** Where a chance lies from top to bottom. */
export function downOf(chance: number, frame: Frame): number {
  return frame.height - frame.bottom - chance * (frame.height - frame.top - frame.bottom);
}

/** The chance of one seat as a line. */
export function pathOf(points: Point[], seat: number, frame: Frame): string {
  const last = points.at(-1)?.at ?? 0;
  const corners = points.map(
    (point) => `${round(acrossOf(point.at, last, frame))} ${round(downOf(point.chances[seat] ?? 0, frame))}`,
  );
  return `M${corners.join("L")}`;
}

/** The last of the points that were there after so many answers. */
export function pointAt(points: Point[], at: number): number {
  return Math.max(0, points.findLastIndex((point) => point.at <= at));
}

/** What is nearest to where somebody clicks. */
export function pointNear(points: Point[], across: number, frame: Frame): number {
  const last = points.at(-1)?.at ?? 0;
  const far = (point: Point) => Math.abs(acrossOf(point.at, last, frame) - across);
  return points.reduce((best, point, place) => (far(point) < far(points[best] ?? point) ? place : best), 0);
}

/** A few turns to be named below, evenly: where each begins. */
export function turnsOf(points: Point[], most: number): { turn: number; at: number }[] {
  const starts = points.filter((point, place) => point.turn > 0 && point.turn !== points[place - 1]?.turn);
  const every = Math.max(1, Math.ceil(starts.length / most));
  return starts.filter((_, place) => place % every === 0).map(({ turn, at }) => ({ turn, at }));
}

/** The names at the right end of the lines, pushed apart so that each can be read. */
export function labelsOf(points: Point[], frame: Frame, apart: number): { seat: number; y: number }[] {
  const chances = points.at(-2)?.chances ?? points.at(-1)?.chances ?? [];
  const end = points.at(-1)?.chances ?? [];
  const rank = (seat: number) => (end[seat] ?? 0) * 10 + (chances[seat] ?? 0);
  const order = chances.map((_, seat) => seat).toSorted((one, other) => rank(other) - rank(one));
  const lowest = frame.height - frame.bottom;
  const found: { seat: number; y: number }[] = [];
  for (const seat of order)
    found.push({ seat, y: Math.max(downOf(end[seat] ?? 0, frame), (found.at(-1)?.y ?? -Infinity) + apart) });
  for (let place = found.length - 1, floor = lowest; place >= 0; place -= 1, floor -= apart) {
    const label = found[place];
    if (label !== undefined) label.y = Math.max(frame.top, Math.min(label.y, floor));
  }
  return found;
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
