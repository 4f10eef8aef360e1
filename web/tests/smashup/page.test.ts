import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go } from "../../src/lib/router";
import { keepSeats, tokensOf } from "../../src/lib/seats";
import type { Choice } from "../../src/protocol";
import { wish } from "../../src/room/settings.svelte";
import { CATALOGUE } from "../example";
import { FakeSocket } from "../socket";
import { ask, base, minion, PLAYS, update, view, welcome } from "./example";

// The page asks how much motion is wanted when it is loaded; without any, all is in its place at once.
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
// What draws the game is there at once, as after a first table.
await import("../../src/smashup/parts");

beforeEach(() => {
  localStorage.clear();
  go("/table/room");
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(CATALOGUE))));
});
afterEach(() => {
  vi.useRealTimers();
  wish("alwaysAsk", false);
});

async function sit(message = welcome()): Promise<FakeSocket> {
  keepSeats("room", { 0: "secret" });
  render(TablePage, { room: "room" });
  const server = FakeSocket.last;
  server.say(message);
  await screen.findByRole("heading", { name: "Smash Up table" });
  return server;
}

const draft = (pool: string[], ...picks: string[][]) => ({ view: { ...view({ draft: { pool, picks } }) } });
const drafted = (pool: string[], ...picks: string[][]) => update({ changes: [[["draft"], { pool, picks }]] });

test("while factions are chosen nobody is named who has not come, nor away before all have", async () => {
  await sit(
    welcome({
      ...draft(["dinosaurs", "zombies"], [], [], []),
      seats: [{ name: "Mika", is_taken: true, is_here: true }, { name: "Jo", is_taken: true }, { name: "Bob" }],
    }),
  );
  const others = within(screen.getByRole("region", { name: "The others" }));
  expect(others.getAllByRole("listitem").map((each) => each.textContent.trim())).toEqual([
    "Jo has yet to choose",
    "free seat has yet to choose",
  ]);
  expect(screen.queryByText("away")).toBeNull();
});

test("I would not be what somebody else has taken meanwhile, and what I look at makes room for the next choice", async () => {
  const server = await sit(welcome(draft(["dinosaurs", "zombies", "ghosts"], [], [])));
  await fireEvent.click(screen.getByRole("button", { name: /^Dinosaurs/ }));
  const peek = screen.getByRole("heading", { name: /^Dinosaurs: / }).closest(".peek")!;
  expect(screen.getByText("You would be the").nextElementSibling?.textContent).toBe("Dinosaurs");
  expect(peek.className).toContain("open");
  server.say(drafted(["zombies", "ghosts"], ["dinosaurs"], []));
  await vi.waitFor(() => expect(peek.className).not.toContain("open"));
  await fireEvent.click(screen.getByRole("button", { name: /^Ghosts/ }));
  expect(screen.getByRole("heading", { name: "Ghosts Dinosaurs" })).toBeTruthy();
  server.say(drafted(["zombies"], ["dinosaurs"], ["ghosts"]));
  await vi.waitFor(() => expect(screen.queryByRole("heading", { name: "Ghosts Dinosaurs" })).toBeNull());
});

const hand = () => within(screen.getByRole("list", { name: /^Your hand/ }));

test("extra minions of one kind are told together, and do not contradict that the usual one is played", async () => {
  const extra = { kind: "" as const, card: "", power: 2, base: -1, where: "" as const };
  await sit(welcome({ view: { ...view({ "minions left": 0, extras: [extra, extra, { ...extra, base: 1 }, extra] }) } }));
  const [told] = [...document.querySelectorAll(".mine")].map((mine) => [...mine.querySelectorAll(".pill")].map((each) => each.textContent));
  expect(told).toEqual([
    "Only extra minions left",
    "1 action left",
    "3 extra minions of power 2 or less",
    "Extra minion of power 2 or less at Tar Pits",
  ]);
});

