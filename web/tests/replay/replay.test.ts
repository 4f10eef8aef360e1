import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSeats } from "../../src/lib/seats";
import { Replay } from "../../src/replay/replay.svelte";

const ROOM = "K3v9";
const LAST = 6;
let state: "playing" | "over";
let asked: URL[];
let bearer: string | null;

/** A game of two that scores nothing and asks six times, as the server would tell it. */
function told(url: URL): unknown {
  if (url.pathname.endsWith("/moments"))
    return Array.from({ length: LAST + 1 }, (_, at) => ({ at, turn: 1 + Math.floor(at / 3), active: 0, points: [0, 0] }));
  if (url.pathname.endsWith("/replay")) {
    const at = Number(url.searchParams.get("at"));
    const log = Array.from({ length: at }, (_, step) => ({ text: `Step ${step + 1}.` }));
    return { at, of: LAST, view: { turn: 1, bases: [], seats: [] }, log };
  }
  const seats = [{ name: "Ann", is_taken: true }, { name: "Bob", bot: "greedy" }];
  return { room: ROOM, seats, is_listed: false, state, turn: 3, points: [0, 0] };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  state = "over";
  asked = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const url = new URL(path, "http://play.example");
    asked.push(url);
    bearer = new Headers(init?.headers).get("Authorization");
    return Promise.resolve(new Response(JSON.stringify(told(url))));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(at?: number, seat?: number): Promise<Replay> {
  const replay = new Replay(ROOM);
  await replay.open(at, seat);
  await vi.advanceTimersByTimeAsync(0);
  return replay;
}

test("it begins at the beginning, for a spectator", async () => {
  const replay = await opened();
  expect([replay.at, replay.of, replay.seat, replay.shown?.at]).toEqual([0, LAST, -1, 0]);
});

test("it begins where a link says, and no further than the end", async () => {
  expect((await opened(4, 1)).table.seat).toBe(1);
  expect((await opened(99)).at).toBe(LAST);
});

test("while a game is played, only my own seat may be seen, with its token", async () => {
  state = "playing";
  keepSeats(ROOM, { 0: "mine" });
  const replay = await opened(2, 1);
  expect(replay.seats).toEqual([0]);
  expect(replay.seat).toBe(-1);
  replay.see(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(bearer).toBe("Bearer mine");
});

test("a game that is over is seen from every seat, and from my own at first", async () => {
  keepSeats(ROOM, { 1: "mine" });
  const replay = await opened();
  expect([replay.seats, replay.seat]).toEqual([[0, 1], 1]);
});

test("steps and turns", async () => {
  const replay = await opened(1);
  replay.step(1);
  expect(replay.at).toBe(2);
  replay.turn(1);
  expect(replay.at).toBe(3);
  replay.turn(-1);
  expect(replay.at).toBe(0);
  replay.step(-1);
  expect(replay.at).toBe(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(replay.shown?.at).toBe(0);
});

test("it plays to the end and stops there, then starts anew", async () => {
  const replay = await opened(LAST - 2);
  replay.playOrPause();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([replay.at, replay.news]).toEqual([LAST - 1, `Step ${LAST - 1}`]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([replay.at, replay.isPlaying]).toEqual([LAST, false]);
  replay.playOrPause();
  expect([replay.at, replay.isPlaying]).toEqual([0, true]);
  replay.pause();
});

test("twice the speed is twice as fast, and a pause is one", async () => {
  const replay = await opened();
  replay.speed = 2;
  replay.playOrPause();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(replay.at).toBe(2);
  replay.playOrPause();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(replay.at).toBe(2);
});

test("a moment is asked for once", async () => {
  const replay = await opened(3);
  const before = asked.length;
  replay.step(1);
  await vi.advanceTimersByTimeAsync(0);
  replay.step(-1);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBe(before + 1);
});

test("a game that goes on is looked at anew", async () => {
  state = "playing";
  const replay = await opened(3);
  const before = asked.length;
  await replay.newer();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.slice(before).map((url) => url.pathname.split("/").at(-1))).toEqual([ROOM, "moments", "replay", "replay"]);
  expect(replay.shown?.at).toBe(3);
});

test("what goes wrong is kept, and can be tried again", async () => {
  const replay = await opened();
  const works = fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  replay.step(1);
  await vi.advanceTimersByTimeAsync(0);
  expect([replay.problem !== undefined, replay.shown?.at]).toEqual([true, 0]);
  vi.stubGlobal("fetch", works);
  replay.again();
  await vi.advanceTimersByTimeAsync(0);
  expect([replay.problem, replay.shown?.at]).toEqual([undefined, 1]);
});
