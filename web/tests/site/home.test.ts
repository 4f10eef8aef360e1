import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { isNewcomer, keepGame, played } from "../../src/lib/lastTime";
import { keepName, myName } from "../../src/lib/name.svelte";
import { go } from "../../src/lib/router";
import { keepSeats, myTables, tokensOf } from "../../src/lib/seats";
import type { RoomInfo } from "../../src/protocol";
import Home from "../../src/site/Home.svelte";
import { CATALOGUE } from "../example";
import { FakeServer, useBrowser } from "../standins";

useBrowser();

const room = (id: string, more: Partial<RoomInfo> = {}): RoomInfo => ({
  room: id,
  family: "smashup",
  game: "Smash Up",
  seats: [{ name: "Jo", is_taken: true }, { name: "Bob" }],
  is_listed: true,
  state: "waiting",
  turn: 0,
  points: [0, 0],
  winners: [],
  awaited: [],
  opened: 0,
  house: {},
  code: "",
  ...more,
});

const playing: Partial<RoomInfo> = { state: "playing", turn: 3, awaited: [0] };
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  keepName("");
  go("/");
  server = new FakeServer();
  server.answers["GET /api/rooms"] = [200, []];
  const family = { ...CATALOGUE.family, name: "several" };
  server.answers["GET /api/catalogue?family=several"] = [200, { ...CATALOGUE, family, sets: { base: "Base", more: "More" } }];
});

test("one click opens a table against a bot, and the seat is kept", async () => {
  keepName("Mika");
  keepGame("smashup");
  server.answers["POST /api/rooms"] = [201, { room: "new", tokens: { 0: "secret" } }];
  render(Home);
  const button = screen.getByRole("button", { name: "Play now" });
  await fireEvent.click(button);
  await fireEvent.click(button);
  await waitFor(() => expect(location.pathname).toBe("/table/new"));
  expect(server.posts).toEqual([
    ["POST /api/rooms", { seats: [{ kind: "you", name: "Mika" }, { kind: "bot", character: expect.any(String) }], family: "smashup", setup: { sets: ["base"] } }],
  ]);
  expect(tokensOf("new")).toEqual(["secret"]);
});

test("who has never played is offered a guided game of each kind, once", async () => {
  keepName("Mika");
  server.answers["POST /api/tours"] = [201, { room: "first", tokens: { 0: "secret" } }];
  render(Home);
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await fireEvent.click(await within(await screen.findByRole("dialog")).findByRole("button", { name: /^Smash Up/ }));
  await waitFor(() => expect(location.pathname).toBe("/table/first"));
  expect(server.posts).toEqual([["POST /api/tours", { family: "smashup", name: "Mika" }]]);
  expect(isNewcomer()).toBe(false);
});

test("who knows the game plays at once, with the cards of the first set", async () => {
  go("/?game=several");
  server.answers["POST /api/rooms"] = [201, { room: "new", tokens: { 0: "secret" } }];
  render(Home);
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await fireEvent.click(await screen.findByRole("button", { name: "I know how: just play" }));
  await waitFor(() => expect(location.pathname).toBe("/table/new"));
  expect(server.posts[0]?.[1]).toMatchObject({ setup: { sets: ["base"] } });
});

test("more sets are one choice away, and stay chosen", async () => {
  go("/?game=several");
  render(Home);
  await fireEvent.click(await screen.findByRole("radio", { name: "All sets" }));
  expect(played("several").cards).toBe("all");
});

test("the game of last time is the one to play", () => {
  keepGame("munchkin");
  render(Home);
  expect(location.search).toBe("?game=munchkin");
});

test("tables are listed as mine, open or finished; one that is gone is forgotten", async () => {
  keepSeats("mine", { 0: "a" });
  keepSeats("gone", { 0: "b" });
  server.answers["GET /api/rooms"] = [200, [room("open"), room("mine"), room("done", { state: "over", turn: 20, points: [11, 15], winners: [1] })]];
  server.answers["GET /api/rooms/mine"] = [200, room("mine", { state: "playing", turn: 3, awaited: [1] })];
  render(Home);
  await screen.findByText("Turn 3 · waiting for Bob");
  const list = (name: string) => within(screen.getByRole("region", { name }));
  expect(list("My tables").getByRole("link", { name: "Open" }).getAttribute("href")).toBe("/table/mine");
  expect(list("Open tables").getAllByRole("listitem")).toHaveLength(1);
  expect(list("Finished games").getByText("Bob won 15 to 11 on turn 20")).toBeTruthy();
  expect(myTables().filter(({ end }) => end !== "lost").map(({ room }) => room)).toEqual(["mine"]);
  expect(tokensOf("gone")).toEqual(["b"]); // the server may find it again
});

