import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { keepDay, keepSolved, today } from "../../src/lib/puzzles";
import { go } from "../../src/lib/router";
import { keepSeats, myTables, tokensOf } from "../../src/lib/seats";
import type { MyGame } from "../../src/protocol";
import MyGames from "../../src/site/MyGames.svelte";
import { CATALOGUE, OTHER } from "../example";
import { FakeServer, useBrowser } from "../standins";

useBrowser();

const game = (room: string, more: Partial<MyGame> = {}): MyGame => ({
  room,
  seat: 0,
  family: "smashup",
  game: "Smash Up",
  state: "over",
  opened: 1_700_000_000,
  seats: [{ name: "Mika" }, { name: "Jo" }],
  points: [15, 11],
  winners: [0],
  places: [1, 2],
  sides: [["dinosaurs", "robots"], ["aliens", "ninjas"]],
  ...more,
});
let server: FakeServer;
const tell = (...games: MyGame[]) => (server.answers["POST /api/me/games"] = [200, games]);

beforeEach(() => {
  localStorage.clear();
  go("/my-games");
  server = new FakeServer();
  server.answers["GET /api/families"] = [200, [CATALOGUE.family, OTHER.family]];
  server.answers["GET /api/network"] = [200, {}];
  server.answers["POST /api/me"] = [201, { me: "secret" }];
});

test("of the games that wait for me, the one with the least time left comes first", async () => {
  const running = (room: string, more: Partial<MyGame>) => game(room, { state: "playing", winners: [], ...more });
  tell(
    running("idle", {}),
    running("untimed", { is_awaited: true }),
    running("later", { is_awaited: true, left: 3 * 86_400 }),
    running("soon", { is_awaited: true, left: 5 * 3600 + 120 }),
  );
  render(MyGames);
  const list = within(await screen.findByRole("region", { name: "In progress" }));
  expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    ["soon", "later", "untimed", "idle"].map((room) => `/table/${room}`),
  );
  expect(list.getByText("5 hours 2 minutes left")).toBeTruthy();
  expect(list.getByText("3 days left")).toBeTruthy();
});

test("a puzzle is no game: it waits for nobody and counts for nothing", async () => {
  keepSeats("tried", { 0: "a" });
  tell(game("won"), game("tried", { winners: [1], is_puzzle: true }), game("open", { state: "playing", is_awaited: true, is_puzzle: true }));
  render(MyGames);
  expect(await screen.findByText("game, 1 won")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "In progress" })).toBeNull();
  expect(tokensOf("tried")).toEqual(["a"]);
});

test("running games come first, those that wait for me before the others; finished ones lead to result and replay", async () => {
  keepSeats("won", { 0: "a" });
  keepSeats("gone", { 0: "b" });
  tell(
    game("idle", { state: "playing", winners: [] }),
    game("mine", { state: "playing", winners: [], is_awaited: true }),
    game("won"),
    game("lost", { winners: [1], places: [2, 1], points: [9, 15] }),
  );
  const { container } = render(MyGames);
  const running = within(await screen.findByRole("region", { name: "In progress" }));
  expect(running.getAllByRole("link").map((link) => link.textContent?.trim())).toEqual(["Waiting for you", "Open"]);
  const over = within(screen.getByRole("region", { name: "Played recently" }));
  expect(over.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/table/won",
    "/replay/won",
    "/table/lost",
    "/replay/lost",
  ]);
  expect(over.getByText("9 : 15")).toBeTruthy();
  expect(screen.getByText("games, 1 won")).toBeTruthy();
  expect(container.querySelectorAll(".btn--go")).toHaveLength(1);
  expect(server.posts[0]?.[1]).toEqual({ seats: expect.arrayContaining([["won", "a"], ["gone", "b"]]), me: "" });
  expect(myTables().map(({ room, end }) => [room, end])).toEqual(expect.arrayContaining([["won", "over"], ["gone", "lost"]]));
});

