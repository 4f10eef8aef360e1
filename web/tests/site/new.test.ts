import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { keepName, myName } from "../../src/lib/name.svelte";
import { go } from "../../src/lib/router";
import { tokensOf } from "../../src/lib/seats";
import type { NewRoom, OptionInfo } from "../../src/protocol";
import NewTable from "../../src/site/NewTable.svelte";
import { CATALOGUE, OTHER } from "../example";
import { FakeServer, useBrowser } from "../standins";

useBrowser();
// What draws the games is there at once, as after a first table.
await Promise.all([import("../../src/smashup/parts"), import("../../src/munchkin/parts")]);
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  keepName("Mika");
  go("/new");
  server = new FakeServer();
  server.answers["POST /api/rooms"] = [201, { room: "new", tokens: { 0: "a", 1: "b" } }];
});

async function form(): Promise<void> {
  render(NewTable);
  await screen.findByRole("button", { name: "Open the table" });
}

const seat = (number: number) => screen.getByLabelText<HTMLSelectElement>(`Seat ${number}`);
const sit = (number: number, who: string) => fireEvent.change(seat(number), { target: { value: who } });
const open = () => fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
const wish = () => server.posts[0]?.[1] as NewRoom;

test("bots and editions are those of the catalogue, the strongest bot first", async () => {
  await form();
  expect([...seat(2).options].map((option) => option.textContent.trim())).toEqual([
    "You",
    "Another person at this screen",
    "Invite by link",
    "Bot: Dice",
    "Bot: Greedy",
  ]);
  expect(seat(2).value).toBe("bot.greedy");
  expect(within(screen.getByRole("radiogroup", { name: "Edition" })).getAllByRole("radio")).toHaveLength(2);
});

test("two people at one screen have a seat each", async () => {
  await form();
  await sit(2, "here");
  await fireEvent.input(screen.getByLabelText("Name of the person in seat 2"), { target: { value: "Jo" } });
  await open();
  await waitFor(() => expect(location.pathname).toBe("/table/new"));
  expect(wish().seats).toEqual([
    { kind: "you", name: "Mika" },
    { kind: "you", name: "Jo" },
  ]);
  expect(tokensOf("new")).toEqual(["a", "b"]);
});

test("the own name is kept; guests are invited", async () => {
  await form();
  await fireEvent.input(screen.getByLabelText("Your name at the table"), { target: { value: "Mik" } });
  await sit(2, "open");
  await open();
  await waitFor(() => expect(location.pathname).toBe("/invite/new"));
  expect(myName()).toBe("Mik");
});