test("a puzzle that was left is none of my tables, and is asked for once", async () => {
  keepSeats("mine", { 0: "a" });
  keepSeats("puzzle", { 0: "b" });
  server.answers["GET /api/rooms/mine"] = [200, room("mine", playing)];
  server.answers["GET /api/rooms/puzzle"] = [200, room("puzzle", { ...playing, is_puzzle: true })];
  render(Home);
  const mine = within(screen.getByRole("region", { name: "My tables" }));
  await waitFor(() => expect(mine.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/table/mine"]));
  expect(myTables().find((table) => table.room === "puzzle")?.end).toBe("puzzle");
});

test("a table of another game than the usual one says what is played there", async () => {
  const game = "Munchkin: Cthulhu + Warhammer 40,000";
  server.answers["GET /api/rooms"] = [200, [room("one"), room("two", { family: "munchkin", game })]];
  render(Home);
  await screen.findByText(game);
  const rows = within(screen.getByRole("region", { name: "Open tables" })).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent?.includes("Smash Up"))).toEqual([false, false]);
});

test("a table that waits for me says so, and comes first", async () => {
  keepSeats("mine", { 0: "a" });
  keepSeats("other", { 1: "b" });
  server.answers["GET /api/rooms/mine"] = [200, room("mine", playing)];
  server.answers["GET /api/rooms/other"] = [200, room("other", playing)];
  render(Home);
  expect((await screen.findByRole("link", { name: "Your turn" })).getAttribute("href")).toBe("/table/mine");
  const mine = within(screen.getByRole("region", { name: "My tables" }));
  expect(mine.getAllByRole("listitem")[0]?.textContent).toContain("your turn");
  expect(mine.getAllByLabelText("Link to your seat")).toHaveLength(2);
});

test("a name is asked before somebody sits down, once", async () => {
  server.answers["GET /api/rooms"] = [200, [room("open")]];
  server.answers["POST /api/rooms/open/seats/1"] = [201, { room: "open", tokens: { 1: "secret" } }];
  render(Home);
  await fireEvent.click(await screen.findByRole("button", { name: "Sit down" }));
  const sheet = within(await screen.findByRole("dialog"));
  await fireEvent.input(sheet.getByLabelText("Your name at the table"), { target: { value: "Mika" } });
  await fireEvent.click(sheet.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(location.pathname).toBe("/table/open"));
  expect(server.posts).toEqual([["POST /api/rooms/open/seats/1", { name: "Mika" }]]);
  expect(myName()).toBe("Mika");
});

test("who looks on may see open hands where the table allows it", async () => {
  server.answers["GET /api/rooms"] = [200, [room("closed", playing), room("open", { ...playing, house: { hands_delay: 60 } })]];
  render(Home);
  const link = await screen.findByRole("link", { name: "Watch with all hands open, after a delay" });
  expect(link.getAttribute("href")).toBe("/table/open?hands=open");
  expect(screen.getAllByRole("link", { name: "Watch" })).toHaveLength(2);
});

test("a code that is none is told at its field", async () => {
  render(Home);
  const field = screen.getByLabelText("Link or two words of a table");
  await fireEvent.input(field, { target: { value: "no code at all" } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(screen.getByRole("alert").textContent).toContain("neither a link nor the two words");
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("two words lead to a table", async () => {
  render(Home);
  await fireEvent.input(screen.getByLabelText("Link or two words of a table"), { target: { value: "frog pie" } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(location.pathname).toBe("/frog-pie");
});

test("who is too late is told so", async () => {
  server.answers["GET /api/rooms"] = [200, [room("open")]];
  keepName("Mika");
  server.answers["POST /api/rooms/open/seats/1"] = [409, { error: "this seat is not free" }];
  render(Home);
  await fireEvent.click(await screen.findByRole("button", { name: "Sit down" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Somebody was faster");
  expect(location.pathname).toBe("/");
});

test("the cards that stand for the game are in the air", async () => {
  const { container } = render(Home);
  await waitFor(() => expect(container.querySelectorAll(".fan > div")).toHaveLength(2));
  expect(container.querySelector(".fan")?.textContent).toContain("King Rex");
});
