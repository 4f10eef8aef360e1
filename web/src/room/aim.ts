import type { Box } from "./motion";

/** Where things lie on the page when something is shown large: the card, and what points from it to what it hits. */

const STEPS = 12;
const APART = 18;

/** How much of each other they cover. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Where a card of this size covers as little as can be of what is to be seen, near the middle of the room. */
export function placed(size: Pick<Box, "width" | "height">, room: Box, seen: readonly Box[]): Box {
  const free = { x: Math.max(0, room.width - size.width), y: Math.max(0, room.height - size.height) };
  const places: Box[] = [];
  for (let x = 0; x <= STEPS; x++)
    for (const y of [0, 0.5, 1])
      places.push({ ...size, left: room.left + (free.x * x) / STEPS, top: room.top + free.y * y });
  const cost = (place: Box) => {
    const covered = seen.reduce((sum, box) => sum + overlap(place, box), 0);
    const far = Math.abs(place.left - room.left - free.x / 2) + (place.top - room.top);
    return covered * 10 + far;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** A curve, and the head at its end. */
export interface Arrow {
  line: string;
  head: string;
}

/** From the card to the nearest edge of what it hits. `place`: the how manieth arrow it is. */
export function arrowTo(card: Box, target: Box, place: number): Arrow | undefined {
  const right = card.left + card.width;
  const bottom = card.top + card.height;
  const y = Math.min(card.top + card.height * 0.3 + place * APART, bottom - 12);
  const middle = target.top + target.height / 2;
  if (target.left + target.width <= card.left) return curve(card.left, y, target.left + target.width + 2, middle, 1);
  if (target.left >= right) return curve(right, y, target.left - 2, middle, -1);
  const x = Math.min(Math.max(target.left + target.width / 2, card.left + 20), right - 20);
  if (target.top >= bottom) return straight(x, bottom, target.top - 2, 1);
  if (target.top + target.height <= card.top) return straight(x, card.top, target.top + target.height + 2, -1);
  return undefined;
}

/** Sideways; `from`: on which side of the end it comes from. */
function curve(x: number, y: number, toX: number, toY: number, from: 1 | -1): Arrow {
  const bend = Math.max(20, Math.abs(x - toX) * 0.55) * from;
  return {
    line: `M${x} ${y}C${x - bend} ${y} ${toX + bend} ${toY} ${toX + 4 * from} ${toY}`,
    head: `M${toX + 16 * from} ${toY - 10}L${toX + 2 * from} ${toY}L${toX + 16 * from} ${toY + 10}`,
  };
}

function straight(x: number, y: number, toY: number, down: 1 | -1): Arrow {
  return {
    line: `M${x} ${y}L${x} ${toY - 4 * down}`,
    head: `M${x - 10} ${toY - 16 * down}L${x} ${toY - 2 * down}L${x + 10} ${toY - 16 * down}`,
  };
}
