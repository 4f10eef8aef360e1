import type { MyGame } from "../protocol";

/** What somebody has played, in numbers. Only finished games count. */

/** So many of so many were won. */
interface Tally {
  won: number;
  of: number;
}

/** A tally of something: a faction, an opponent. */
export interface Row extends Tally {
  /** The faction, or the name of the opponent. */
  id: string;
  /** The kind of bot; empty: a person, or no opponent at all. */
  bot: string;
  /** Where they sat last. */
  seat: number;
  /** Whom a bot was last; empty: nobody in particular. */
  character: string;
}

interface Streak {
  now: number;
  best: number;
  /** Whether each of the last games was won, the newest last. */
  last: boolean[];
}

const LAST = 16;

export const isOver = (game: MyGame) => game.state === "over";
export const isWon = (game: MyGame) => game.winners.includes(game.seat);

/** One for each table: who shares a screen has several seats there, and plays from the first. */
export function oneEach(games: MyGame[]): MyGame[] {
  return games.filter((game) => !games.some((other) => other.room === game.room && other.seat < game.seat));
}

/** Where I am awaited comes first, and of those where the least time is left. */
export function byUrgency(one: MyGame, other: MyGame): number {
  return urgency(one) - urgency(other);
}

function urgency({ is_awaited = false, left = 0 }: MyGame): number {
  if (!is_awaited) return Number.MAX_VALUE;
  return left > 0 ? left : Number.MAX_SAFE_INTEGER;
}

export function tallyOf(games: MyGame[]): Tally {
  return { won: games.filter(isWon).length, of: games.length };
}

/** Games with the newest first. */
export function streakOf(games: MyGame[]): Streak {
  const all = games.map(isWon).reverse();
  let now = 0;
  let best = 0;
  for (const won of all) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best, last: all.slice(-LAST) };
}

/** With which factions, the most played first. */
export function byFaction(games: MyGame[]): Row[] {
  return rowsOf(games, (game) => sidesOf(game).map((id) => ({ id, bot: "", seat: game.seat, character: "" })));
}

/** Against whom, the most met first. */
export function byOpponent(games: MyGame[]): Row[] {
  return rowsOf(games, (game) => opponentsOf(game).map(({ name, ...who }) => ({ id: name, ...who })));
}

/** The two factions that have won most often together; undefined: none has. */
export function bestPair(games: MyGame[]): { factions: string[] } & Tally | undefined {
  const pairOf = (game: MyGame) => sidesOf(game).toSorted().join(" ");
  const rows = rowsOf(games, (game) => [{ id: pairOf(game), bot: "", seat: game.seat, character: "" }]);
  const [best] = rows.filter(({ id, won }) => id !== "" && won > 0).sort((a, b) => b.won - a.won || a.of - b.of);
  return best === undefined ? undefined : { factions: best.id.split(" "), won: best.won, of: best.of };
}

/** What I played with; nothing in games that have no sides. */
export function sidesOf(game: MyGame): string[] {
  return game.sides[game.seat] ?? [];
}

export function opponentsOf(game: MyGame): { name: string; bot: string; seat: number; character: string }[] {
  const all = game.seats.map(({ name, bot = "", character = "" }, seat) => ({ name, bot, seat, character }));
  return all.filter(({ seat }) => seat !== game.seat);
}

function rowsOf(games: MyGame[], keysOf: (game: MyGame) => Omit<Row, "won" | "of">[]): Row[] {
  const rows = new Map<string, Row>();
  for (const game of games)
    for (const key of keysOf(game)) {
      const row = rows.get(`${key.id} ${key.bot}`) ?? { ...key, won: 0, of: 0 };
      rows.set(`${key.id} ${key.bot}`, { ...row, won: row.won + Number(isWon(game)), of: row.of + 1 });
    }
  return [...rows.values()].sort((a, b) => b.of - a.of || b.won - a.won);
}
