import type { RoomInfo, SeatInfo } from "../protocol";
import { ApiError, getRoom, getRooms, type ErrorCode } from "./api";
import { myTables, noteEnds, seatsAt } from "./seats";

/** The tables that the first page lists. */
export interface Around {
  mine: RoomInfo[];
  open: RoomInfo[];
  over: RoomInfo[];
}

const MOST_SHOWN = 8;
/** My newest tables: the server is asked about each of them every few seconds. */
const MOST_ASKED = 12;
const GONE: ErrorCode[] = ["not found", "gone"];
/** Finished games no longer change: they are asked for once. */
const finished = new Map<string, RoomInfo>();

export async function lookAround(): Promise<Around> {
  const known = myTables().filter(({ end }) => end !== "lost" && end !== "puzzle");
  const [listed, ...found] = await Promise.all([getRooms(), ...known.slice(0, MOST_ASKED).map((table) => find(table.room))]);
  const mine = found.filter((info) => info !== undefined);
  const isMine = new Set(mine.map((info) => info.room));
  const others = listed.filter((info) => !isMine.has(info.room));
  return {
    mine: mine.filter((info) => info.state !== "over").sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a))),
    open: others.filter((info) => info.state !== "over").slice(0, MOST_SHOWN),
    over: [...mine, ...others].filter((info) => info.state === "over").slice(0, MOST_SHOWN),
  };
}

/** What is to be remembered of a table of mine. */
export function endOf({ state, is_puzzle: isPuzzle }: Pick<RoomInfo, "state" | "is_puzzle">): "over" | "puzzle" | undefined {
  if (isPuzzle === true) return "puzzle";
  return state === "over" ? "over" : undefined;
}

/** Nobody sits there, and no bot either. */
export function isFree(seat: SeatInfo): boolean {
  return !seat.bot && !seat.is_taken;
}

/** Does the table wait for one of my seats? */
export function isMyTurn(info: RoomInfo): boolean {
  const mine = seatsAt(info.room);
  return info.awaited.some((seat) => seat in mine);
}

/** A table of mine, if a game is played there. One that the server no longer knows, or can no longer play, is not asked for
 * again. Its seats are kept: the server may find it again. */
async function find(room: string): Promise<RoomInfo | undefined> {
  const known = finished.get(room);
  if (known !== undefined) return known;
  try {
    const info = await getRoom(room);
    if (endOf(info) === "over") finished.set(room, info);
    noteEnds(new Map([[room, endOf(info)]]));
    return info.is_puzzle === true ? undefined : info;
  } catch (error) {
    if (!(error instanceof ApiError) || !GONE.includes(error.code)) throw error;
    noteEnds(new Map([[room, "lost"]]));
    return undefined;
  }
}
