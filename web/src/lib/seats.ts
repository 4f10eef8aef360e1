import { tablePath } from "./router";

/** Which seats are mine: the token of a seat is all that makes it mine, and it stays in this browser. */
interface MyTable {
  room: string;
  /** Seat number to token. */
  seats: Record<number, string>;
  /** When I sat down, in milliseconds. */
  since: number;
  /** What the server has said of it last: the game is over, there is no such table, or it is no game but an attempt at a
   * puzzle. All others are being played. */
  end?: "over" | "lost" | "puzzle" | undefined;
}

const TABLES = "rumpus.tables";
/** So many are remembered; those that are being played in any case. */
const KEPT = 400;

/** My tables, the newest first. */
export function myTables(): MyTable[] {
  return read().sort((a, b) => b.since - a.since);
}

/** `since`: when I sat down, if that was on another device. */
export function keepSeats(room: string, seats: Record<number, string>, since = Date.now()): void {
  const others = read().filter((table) => table.room !== room);
  const known = read().find((table) => table.room === room);
  const table = { room, seats: { ...known?.seats, ...seats }, since: known?.since ?? since };
  write(thinned([...others, table].sort((a, b) => b.since - a.since)));
}

/** Without the oldest of those that nobody can play on any more, if there are too many. */
function thinned(tables: MyTable[]): MyTable[] {
  const ended = tables.filter(({ end }) => end !== undefined);
  const dropped = new Set(ended.slice(Math.max(0, KEPT - (tables.length - ended.length))));
  return tables.length > KEPT ? tables.filter((table) => !dropped.has(table)) : tables;
}

/** What the server says of tables of mine; nothing: they are being played. */
export function noteEnds(ends: Map<string, MyTable["end"]>): void {
  const tables = read();
  if (!tables.some(({ room, end }) => ends.has(room) && ends.get(room) !== end)) return;
  write(tables.map((table) => (ends.has(table.room) ? { ...table, end: ends.get(table.room) } : table)));
}

/** My seats at this table: seat number to token. */
export function seatsAt(room: string): Record<number, string> {
  return read().find((table) => table.room === room)?.seats ?? {};
}

/** The tokens of my seats at this table, in seat order. */
export function tokensOf(room: string): string[] {
  return Object.values(seatsAt(room));
}

/** Gives whoever goes there the seat. The token is in the fragment: it never reaches a server's log. */
export function seatPath(room: string, token: string): string {
  return `${tablePath(room)}#seat=${encodeURIComponent(token)}`;
}

/** The token in a seat link's fragment. */
export function tokenInHash(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, "")).get("seat") ?? undefined;
}

function read(): MyTable[] {
  try {
    const tables: unknown = JSON.parse(localStorage.getItem(TABLES) ?? "[]");
    return Array.isArray(tables) ? tables.filter(isTable) : [];
  } catch {
    return [];
  }
}

function write(tables: MyTable[]): void {
  localStorage.setItem(TABLES, JSON.stringify(tables));
}

function isTable(value: unknown): value is MyTable {
  if (typeof value !== "object" || value === null) return false;
  const table = value as Partial<MyTable>;
  return typeof table.room === "string" && typeof table.since === "number" && typeof table.seats === "object";
}
