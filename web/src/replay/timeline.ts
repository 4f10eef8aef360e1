import type { Line, Mark } from "../protocol";

/** The drawing's own measures; it is stretched to the width there is. */
export const WIDTH = 1000;
export const HEIGHT = 120;
const FLOOR = 114;
const CEILING = 10;

/** Where turns begin; the set-up before the first turn counts as one. */
export function turnStarts(marks: Mark[]): number[] {
  return marks.filter((mark, place) => mark.turn !== marks[place - 1]?.turn).map((mark) => mark.at);
}

/** The beginning of this turn or, from there, of the turn before. */
export function turnBefore(marks: Mark[], at: number): number {
  return turnStarts(marks).findLast((start) => start < at) ?? 0;
}

/** The beginning of the next turn; after the last one, the end. */
export function turnAfter(marks: Mark[], at: number): number {
  return turnStarts(marks).find((start) => start > at) ?? lastOf(marks);
}

export function lastOf(marks: Mark[]): number {
  return Math.max(0, marks.length - 1);
}

/** How far along something lies, from 0 to 1. */
export function partOf(marks: Mark[], at: number): number {
  return marks.length < 2 ? 0 : at / lastOf(marks);
}

/** The most points that the drawing has room for. */
export function topOf(marks: Mark[], goal: number): number {
  return Math.max(goal, ...marks.flatMap((mark) => mark.points));
}

export function heightOf(points: number, top: number): number {
  return round(FLOOR - (points / top) * (FLOOR - CEILING));
}

/** The points of one seat as a line with a step wherever they change. */
export function lineOf(marks: Mark[], seat: number, goal: number): string {
  const top = topOf(marks, goal);
  const pointsAt = (mark: Mark | undefined) => mark?.points[seat] ?? 0;
  const steps = marks
    .filter((mark, place) => place > 0 && pointsAt(mark) !== pointsAt(marks[place - 1]))
    .map((mark) => `H${round(partOf(marks, mark.at) * WIDTH)}V${heightOf(pointsAt(mark), top)}`);
  return `M0 ${heightOf(pointsAt(marks[0]), top)}${steps.join("")}H${WIDTH}`;
}

/** What marks the way of a game, and when: bases that scored, monsters that were fought. */
export function marksOf(marks: Mark[]): { at: number; card: string }[] {
  return marks.flatMap((mark) => (mark.cards ?? []).map((card) => ({ at: mark.at, card })));
}

/** What an answer did, as a headline: the first line that the log has gained by it, or else the last there was. */
export function newsOf(before: Line[], after: Line[]): string | undefined {
  const isEvent = (line: Line) => line.kind !== "turn";
  const fresh = after.findIndex((line, place) => line.text !== before[place]?.text);
  const gained = fresh < 0 ? undefined : after.slice(fresh).find(isEvent);
  return (gained ?? after.findLast(isEvent))?.text.replace(/\.$/, "");
}

/** The points of the best two. */
export function bestOf(points: number[]): { most: number; next: number } {
  const [most = 0, next = 0] = points.toSorted((one, other) => other - one);
  return { most, next };
}

/** A number from the address, if it is one. */
export function numberIn(search: string, name: string): number | undefined {
  const told = new URLSearchParams(search).get(name);
  return told !== null && /^\d{1,6}$/.test(told) ? Number(told) : undefined;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