test("a minion is picked up and put at a base", async () => {
  const server = await sit();
  expect(server.address).not.toContain("secret");
  server.onopen?.();
  expect(server.sent.shift()).toEqual({ type: "hello", token: "secret", sees_hands: false });
  expect(screen.getByRole("status", { name: "" }).textContent).toBe("Play a card.");
  await fireEvent.click(hand().getAllByRole("button", { name: /^Walker, .*can be chosen/ })[0]!);
  expect(screen.getByText("Walker: choose a base for it")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Choose Tar Pits, power 0 of 16" }));
  expect(server.sent).toEqual([{ type: "answer", number: 7, key: "play walker at tar_pits" }]);
});

test("of several copies only the one that was clicked is picked up, and another is as good", async () => {
  await sit();
  const [one, other] = screen.getAllByRole("button", { name: /^Walker/ });
  const picked = () => [one, other].map((each) => each?.classList.contains("picked"));
  await fireEvent.click(other!);
  expect(picked()).toEqual([false, true]);
  await fireEvent.click(one!);
  expect(picked()).toEqual([true, false]);
  await fireEvent.click(one!);
  expect(picked()).toEqual([false, false]);
});

test("below a question stands what one has for it, until something is picked up", async () => {
  await sit(welcome({ question: ask(PLAYS, { holding: "You hold 3 cards." }) }));
  expect(screen.getByText("You hold 3 cards.")).toBeTruthy();
  await fireEvent.click(hand().getAllByRole("button", { name: /^Walker/ })[0]!);
  expect(screen.queryByText("You hold 3 cards.")).toBeNull();
});

test("an answer in the bar that would come to nothing is drawn as such", async () => {
  const factions: Choice[] = ["ninjas", "robots"].map((key) => ({ key, words: key, parts: [{ faction: key }] }));
  const server = await sit(welcome({ question: ask(factions, { source: "howl", prompt: "faction" }) }));
  server.say({ type: "foreseen", number: 7, fates: [{ key: "robots", tab: "does nothing now", is_idle: true }] });
  await vi.waitFor(() => expect(screen.getByRole("button", { name: "robots" }).classList).toContain("vain"));
  expect(screen.getByRole("button", { name: "ninjas" }).classList).not.toContain("vain");
});

test("while there is a doubt, only that is taken back", async () => {
  const chosen: Choice = { key: "tar_pits", words: "Tar Pits", parts: [{ base: "tar_pits" }] };
  const server = await sit(welcome({ question: ask(PLAYS, { source: "howl", chosen: [chosen], can_undo: true }) }));
  const back = () => screen.getAllByRole("button", { name: /^Take it back/ });
  expect(back()).toHaveLength(1);
  server.say({ type: "foreseen", number: 7, fates: [{ key: "play howl", tab: "does nothing now", is_idle: true }] });
  await fireEvent.click(await hand().findByRole("button", { name: /^Howl/ }));
  await screen.findByText(/Do it anyway\?/);
  expect(back()).toHaveLength(1);
  await fireEvent.click(back()[0]!);
  expect(server.sent.filter(({ type }) => type === "undo")).toEqual([]);
  expect(screen.queryByText(/Do it anyway\?/)).toBeNull();
});

test("Escape lets go", async () => {
  await sit();
  await fireEvent.click(hand().getAllByRole("button", { name: /^Walker/ })[0]!);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("button", { name: /^Choose Tar Pits/ })).toBeNull();
});

test("a card with one choice is played at once, and nothing is answered twice", async () => {
  const server = await sit();
  const howl = hand().getByRole("button", { name: /^Howl/ });
  await fireEvent.click(howl);
  await fireEvent.click(howl);
  expect(server.sent).toEqual([{ type: "answer", number: 7, key: "play howl" }]);
});

test("a card with one place to go goes there, unless one always wants to be asked", async () => {
  const server = await sit(welcome({ question: ask(PLAYS.slice(1)) }));
  wish("alwaysAsk", true);
  await fireEvent.click(hand().getAllByRole("button", { name: /^Walker/ })[0]!);
  await fireEvent.click(hand().getByRole("button", { name: /^Howl/ }));
  expect(server.sent).toEqual([]);
  wish("alwaysAsk", false);
  await fireEvent.click(hand().getAllByRole("button", { name: /^Walker/ })[0]!);
  expect(server.sent).toEqual([{ type: "answer", number: 7, key: "play walker at jungle" }]);
});

test("cards of a discard pile are chosen beside the hand, or in the pile itself", async () => {
  const choices: Choice[] = [
    { key: "walker", words: "Walker", parts: [{ card: "walker", zone: "discard", owner: 1 }] },
    { key: "none", words: "Do nothing", role: "decline" as const },
  ];
  const table = view();
  table.seats[1] = { ...table.seats[1]!, discard: ["howl", "walker"] };
  const server = await sit(welcome({ view: { ...table }, question: ask(choices, { source: "howl" }) }));
  const fan = within(screen.getByRole("list", { name: "Jo’s discard pile" }));
  expect(fan.getAllByRole("button")).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "Jo’s discard pile, 2" }));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.queryByRole("button", { name: /^Howl, .*can be chosen/ })).toBeNull();
  await fireEvent.click(sheet.getByRole("button", { name: /^Walker, .*can be chosen/ }));
  expect(server.sent).toEqual([{ type: "answer", number: 7, key: "walker" }]);
});

