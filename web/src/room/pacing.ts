import type { Act } from "./acts";
import type { Speed } from "./settings.svelte";
import { PHONE } from "./sizes";

/**
 * How something that somebody did is shown: large with its text, by a moment in which nothing else happens, a die that
 * rolls, or how something ended, told where it went on.
 */
export type Showing = "card" | "brief" | "die" | "verdict";

const SPEEDS: Record<Speed, number> = { step: Infinity, slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
const BRIEF = 1_200;
/** On a phone: no log beside it tells what has just gone by. */
const BRIEF_ALONE = 2_000;
const A_LETTER = 35;
/** So long it is seen how something ended, by those who have seen little of it, too. */
const VERDICT = 2_000;
const SHORTEST = 2_000;
const LONGEST = 6_000;
/** So long what came of it last is seen. */
const AFTER_NEWS = 1_500;
const DIE = 1_000;
const GLIMPSE = 1_800;
/** If more sit at a table, nobody wants to watch each of them at leisure. */
export const FEW = 4;

/** How long something is shown, in milliseconds. */
export function timeFor(showing: Showing, letters: number, speed: Speed): number {
  if (showing === "die") return speed === "instant" ? 0 : DIE;
  if (showing === "verdict") return VERDICT * SPEEDS[speed];
  const brief = matchMedia(PHONE).matches ? BRIEF_ALONE : BRIEF;
  const usual = showing === "brief" ? brief : Math.min(LONGEST, Math.max(SHORTEST, BRIEF + A_LETTER * letters));
  return usual * SPEEDS[speed];
}

/** How long what has just come of it is shown with it. */
export function timeForNews(speed: Speed): number {
  return AFTER_NEWS * Math.min(1, SPEEDS[speed]);
}

/** How long something is seen that only passes by. */
export function timeForGlimpse(speed: Speed): number {
  return GLIMPSE * SPEEDS[speed];
}

/** How much what goes on is about somebody, whomever it hits: it is theirs, the game may be won by it, or neither. */
export type Stake = "own" | "game" | "none";

/** Whose eyes see it, at a table of how many. */
interface Onlooker {
  seat: number;
  seats: number;
  stake: Stake;
}

/**
 * At which pace something is shown: with time to read it, only briefly, or passing by, seen at the seat of who does it
 * while nothing waits for it. At a table of many that is whatever others do among themselves, unless somebody wants to
 * see it slowly; how it ended is told to all, and of a fight for the game the cards are shown.
 */
export function paceOf(
  { lines }: Act,
  showing: Showing,
  { seat, seats, stake }: Onlooker,
  speed: Speed,
): "whole" | "brief" | "passing" {
  const isLeisurely = SPEEDS[speed] > 1;
  const isHit = seat >= 0 && lines.some(({ hits = [] }) => hits.some((hit) => hit.seat === seat));
  if (seats <= FEW || isLeisurely || isHit || stake === "own" || showing === "verdict") return "whole";
  return stake === "game" && showing === "card" ? "brief" : "passing";
}
