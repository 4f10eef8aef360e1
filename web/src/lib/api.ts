import type {
  Attempt,
  Catalogue,
  FamilyInfo,
  Fork,
  Mark,
  Moment,
  MyGame,
  MySeats,
  NewRoom,
  NewTour,
  OpenDoor,
  Opened,
  Personal,
  PuzzleList,
  Reach,
  Result,
  RoomInfo,
  Solution,
} from "../protocol";
import { goOn, serverIsAway } from "./build";
import { spoken } from "./language";

const CODES = {
  400: "malformed",
  403: "not allowed",
  404: "not found",
  409: "taken",
  410: "gone",
  413: "too large",
  422: "malformed",
  424: "impossible",
  429: "too fast",
  // A gateway that finds no server behind it is as good as no network.
  502: "offline",
  503: "offline",
  504: "offline",
} as const;

export type ErrorCode = (typeof CODES)[keyof typeof CODES] | "broken";

/** The server refused, could not be reached ("offline"), or answered something else than asked for ("broken"). */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** What the server said about it, for people; empty if it said nothing. */
    readonly words = "",
    /** Where in what we sent: `seats[2].bot`; empty if it is about no part of it. */
    readonly place = "",
  ) {
    super(words === "" ? code : words);
  }
}

export const getFamilies = () => call<FamilyInfo[]>("/api/families");
export const getCatalogue = (family: string) =>
  call<Catalogue>(`/api/catalogue?${new URLSearchParams({ family })}`);
export const getRooms = () => call<RoomInfo[]>("/api/rooms");
export const getRoom = (room: string) => call<RoomInfo>(roomPath(room));
export const getCalled = (code: string) => call<RoomInfo>(`/api/codes/${encodeURIComponent(code)}`);
export const getReach = () => call<Reach>("/api/network");
export const changeReach = (wish: OpenDoor) => call<Reach>("/api/network", wish);
export const newPerson = () => call<Personal>("/api/me", {});
export const getMyGames = (mine: MySeats) => call<MyGame[]>("/api/me/games", mine);
export const openRoom = (wish: NewRoom) => call<Opened>("/api/rooms", wish);
export const openTour = (wish: NewTour) => call<Opened>("/api/tours", wish);
export const takeSeat = (room: string, seat: number, name: string) =>
  call<Opened>(`${roomPath(room)}/seats/${seat}`, { name });
export const getMoments = (room: string) => call<Mark[]>(`${roomPath(room)}/moments`);
export const forkRoom = (room: string, wish: Fork) => call<Opened>(`${roomPath(room)}/fork`, wish);

export const getPuzzles = (family: string, day: string) =>
  call<PuzzleList>(`/api/puzzles?${new URLSearchParams({ family, day })}`);
export const startPuzzle = (puzzle: string, name: string) => call<Opened>(puzzlePath(puzzle), { name });
export const getSolution = (puzzle: string) => call<Solution>(`${puzzlePath(puzzle)}/solution`);
export const getAttempt = (room: string, token: string) =>
  call<Attempt>(`${roomPath(room)}/attempt?${new URLSearchParams({ token })}`);

/** A game after this many answers, as a seat saw it then (-1: a spectator). While it is played, a seat needs its token. */
export function getMoment(room: string, at: number, seat: number, token = ""): Promise<Moment> {
  return call<Moment>(`${roomPath(room)}/replay?${new URLSearchParams({ at: `${at}`, seat: `${seat}`, token })}`);
}

/** How a finished game went, as it is told to the seat of this token, or to anybody. */
export function getResult(room: string, token = ""): Promise<Result> {
  return call<Result>(`${roomPath(room)}/result?${new URLSearchParams({ token })}`);
}

/** The picture of a finished game. */
export function picturePath(room: string): string {
  return spoken(`${roomPath(room)}/picture.png`);
}

/** What went wrong at a table, as a file to pass on: the game once it is over, before that what this seat may know. */
export function reportPath(room: string, token: string, note: string): string {
  const told = new URLSearchParams({ ...(token === "" ? {} : { token }), note });
  return spoken(`${roomPath(room)}/report?${told}`);
}

export function roomPath(room: string): string {
  return `/api/rooms/${encodeURIComponent(room)}`;
}

function puzzlePath(puzzle: string): string {
  return `/api/puzzles/${encodeURIComponent(puzzle)}`;
}

/** GET, or POST if there is a body. */
async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.method = "POST";
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  await new Promise<void>((then) => goOn(then));
  let response: Response;
  try {
    response = await fetch(spoken(path), init);
  } catch {
    serverIsAway();
    throw new ApiError("offline");
  }
  const answer = await json(response);
  if (!response.ok) throw new ApiError(codeOf(response.status), toldIn(answer, "error"), toldIn(answer, "place"));
  if (answer === undefined) throw new ApiError("broken");
  return answer as Answer;
}

/** A proxy in between may answer with a page instead of JSON. */
async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function codeOf(status: number): ErrorCode {
  return status in CODES ? CODES[status as keyof typeof CODES] : "broken";
}

function toldIn(answer: unknown, name: "error" | "place"): string {
  const told = typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;
  return typeof told === "string" ? told : "";
}
