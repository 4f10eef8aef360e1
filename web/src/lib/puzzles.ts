import type { DayPuzzle } from "../protocol";

/** What this browser knows of puzzles: which were solved, and how each day went. Nobody else is told. */
interface Kept {
  solved: string[];
  /** By game and day: `smashup 2026-11-17`. */
  days: Record<string, DayEnd>;
}

/** A day's puzzle was found, or its solution was looked at first. */
type DayEnd = "solved" | "shown";

const KEY = "rumpus.puzzles";

/** The day that it is here. */
export function today(now = new Date()): string {
  const two = (part: number) => `${part}`.padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function isSolved(puzzle: string): boolean {
  return read().solved.includes(puzzle);
}

export function countSolved(): number {
  return read().solved.length;
}

export function keepSolved(puzzle: string): void {
  const kept = read();
  if (!kept.solved.includes(puzzle)) write({ ...kept, solved: [...kept.solved, puzzle] });
}

export function dayEnd(game: string, day: string): DayEnd | undefined {
  return read().days[`${game} ${day}`];
}

/** How a day ended: what came first counts. */
export function keepDay(game: string, day: string, end: DayEnd): void {
  const kept = read();
  const key = `${game} ${day}`;
  if (kept.days[key] === undefined) write({ ...kept, days: { ...kept.days, [key]: end } });
}

/** How many days in a row were solved up to today, which may still be open; and how many it were at best. */
export function streak(game: string, day: string): { now: number; best: number } {
  const { days } = read();
  const solved = new Set(
    Object.keys(days)
      .filter((key) => days[key] === "solved" && key.startsWith(`${game} `))
      .map((key) => dayNumber(key.slice(game.length + 1))),
  );
  const run = (end: number): number => (solved.has(end) ? 1 + run(end - 1) : 0);
  const last = dayNumber(day);
  const now = days[`${game} ${day}`] === undefined ? run(last - 1) : run(last);
  return { now, best: Math.max(now, ...[...solved].map(run), 0) };
}

/** The day of which this is the puzzle, if that is today. */
export function isOfToday(days: DayPuzzle[], puzzle: string): boolean {
  return days.at(-1)?.puzzle === puzzle;
}

function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    const solved = Array.isArray(kept?.solved) ? kept.solved : [];
    return { solved, days: typeof kept?.days === "object" && kept.days !== null ? kept.days : {} };
  } catch {
    return { solved: [], days: {} };
  }
}

function write(kept: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
}
