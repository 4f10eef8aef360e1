import type { Stab } from "../protocol";

/** A token on the ring. */
interface Place {
  x: number;
  y: number;
}

/** An arrow from one token to another, with its number in the middle. */
export interface Arrow extends Stab {
  path: string;
  head: string;
  width: number;
  label: Place;
}

const RADIUS = 112;
/** How far an arrow stays away from the tokens, and from the one that comes back. */
const APART = 19;
const ASIDE = 6;
const HEAD = 10;

/** Where the tokens stand: around a circle, the first on top. */
export function placesOn(count: number): Place[] {
  return Array.from({ length: count }, (_, seat) => {
    const angle = (2 * Math.PI * seat) / count - Math.PI / 2;
    return { x: rounded(RADIUS * Math.cos(angle)), y: rounded(RADIUS * Math.sin(angle)) };
  });
}

/** Who stabbed whom. Arrows that go both ways lie side by side. */
export function arrowsOf(stabs: Stab[], count: number): Arrow[] {
  const places = placesOn(count);
  const most = Math.max(1, ...stabs.map((stab) => stab.count));
  return stabs.map((stab) => {
    const from = places[stab.by]!;
    const to = places[stab.whom]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const aside = stabs.some(({ by, whom }) => by === stab.whom && whom === stab.by) ? ASIDE : 0;
    const at = (far: number, off = 0): Place => ({
      x: rounded(from.x + along.x * far - along.y * (aside + off)),
      y: rounded(from.y + along.y * far + along.x * (aside + off)),
    });
    const start = at(APART);
    const end = at(length - APART - HEAD);
    const width = 2.5 + (4.5 * stab.count) / most;
    const side = width / 2 + 4;
    const [left, tip, right] = [at(length - APART - HEAD, side), at(length - APART), at(length - APART - HEAD, -side)];
    return {
      ...stab,
      width,
      path: `M${start.x} ${start.y}L${end.x} ${end.y}`,
      head: `M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}z`,
      label: at(APART + (length - 2 * APART - HEAD) * 0.4),
    };
  });
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