test("a bot is somebody, at a level: both are chosen for its seat", async () => {
  await form();
  await fireEvent.click(screen.getByRole("button", { name: /takes seat 2/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "Who takes seat 2?" }));
  await fireEvent.click(sheet.getByRole("radio", { name: /Bruin/ }));
  await fireEvent.click(sheet.getByRole("radio", { name: "Dice" }));
  expect(sheet.getAllByRole("img").map((bar) => bar.getAttribute("aria-label"))).toEqual(["3 of 5", "1 of 5", "3 of 5"]);
  await fireEvent.click(sheet.getByRole("button", { name: "Seat Bruin: Dice" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(seat(2).value).toBe("bot.random");
  await open();
  await waitFor(() => expect(server.posts).toHaveLength(1));
  expect(wish().seats[1]).toEqual({ kind: "bot", bot: "random", character: "bruin" });
});

test("seats change places and go", async () => {
  await form();
  await fireEvent.click(screen.getByLabelText("3"));
  await sit(3, "open");
  await fireEvent.click(screen.getByRole("button", { name: "Move seat 3 up" }));
  await fireEvent.click(screen.getByRole("button", { name: "Remove seat 3" }));
  expect(seat(2).value).toBe("open");
  expect(screen.queryByLabelText("Seat 3")).toBeNull();
  // Two must stay.
  await fireEvent.click(screen.getByRole("button", { name: "Remove seat 2" }));
  expect(seat(2)).toBeTruthy();
});

test("the options reach the server", async () => {
  await form();
  await fireEvent.click(screen.getByLabelText("Draft"));
  await fireEvent.click(screen.getByLabelText("Later print"));
  await fireEvent.click(screen.getByLabelText("3 min"));
  await fireEvent.click(screen.getByLabelText("Listed"));
  await fireEvent.click(screen.getByLabelText("Bases of all sets, not only of the ones being played"));
  await fireEvent.click(screen.getByLabelText("Spectators can see all hands, after a delay"));
  await fireEvent.click(screen.getByLabelText("10 min"));
  await open();
  await waitFor(() => expect(server.posts).toHaveLength(1));
  expect(wish()).toMatchObject({
    setup: { draft: "snake", edition: "later", bases: "all" },
    seconds: 180,
    is_listed: true,
    open_hands: true,
    hands_delay: 600,
  });
});

test("a fault is told where it belongs", async () => {
  server.answers["POST /api/rooms"] = [400, { error: "No bot is called 'greedy'", place: "seats[1].bot" }];
  await form();
  await open();
  const told = await screen.findByRole("alert");
  expect(told.textContent).toBe("No bot is called 'greedy'");
  expect(told.closest("li")).toBe(seat(2).closest("li"));
  expect(seat(2).getAttribute("aria-invalid")).toBe("true");
  expect(seat(1).getAttribute("aria-invalid")).toBe("false");
});

test("a fault of no field is told at the button", async () => {
  server.answers["POST /api/rooms"] = [503, {}];
  await form();
  await open();
  const told = await screen.findByRole("alert");
  expect(told.closest("section")).toBe(screen.getByRole("region", { name: "Your table" }));
});

test("with several sets more can play, and what only one of them knows goes with it", async () => {
  server.answers["GET /api/families"] = [200, [CATALOGUE.family, OTHER.family]];
  const sets: OptionInfo = {
    name: "sets",
    title: "Cards",
    is_several: true,
    values: ["other", "new"].map((value) => ({ value, title: value })),
  };
  const singing = OTHER.options.map((option) => (option.name === "singing" ? { ...option, sets: ["other"] } : option));
  const family = { ...OTHER.family, most: 8, most_with_one_set: 6 };
  server.answers["GET /api/catalogue?family=munchkin"] = [200, { ...OTHER, family, options: [sets, ...singing] }];
  go("/new?game=munchkin");
  await form();
  const counts = () => within(screen.getByRole("radiogroup", { name: "Number of players" })).getAllByRole("radio").length;
  expect(screen.getByText("Up to 6 can play with one set of cards, up to 8 with several.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("other").disabled).toBe(true);
  expect(counts()).toBe(4);
  await fireEvent.click(screen.getByLabelText("new"));
  expect(counts()).toBe(6);
  await fireEvent.click(screen.getByLabelText("8"));
  expect(screen.getByRole("radiogroup", { name: "Singing", hidden: true })).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("other"));
  expect(screen.queryByRole("radiogroup", { name: "Singing", hidden: true })).toBeNull();
  await open();
  await waitFor(() => expect(server.posts).toHaveLength(1));
  expect(wish().setup).toEqual({ sets: ["new"] });
  expect(wish().seats).toHaveLength(6);
});

test("a slow game has days for each answer, in windows too", async () => {
  server.answers["GET /api/families"] = [200, [CATALOGUE.family, OTHER.family]];
  server.answers["GET /api/catalogue?family=munchkin"] = [200, OTHER];
  go("/new?game=munchkin");
  await form();
  await fireEvent.click(within(screen.getByRole("radiogroup", { name: "Time to step in" })).getByLabelText("30 s"));
  await fireEvent.click(screen.getByLabelText("Days"));
  expect(screen.queryByRole("radiogroup", { name: "Time to step in" })).toBeNull();
  await fireEvent.click(within(screen.getByRole("radiogroup", { name: "Days for each answer" })).getByLabelText("7"));
  await open();
  await waitFor(() => expect(server.posts).toHaveLength(1));
  expect(wish()).toMatchObject({ seconds: 7 * 86_400 });
  expect(wish()).not.toHaveProperty("window_seconds");
});

test("of another game the form has its options, its seats and its clock", async () => {
  server.answers["GET /api/families"] = [200, [CATALOGUE.family, OTHER.family]];
  server.answers["GET /api/catalogue?family=munchkin"] = [200, OTHER];
  go("/new?game=munchkin");
  await form();
  expect(screen.queryByRole("region", { name: "Factions" })).toBeNull();
  const rare = screen.getByText("More options").closest("details");
  expect(rare?.open).toBe(false);
  expect(within(rare!).getAllByRole("radiogroup", { hidden: true })).toHaveLength(1);
  await fireEvent.click(screen.getByLabelText("Fast"));
  await fireEvent.click(within(screen.getByRole("radiogroup", { name: "Sex: Seat 2" })).getByLabelText("Woman"));
  await fireEvent.click(
    within(screen.getByRole("radiogroup", { name: "Time to step in" })).getByLabelText("30 s"),
  );
  await open();
  await waitFor(() => expect(server.posts).toHaveLength(1));
  expect(wish()).toMatchObject({
    family: "munchkin",
    seats: [{ kind: "you", name: "Mika" }, { kind: "bot" }, { kind: "bot" }],
    setup: { faster: true, sexes: ["male", "female", "male"] },
    window_seconds: 30,
  });
});
