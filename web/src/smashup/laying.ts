import type { Room } from "../room/measuring";

/** How the tiles of one lane lie: each begins a step after the one before it, and covers it if that is wider. */
export interface LaidLane {
  rows: number;
  columns: number;
  step: number;
  isLapped: boolean;
}

/** How the minions at a base lie. All tiles are equally large. */
interface Laid {
  width: number;
  height: number;
  isLow: boolean;
  lanes: LaidLane[];
}

const NARROWEST = 4;
const WIDEST = 5.5;
/** A name in two lines, and something of the picture. */
const LOWEST = 2.5;
/** Not so low, if that is only to get a second row. */
const LOWEST_IN_ROWS = 3.4;
const HIGHEST = 1.2;
/** Below this height, what hangs at a tile lies in one row. */
const LOW = 4;
const GAP = 0.2;
/** Around the tiles of a lane: who it belongs to, and its edge. */
const BESIDE = 2.95;
const AROUND = 0.3;

/**
 * Tiles take the room of their base, by the number of lanes and of tiles in the widest one. Where they do not fit side
 * by side, a lane gets a second row if there is height for it; only then do they overlap.
 */
export function layTiles(room: Room, counts: number[]): Laid {
  const width = Math.max(NARROWEST, room.width - BESIDE);
  const rows = counts.map(() => 1);
  const columnsOf = (lane: number) => Math.ceil((counts[lane] ?? 0) / (rows[lane] ?? 1));
  const heightOf = (total: number) => {
    const gaps = (counts.length - 1) * GAP + counts.length * AROUND + (total - counts.length) * GAP;
    return (room.height - gaps) / Math.max(1, total);
  };
  const all = () => rows.reduce((sum, each) => sum + each, 0);
  const widest = () => counts.reduce((most, _, lane) => (columnsOf(lane) > columnsOf(most) ? lane : most), 0);
  const isTooWide = (lane: number) => columnsOf(lane) * (NARROWEST + GAP) - GAP > width;
  while (counts.length > 0 && isTooWide(widest()) && heightOf(all() + 1) >= LOWEST_IN_ROWS) rows[widest()]! += 1;

  const height = Math.max(LOWEST, heightOf(all()));
  const most = counts.length === 0 ? 1 : columnsOf(widest());
  const fitting = Math.min(width / Math.max(2, most) - GAP, height * 0.9);
  const tile = Math.min(WIDEST, Math.max(NARROWEST, fitting));
  const lanes = rows.map((each, lane) => {
    const columns = Math.max(1, columnsOf(lane));
    const step = columns === 1 ? tile : Math.min(tile + GAP, (width - tile) / (columns - 1));
    return { rows: each, columns, step, isLapped: step < tile };
  });
  return { width: tile, height: Math.min(height, tile * HIGHEST), isLow: height < LOW, lanes };
}
