import type { Box } from "./motion";

/** Where a bubble lies, seen from its seat. */
export type Side = "below" | "above" | "right" | "left";

/** From a bubble to its seat, and to the edge of the screen. */
const GAP = 10;
const EDGE = 6;

interface Size {
  width: number;
  height: number;
}

/**
 * Where what somebody says is shown: beside their seat, on the first side where it lies over nothing that has to be seen.
 * If there is none, it lies below.
 */
export function placed(seat: Box, bubble: Size, others: Box[], screen: Size): { side: Side; left: number; top: number } {
  const found = (["below", "right", "left", "above"] as const).map((side) => ({ side, ...at(side, seat, bubble, screen) }));
  const isFree = ({ left, top }: { left: number; top: number }) => {
    const box = { left, top, ...bubble };
    return isWithin(box, screen) && !others.some((other) => isOver(box, other));
  };
  return found.find(isFree) ?? found[0]!;
}

function at(side: Side, seat: Box, { width, height }: Size, screen: Size): { left: number; top: number } {
  if (side === "right") return { left: seat.left + seat.width + GAP, top: seat.top };
  if (side === "left") return { left: seat.left - width - GAP, top: seat.top };
  // Of a seat as wide as a phone, name and level are left in sight.
  const from = seat.width > screen.width / 2 ? seat.width * 0.4 : GAP;
  const left = Math.max(EDGE, Math.min(seat.left + from, screen.width - width - EDGE));
  return { left, top: side === "below" ? seat.top + seat.height + GAP : seat.top - height - GAP };
}

function isWithin(box: Box, screen: Size): boolean {
  return box.left >= 0 && box.top >= 0 && box.left + box.width <= screen.width && box.top + box.height <= screen.height;
}

function isOver(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
