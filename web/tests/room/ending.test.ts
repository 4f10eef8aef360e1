import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { go } from "../../src/lib/router";
import { keepSeats, tokensOf } from "../../src/lib/seats";
import type { Again, MunchkinStory, Result, SmashUpStory } from "../../src/protocol";
import { CATALOGUE } from "../example";
import { view, welcome } from "../smashup/example";
import { FakeSocket } from "../socket";

vi.hoisted(() => {
  const list = (query: string) => Object.assign(new EventTarget(), { matches: query.includes("reduced-motion") });
  window.matchMedia = list as unknown as typeof matchMedia;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
const { default: TablePage } = await import("../../src/site/TablePage.svelte");
const { default: ResultPage } = await import("../../src/site/ResultPage.svelte");

const STORY: SmashUpStory = {
  winners: [1],
  points: [9, 15],
  places: [2, 1],
  turns: 18,
  title: "Jo wins",
  text: "You end on 9 points, second of two.",
  turning: { at: 30, turn: 16, seat: 1, card: "tar_pits", title: "Tar Pits", text: "You led by 2 before that." },
  factions: [["zombies"], ["wizards"]],
  bases: [{ base: "tar_pits", turn: 16, points: [2, 4], is_turning: true }],
  elsewhere: [0, 4],
};

function result(story: SmashUpStory | MunchkinStory = STORY, family = "smashup"): Result {
  const seats = ["Mika", "Jo"].map((name) => ({ name, is_taken: true }));
  const table: Result["table"] = {
    room: "room", family, game: "Smash Up", seats, is_listed: false, state: "over", turn: story.turns,
    points: story.points, winners: story.winners, awaited: [], opened: 0, house: {}, code: "",
  };
  return { table, minutes: 41, story };
}

let told: Result | undefined;

beforeEach(() => {
  localStorage.clear();
  go("/table/room");
  FakeSocket.made = [];
  told = result();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) => {
    if (!path.includes("/result")) return Promise.resolve(new Response(JSON.stringify(CATALOGUE)));
    return Promise.resolve(new Response(JSON.stringify(told ?? { error: "hidden" }), { status: told ? 200 : 403 }));
  });
});

async function over(): Promise<FakeSocket> {
  keepSeats("room", { 0: "secret" });
  render(TablePage, { room: "room" });
  FakeSocket.last.say(
    welcome({ view: { ...view({ phase: "over" }) }, question: { number: 9, awaited: [], prompt: "over", winners: [1] } }),
  );
  await screen.findByRole("heading", { level: 1, name: "Jo wins" });
  return FakeSocket.last;
}

function votes(...each: Again["votes"]): Again {
  return { type: "again", votes: each };
}

const chips = () => screen.getAllByRole("listitem").filter((each) => each.closest(".rematch") !== null);

