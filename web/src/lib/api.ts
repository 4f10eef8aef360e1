import type {
  Attempt,
  Catalogue,
  FamilyInfo,
  Fork,
  Mark,
  Moment,
  MyGame,
  MySeats,
  NewDevice,
  NewRoom,
  NewTour,
  NewWebhook,
  OpenDoor,
  Opened,
  Personal,
  PuzzleList,
  Reach,
  Result,
  RoomInfo,
  Solution,
  ToldHint,
  ToldReview,
  TriedWebhook,
  TryWebhook,
  Ways,
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

/** Whose webhook it is: that of my seat, or that of the table. */
export type Whose = NonNullable<TryWebhook["whose"]>;
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

/** A file to keep or to pass on. */
export interface NamedFile {
  name: string;
  content: Blob;
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
export const seatBot = (room: string, seat: number, token: string) =>
  call<RoomInfo>(`${roomPath(room)}/seats/${seat}/bot`, {}, token);
export const getMoments = (room: string) => call<Mark[]>(`${roomPath(room)}/moments`);
export const forkRoom = (room: string, wish: Fork) => call<Opened>(`${roomPath(room)}/fork`, wish);

export const getPuzzles = (family: string, day: string) =>
  call<PuzzleList>(`/api/puzzles?${new URLSearchParams({ family, day })}`);
export const startPuzzle = (puzzle: string, name: string) => call<Opened>(puzzlePath(puzzle), { name });
export const getSolution = (puzzle: string) => call<Solution>(`${puzzlePath(puzzle)}/solution`);
export const getAttempt = (room: string, token: string) =>
  call<Attempt>(`${roomPath(room)}/attempt`, undefined, token);

/** How I am told that I am awaited while I am not there. */
export const getWays = (room: string, token: string) => call<Ways>(`${roomPath(room)}/ways`, undefined, token);
export const addDevice = (room: string, token: string, device: NewDevice) =>
  call<Ways>(`${roomPath(room)}/ways/device`, device, token);
export const forgetDevice = (room: string, token: string, endpoint: string) =>
  call<Ways>(`${roomPath(room)}/ways/device/forget`, { endpoint }, token);
export const setWebhook = (room: string, token: string, webhook: NewWebhook) =>
  call<Ways>(`${roomPath(room)}/ways/webhook`, webhook, token);
export const tryWebhook = (room: string, token: string, whose: Whose) =>
  call<TriedWebhook>(`${roomPath(room)}/ways/webhook/try`, { whose }, token);

/** A game after this many answers, as a seat saw it then (-1: a spectator). While it is played, a seat needs its token. */
export function getMoment(room: string, at: number, seat: number, token = ""): Promise<Moment> {
  return call<Moment>(`${roomPath(room)}/replay?${new URLSearchParams({ at: `${at}`, seat: `${seat}` })}`, undefined, token);
}

/** How a finished game went, as it is told to the seat of this token, or to anybody. */
export function getResult(room: string, token = ""): Promise<Result> {
  return call<Result>(`${roomPath(room)}/result`, undefined, token);
}

/** The best answers to the open question, for whoever it is put to. */
export function getHint(room: string, number: number, token: string): Promise<ToldHint> {
  return call<ToldHint>(`${roomPath(room)}/hint?${new URLSearchParams({ number: `${number}` })}`, undefined, token);
}

/** A finished game looked back at, as it is told to the seat of this token, or to anybody; or how far that is. */
export function getReview(room: string, token = ""): Promise<ToldReview> {
  return call<ToldReview>(`${roomPath(room)}/review`, undefined, token);
}

/** A file of icons. */
export async function getSprite(path: string): Promise<string> {
  const answer = await ask(path, {}, "");
  if (!answer.ok) throw refusal(answer.status, undefined);
  return answer.text();
}

/** The picture of a finished game. */
export function picturePath(room: string): string {
  return spoken(`${roomPath(room)}/picture.png`);
}

/** What went wrong at a table, as a file to pass on: the game once it is over, before that what this seat may know. */
export async function getReport(room: string, token: string, note: string): Promise<NamedFile> {
  const answer = await ask(`${roomPath(room)}/report?${new URLSearchParams({ note })}`, {}, token);
  if (!answer.ok) throw refusal(answer.status, await json(answer));
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1];
  return { name: name ?? "rumpus-report", content: await answer.blob() };
}

export function roomPath(room: string): string {
  return `/api/rooms/${encodeURIComponent(room)}`;
}

function puzzlePath(puzzle: string): string {
  return `/api/puzzles/${encodeURIComponent(puzzle)}`;
}

/** GET, or POST if there is a body. */
async function call<Answer>(path: string, body?: unknown, token = ""): Promise<Answer> {
  const init: RequestInit = { headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.method = "POST";
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await ask(path, init, token);
  const answer = await json(response);
  if (!response.ok) throw refusal(response.status, answer);
  if (answer === undefined) throw new ApiError("broken");
  return answer as Answer;
}

/** With the token of a seat, if it is asked for one: in a header, since addresses end up in logs. */
async function ask(path: string, init: RequestInit, token: string): Promise<Response> {
  await new Promise<void>((then) => goOn(then));
  const headers = token === "" ? init.headers : { ...init.headers, Authorization: `Bearer ${token}` };
  try {
    return await fetch(spoken(path), { ...init, headers });
  } catch {
    serverIsAway();
    throw new ApiError("offline");
  }
}

function refusal(status: number, answer: unknown): ApiError {
  return new ApiError(codeOf(status), toldIn(answer, "error"), toldIn(answer, "place"));
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