test("one game can be looked at by itself", async () => {
  tell(game("one"), game("two", { family: "munchkin", game: "Munchkin Cthulhu", sides: [] }));
  render(MyGames);
  await screen.findByText("games, 2 won");
  await fireEvent.click(screen.getByLabelText(OTHER.family.title));
  expect(screen.getByText("game, 1 won")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "By faction" })).toBeNull();
  expect(screen.getByRole("region", { name: "By opponent" })).toBeTruthy();
});

test("a game is called by its mash-up, and a bot is shown as whom it was", async () => {
  tell(
    game("two", { sides: [["dinosaurs", "zombies"]], seats: [{ name: "Mika" }, { name: "Bruin", bot: "greedy", character: "bruin" }] }),
    game("three", { family: "munchkin", game: "Munchkin Cthulhu", sides: [], seats: [{ name: "Mika" }, { name: "Jo" }] }),
  );
  const { container } = render(MyGames);
  const over = within(await screen.findByRole("region", { name: "Played recently" }));
  expect(over.getByText("Zombies Dinosaurs")).toBeTruthy();
  expect(over.getByText("Munchkin Cthulhu")).toBeTruthy();
  expect(container.querySelectorAll(".pair b")[0]?.textContent).toBe("Zombies Dinosaurs");
  const pictures = [...container.querySelectorAll(".who svg")].map((each) => each.classList.contains("tok"));
  expect(pictures).toEqual([false, true]);
});

test("how many puzzles were solved stands beside the games, with the way to today's", async () => {
  tell(game("one"));
  keepSolved("frogs");
  keepDay("smashup", today(), "solved");
  const { unmount } = render(MyGames);
  await screen.findByText("puzzle solved");
  expect(screen.getByText("One day in a row")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Today’s puzzle" }).getAttribute("href")).toBe("/puzzles?game=munchkin");
  await fireEvent.click(screen.getByLabelText(CATALOGUE.family.title));
  expect(screen.getByRole("link", { name: "More puzzles" }).getAttribute("href")).toBe("/puzzles");
  unmount();
  tell(game("one"), game("mine", { state: "playing", winners: [], is_awaited: true }));
  const { container } = render(MyGames);
  await screen.findByText("Today’s puzzle");
  expect([...container.querySelectorAll(".btn--go")].map((each) => each.textContent?.trim())).toEqual(["Waiting for you"]);
});

test("of many games the last five are shown, until somebody wants all", async () => {
  tell(...Array.from({ length: 7 }, (_, place) => game(`g${place}`)));
  render(MyGames);
  const over = within(await screen.findByRole("region", { name: "Played recently" }));
  expect(over.getAllByRole("listitem")).toHaveLength(5);
  await fireEvent.click(over.getByRole("button", { name: "All 7 games" }));
  expect(over.getAllByRole("listitem")).toHaveLength(7);
});

test("who has played nothing is told what will be here", async () => {
  tell();
  render(MyGames);
  await screen.findByText(/Games that you finish stay here/);
  expect(screen.queryByText(/in a row/)).toBeNull();
});

test("a personal link is made when it is wanted, and can be forgotten", async () => {
  tell(game("one"));
  render(MyGames);
  await fireEvent.click(await screen.findByRole("button", { name: "Make my personal link" }));
  const link = await screen.findByLabelText<HTMLInputElement>("Your personal link");
  expect(link.value).toBe(`${location.origin}/my-games#me=secret`);
  expect(server.posts.at(-1)?.[1]).toMatchObject({ me: "secret" });
  await fireEvent.click(screen.getByRole("button", { name: "Forget it on this device" }));
  await screen.findByRole("button", { name: "Make my personal link" });
  expect(server.posts.at(-1)?.[1]).toMatchObject({ me: "" });
});

test("a personal link brings my seats to this device, and leaves the address", async () => {
  go("/my-games#me=secret");
  tell(game("far", { token: "of-mine", state: "playing", winners: [] }));
  render(MyGames);
  await screen.findByRole("region", { name: "In progress" });
  expect(location.hash).toBe("");
  await waitFor(() => expect(tokensOf("far")).toEqual(["of-mine"]));
  expect(server.posts[0]?.[1]).toEqual({ seats: [], me: "secret" });
});