test("the end takes the place of the board, and the log stays", async () => {
  await over();
  expect(screen.queryByRole("list", { name: /^Your hand/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  expect(document.title).toBe("The game is over · Rumpus");
  expect(screen.getByText("You end on 9 points, second of two.")).toBeTruthy();
  const [base] = within(screen.getByRole("region", { name: "Points by base" })).getAllByRole("listitem");
  expect(base?.textContent).toMatch(/turn 16.*Jo 4.*Mika 2/s);
  expect(screen.getByRole("complementary", { name: /log/i })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Replay from turn 16" }).getAttribute("href")).toBe("/replay/room?at=30");
});

test("the end comes when the sheet of the last base was read", async () => {
  keepSeats("room", { 0: "secret" });
  render(TablePage, { room: "room" });
  const server = FakeSocket.last;
  server.say(welcome());
  await screen.findByRole("heading", { name: "Smash Up table" });
  const rows = [{ seat: 1, power: 17, place: 1, points: 4 }];
  server.say({
    type: "update",
    changes: [[["phase"], "over"]],
    notes: [{ type: "scored", base: "tar_pits", serial: 1, breakpoint: 16, total: 17, rows, minions: [] }],
    question: { number: 9, awaited: [], prompt: "over", winners: [1] },
  });
  const sheet = within(await screen.findByRole("dialog", { name: "Tar Pits" }));
  expect(screen.queryByRole("heading", { level: 1, name: "Jo wins" })).toBeNull();
  await fireEvent.click(sheet.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Jo wins" })).toBeTruthy();
});

test("what everybody began with is a bar of its own", async () => {
  told = result({ ...STORY, points: [15, 21], began: [6, 6] });
  await over();
  const rows = within(screen.getByRole("region", { name: "Points by base" })).getAllByRole("listitem");
  expect(rows[0]?.textContent).toMatch(/At the start.*Mika 6.*Jo 6/s);
});

test("a rematch is asked of all, and moves to the new table with its token", async () => {
  const server = await over();
  server.say(votes("", "yes"));
  await vi.waitFor(() => expect(chips().map((each) => each.textContent?.replace(/\s+/g, " ").trim())).toEqual(["You no answer yet", "Jo yes"]));
  await fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
  expect(server.sent).toEqual([
    { type: "rematch", agrees: false },
    { type: "rematch", agrees: true },
  ]);
  server.say({ type: "moved", room: "next", token: "new" });
  await vi.waitFor(() => expect(location.pathname).toBe("/table/next"));
  expect(tokensOf("next")).toEqual(["new"]);
});

test("who agrees waits for the others; who comes late joins them", async () => {
  const server = await over();
  server.say({ type: "seats", seats: [{ name: "Mika", is_here: true }, { name: "Jo", is_here: true }] });
  server.say(votes("yes", ""));
  expect(await screen.findByRole("heading", { name: "Waiting for Jo" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
  server.say({ ...votes("no", "yes"), room: "next" });
  await fireEvent.click(await screen.findByRole("button", { name: "Join them" }));
  expect(server.sent.at(-1)).toEqual({ type: "rematch", agrees: true });
});

test("where too few want a rematch that is said, and there is another way to play", async () => {
  const server = await over();
  server.say({ type: "seats", seats: [{ name: "Mika", is_here: true }, { name: "Jo", is_here: true }] });
  server.say(votes("yes", "no"));
  expect(await screen.findByRole("heading", { name: "Too few want a rematch" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Play a game" }).getAttribute("href")).toBe("/");
  server.say(votes("yes", ""));
  expect(await screen.findByRole("heading", { name: "Waiting for Jo" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Play a game" })).toBeNull();
});

test("the result page tells the same to anybody, and nothing of a running game", async () => {
  const { unmount } = render(ResultPage, { room: "room" });
  expect(await screen.findByRole("heading", { level: 1, name: "Jo wins" })).toBeTruthy();
  expect(screen.getByText("Smash Up, 18 turns, 41 minutes")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Share" }));
  const link = screen.getByLabelText<HTMLInputElement>("Link to this game");
  expect(link.value).toBe(`${location.origin}/result/room`);
  unmount();
  told = undefined;
  render(ResultPage, { room: "room" });
  expect(await screen.findByText("This game is still being played")).toBeTruthy();
});

const way = () => {
  const steps = within(screen.getByRole("list", { name: "Jo’s way up" })).getAllByRole("listitem");
  return steps.map((each) => each.textContent?.replace(/\s+/g, " ").trim());
};

const MUNCHKIN: MunchkinStory = { winners: [1], points: [2, 3], places: [2, 1], turns: 9, title: "Jo wins", text: "" };

test("in a first game the way up begins at the level where all began", async () => {
  told = result({ ...MUNCHKIN, steps: [{ level: 3, how: "kill", turn: 9, card: "froggoth" }] }, "munchkin");
  render(ResultPage, { room: "room" });
  await screen.findByRole("heading", { level: 1, name: "Jo wins" });
  expect(way()).toEqual(["1", "Mika 2 Start", "Jo 3 froggoth"]);
});

test("a game of Munchkin shows each step of the winner and who stabbed whom", async () => {
  const story: MunchkinStory = {
    ...MUNCHKIN,
    steps: [{ level: 2, how: "sold", turn: 2, gold: 1100 }, { level: 3, how: "kill", turn: 9, card: "froggoth" }],
    stabs: [{ by: 0, whom: 1, count: 2 }],
    worst: [{ by: 0, whom: 1, card: "squamous", turn: 4, ours: 12, theirs: 14, cost: 5, text: "Mika stops Jo." }],
    deaths: [{ seat: 0, turn: 7, card: "froggoth" }],
  };
  told = result(story, "munchkin");
  render(ResultPage, { room: "room" });
  await screen.findByRole("heading", { level: 1, name: "Jo wins" });
  expect(way()).toEqual(["1 Start", "Mika 2 1100 gold sold", "Jo 3 froggoth"]);
  expect(screen.getByText("Mika against Jo: 2 cards")).toBeTruthy();
  expect(screen.getByText("Mika stops Jo.")).toBeTruthy();
  expect(screen.getByText("turn 7")).toBeTruthy();
});
