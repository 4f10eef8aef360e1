import type { NewRoom, SeatWish } from "../protocol";
import { USUAL_GAME } from "./router";

/** Which cards a game begins with: the first set, all of them, or those of the table that was opened last. */
export type Cards = "first" | "all" | "last";

/** What this browser knows of a game that was played here. */
interface Played {
  /** Who sat at the table that was opened last, besides its opener. */
  bots: string[];
  setup: Record<string, unknown>;
  cards: Cards;
}

interface Memory {
  /** The game that was played last. */
  game?: string;
  played: Record<string, Partial<Played>>;
}

const KEY = "rumpus.last";

/** The game that was played last; the usual one before that. */
export function lastGame(): string {
  return read().game ?? USUAL_GAME;
}

/** Has anything been played here? */
export function isNewcomer(): boolean {
  return read().game === undefined;
}

export function keepGame(game: string): void {
  write({ ...read(), game });
}

export function played(game: string): Partial<Played> {
  return read().played[game] ?? {};
}

export function keepCards(game: string, cards: Cards): void {
  keep(game, { cards });
}

/** A table that somebody has put together: where others sat, bots sit next time. */
export function keepTable({ family = USUAL_GAME, seats, setup = {} }: NewRoom): void {
  const others = seats.toSpliced(seats.findIndex(({ kind }) => kind === "you"), 1);
  keep(family, { bots: others.map(({ bot = "" }) => bot), setup, cards: "last" });
  keepGame(family);
}

/** The seats of a table like the one before: bots that are no longer there are those that play by themselves. */
export function seatsLike(game: string, name: string, usual: number, known: string[]): SeatWish[] {
  const bots = played(game).bots ?? Array.from({ length: usual - 1 }, () => "");
  const others = bots.map((bot): SeatWish => (known.includes(bot) ? { kind: "bot", bot } : { kind: "bot" }));
  return [{ kind: "you", name }, ...others];
}

/** What the game is told to begin with these cards. */
export function setupWith(game: string, cards: Cards, sets: string[]): Record<string, unknown> {
  if (cards === "last") return played(game).setup ?? {};
  return sets.length < 2 ? {} : { sets: cards === "first" ? sets.slice(0, 1) : sets };
}

function keep(game: string, told: Partial<Played>): void {
  const memory = read();
  write({ ...memory, played: { ...memory.played, [game]: { ...memory.played[game], ...told } } });
}

function read(): Memory {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { played: {}, ...(found as Partial<Memory>) };
  } catch {
    return { played: {} };
  }
}

function write(memory: Memory): void {
  localStorage.setItem(KEY, JSON.stringify(memory));
}