test("a deck shows what is known of it", async () => {
  const table = view();
  table.seats[1] = { ...table.seats[1]!, "deck known": [[0, "king_rex"], [3, "walker"]] };
  await sit(welcome({ view: { ...table } }));
  await fireEvent.click(screen.getByRole("button", { name: "Jo’s deck, 30" }));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getAllByRole("listitem").map((item) => item.querySelector("small")?.textContent)).toEqual([
    "on top",
    "card 4 from the top",
  ]);
});

test("the space bar presses the main button, but not while somebody writes", async () => {
  const server = await sit();
  await fireEvent.click(screen.getByRole("tab", { name: "Chat" }));
  await fireEvent.keyDown(screen.getByRole("textbox"), { key: " " });
  expect(server.sent).toEqual([]);
  await fireEvent.keyDown(document.body, { key: " " });
  expect(server.sent).toEqual([{ type: "answer", number: 7, key: "end turn" }]);
});

test("what is not offered is asked about, and the reason is shown with its rule", async () => {
  const server = await sit(welcome({ question: ask(PLAYS.slice(3)) }));
  await fireEvent.click(hand().getByRole("button", { name: /^Howl/ }));
  expect(server.sent).toEqual([{ type: "why", verb: "play", parts: [{ card: "howl" }] }]);
  server.say({ type: "explained", key: "play howl", words: "You have no action left.", rule: "SU-1.1" });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("You have no action left.");
  expect(within(alert).getByText("Two to four players.")).toBeTruthy();
  await fireEvent.click(within(alert).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("minions on the table are chosen where they lie", async () => {
  const table = view({ bases: [base("tar_pits", 1, [minion(5, 1, 2), minion(6, 0, 2)])] });
  const choices = [
    { key: "walker#5", words: "Jo's Walker", parts: [{ card: "walker", piece: 5 }] },
    { key: "none", words: "Do nothing", role: "decline" as const },
  ];
  const server = await sit(
    welcome({ view: { ...table }, question: ask(choices, { source: "howl", words: "Howl: choose." }) }),
  );
  const lane = within(screen.getByRole("list", { name: "Jo, power 2, 1st place" }));
  await fireEvent.click(lane.getByRole("button", { name: /can be chosen/ }));
  expect(server.sent).toEqual([{ type: "answer", number: 7, key: "walker#5" }]);
});

test("an update changes what it names, and says whose turn it is", async () => {
  const server = await sit();
  server.say(
    update({
      changes: [[["bases", 0], base("tar_pits", 1, [minion(5, 0, 2)])]],
      log: [{ text: "You play Walker.", by: 0 }],
    }),
  );
  expect(await screen.findByText("Jo is thinking.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Tar Pits: power 2 of 16" })).toBeTruthy();
  expect(screen.getAllByText(/You play/)).not.toHaveLength(0);
});

test("a base that scores is shown on a sheet", async () => {
  const table = view({ bases: [base("tar_pits", 1, [minion(5, 0, 17)])] });
  const server = await sit(welcome({ view: { ...table } }));
  server.say(
    update({
      changes: [
        [["bases"], [base("jungle", 2)]],
        [["base discard"], ["tar_pits"]],
        [["seats", 0, "points"], 4],
      ],
      log: [{ text: "Tar Pits scores." }],
      notes: [
        { type: "scored", base: "tar_pits", serial: 1, breakpoint: 16, total: 17, rows: [{ seat: 0, power: 17, place: 1, points: 4 }], minions: [] },
      ],
    }),
  );
  const sheet = within(await screen.findByRole("dialog", { name: "Tar Pits" }));
  expect(sheet.getByText("+4")).toBeTruthy();
  expect(sheet.getByText("VP, 0 → 4")).toBeTruthy();
  await fireEvent.click(sheet.getByRole("button", { name: "Continue" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an answer given while the connection is lost is given again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const server = await sit();
  server.break();
  await fireEvent.click(hand().getByRole("button", { name: /^Howl/ }));
  expect(screen.getByText("Back in a moment; your answer is safe")).toBeTruthy();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.say(welcome());
  expect(FakeSocket.last).not.toBe(server);
  expect(FakeSocket.last.sent).toEqual([{ type: "answer", number: 7, key: "play howl" }]);
});

test("a spectator sees the table and has nothing to choose", async () => {
  render(TablePage, { room: "room" });
  FakeSocket.last.say(welcome({ seat: -1, question: { number: 7, awaited: [1], words: "Jo is thinking." } }));
  expect(await screen.findByText("Jo is thinking.")).toBeTruthy();
  expect(FakeSocket.last.address).not.toContain("token");
  expect(screen.queryByRole("list", { name: /^Your hand/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Undo/ })).toBeNull();
});

test("who looks on with all hands open is told how late that is", async () => {
  render(TablePage, { room: "room" });
  const table = view();
  table.seats[1] = { ...table.seats[1]!, hand: ["king_rex"] };
  FakeSocket.last.say(welcome({ seat: -1, delay: 60, view: { ...table }, question: { number: 7, awaited: [1] } }));
  expect(await screen.findByText(/60 seconds behind/)).toBeTruthy();
  expect(within(screen.getByRole("list", { name: "Jo’s hand" })).getByRole("button", { name: /King Rex/ })).toBeTruthy();
  expect(within(screen.getByRole("list", { name: "Mika’s hand" })).getAllByRole("button")).toHaveLength(3);
});

test("who was too late learns who was faster", async () => {
  const server = await sit();
  await fireEvent.click(hand().getByRole("button", { name: /^Howl/ }));
  server.say({ type: "refused", code: "too late", words: "The table has changed since." });
  server.say(welcome({ question: { number: 8, awaited: [1] }, log: [{ text: "Jo plays Walker.", by: 1 }] }));
  expect((await screen.findByRole("alert")).textContent).toContain("Jo was faster");
});

test("a connection that stays lost can be tried again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const server = await sit();
  server.break();
  await vi.waitFor(() => expect(screen.getByText("Back in a moment; your answer is safe")).toBeTruthy());
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.break();
  const tried = FakeSocket.made.length;
  await fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(FakeSocket.made).toHaveLength(tried + 1);
});

test("who comes while nothing can be reached is told so", async () => {
  render(TablePage, { room: "room" });
  FakeSocket.last.break();
  expect(await screen.findByText("Back in a moment; your answer is safe")).toBeTruthy();
});

test("a seat link is kept and taken out of the address", async () => {
  go("/table/room#seat=abc");
  render(TablePage, { room: "room" });
  expect(location.hash).toBe("");
  FakeSocket.last.say(welcome({ seat: 1, question: { number: 7, awaited: [0], words: "Mika is thinking." } }));
  await screen.findByText("Mika is thinking.");
  expect(tokensOf("room")).toEqual(["abc"]);
});

test("between two players at one screen there is a curtain", async () => {
  keepSeats("room", { 0: "one", 1: "two" });
  render(TablePage, { room: "room" });
  const [one, two] = FakeSocket.made;
  one?.say(welcome({ seat: 0 }));
  two?.say(welcome({ seat: 1, question: { number: 7, awaited: [0] } }));
  expect(await screen.findByText("Mika, it is your turn")).toBeTruthy();
  expect(screen.queryByRole("list", { name: /^Your hand/ })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "I am Mika" }));
  expect(hand().getAllByRole("button")).toHaveLength(3);
  one?.say(update());
  two?.say(update({ question: ask(PLAYS.slice(3), { number: 8, awaited: [1] }) }));
  expect(await screen.findByText("Jo, it is your turn")).toBeTruthy();
  expect(screen.queryByRole("list", { name: /^Your hand/ })).toBeNull();
});

test("who shares a screen is for going on without somebody, or not, together", async () => {
  keepSeats("room", { 0: "one", 1: "two" });
  render(TablePage, { room: "room" });
  const [one, two] = FakeSocket.made;
  const seats = ["Mika", "Jo", "Sam"].map((name) => ({ name, is_taken: true, is_here: true }));
  const third = { number: 7, awaited: [2] };
  one?.say(welcome({ seat: 0, seats, question: third }));
  two?.say(welcome({ seat: 1, seats, question: third }));
  await fireEvent.click(await screen.findByRole("button", { name: "I am Mika" }));
  one?.say({ type: "waiting", missing: [{ seat: 2, waited: 60, may_go_on: true, needed: 2 }] });
  await fireEvent.click(await screen.findByRole("button", { name: /^Let a bot sit in/ }));
  for (const each of [one, two]) expect(each?.sent).toContainEqual({ type: "stand in", seat: 2, once: false });
});

test("a table that does not exist says so", async () => {
  render(TablePage, { room: "room" });
  FakeSocket.last.say({ type: "refused", code: "no such room", words: "There is no such table." });
  expect(await screen.findByRole("heading", { name: "There is no such table" })).toBeTruthy();
});
