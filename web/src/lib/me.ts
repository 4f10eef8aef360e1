import type { MyGame } from "../protocol";
import { getMyGames, newPerson } from "./api";
import { endOf } from "./lobby";
import { keepSeats, myTables, noteEnds } from "./seats";

/** My games on all my devices: the personal link is all that makes them mine, and it stays in this browser. */
const KEY = "rumpus.me";
/** Seats that are told to the server at once. */
const AT_ONCE = 80;

/** The secret of my personal link; empty: I have none. */
export function me(): string {
  return localStorage.getItem(KEY) ?? "";
}

/** Opens all my games on another device. The secret is in the fragment: it never reaches a server's log. */
export function personalPath(): string {
  return `/my-games#me=${encodeURIComponent(me())}`;
}

export async function makePersonalLink(): Promise<void> {
  localStorage.setItem(KEY, (await newPerson()).me);
}

/** This device no longer knows the link; its seats stay its own. */
export function forgetPersonalLink(): void {
  localStorage.removeItem(KEY);
}

/** The link that was opened is kept, and taken out of the address, so that nobody passes it on by mistake. */
export function keepPersonalLink(): void {
  const told = new URLSearchParams(location.hash.slice(1)).get("me");
  if (told === null) return;
  localStorage.setItem(KEY, told);
  history.replaceState(null, "", location.pathname);
}

/** All that I play and have played, the newest first. Seats from other devices are this one's as well from now on. */
export async function myGames(): Promise<MyGame[]> {
  const known = myTables().flatMap(({ room, seats }) => Object.values(seats).map((token): [string, string] => [room, token]));
  const found = new Map<string, MyGame>();
  for (let at = 0; at === 0 || at < known.length; at += AT_ONCE)
    for (const game of await getMyGames({ seats: known.slice(at, at + AT_ONCE), me: me() }))
      found.set(`${game.room} ${game.seat}`, game);
  const games = [...found.values()].sort((a, b) => b.opened - a.opened);
  for (const { room, seat, token, opened } of games) if (token) keepSeats(room, { [seat]: token }, opened * 1000);
  const ends = new Map(games.map((game) => [game.room, endOf(game)]));
  noteEnds(new Map(myTables().map(({ room }) => [room, ends.has(room) ? ends.get(room) : "lost"])));
  return games.filter(({ is_puzzle: isPuzzle }) => isPuzzle !== true);
}
