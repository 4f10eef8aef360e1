import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadCatalogue } from "../../src/lib/catalogue";
import type { Listener } from "../../src/lib/connection";
import type { Sheet } from "../../src/munchkin/notes";
import type { View } from "../../src/munchkin/view";
import type { ClientMessage, Line, Question, ServerMessage } from "../../src/protocol";
import { Table } from "../../src/room/table.svelte";
import { ask, CATALOGUE, choices, fight, gear, hero, update, view, welcome } from "./example";

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
const { default: MunchkinTable } = await import("../../src/munchkin/MunchkinTable.svelte");
const { noting } = await import("../../src/munchkin/notes");

let sent: ClientMessage[];
let say: (message: ServerMessage) => Promise<void>;

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(CATALOGUE))));
  await loadCatalogue("munchkin");
});
beforeEach(() => {
  sent = [];
});

function sit(seen: View, question: Question): void {
  let listener: Listener | undefined;
  const table = new Table<View, Sheet>(
    "room",
    "",
    (told) => {
      listener = told;
      return { send: (message) => sent.push(message) > 0, again: () => undefined, close: () => undefined };
    },
    () => noting(),
  );
  listener?.message(welcome(seen, question));
  say = async (message) => {
    listener?.message(message);
    await tick();
  };
  render(MunchkinTable, {
    table,
    get view() {
      return table.view!;
    },
    others: [],
    onseated: () => undefined,
  });
}

const keys = () => sent.map((message) => (message.type === "answer" ? message.key : message.type));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const click = (name: string | RegExp) => fireEvent.click(button(name));

test("a fight says who fights whom, line by line", () => {
  const window = { passed: [2], concerns: [1] };
  sit(view({ fight: fight(), window }), ask(["pass", "pass this fight"], { awaited: [0, 1] }));
  expect(screen.getByRole("heading", { name: "Bob fights Froggoth" })).toBeTruthy();
  const ours = within(screen.getByRole("list", { name: "The munchkins’ strength" }));
  expect(ours.getAllByRole("listitem").map((line) => line.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Bob, level 8",
    "Necronomicon +5",
  ]);
  expect(screen.getByRole("img", { name: "13 against 4" })).toBeTruthy();
  expect(screen.getByText("If nobody acts, Bob gains 1 level and 2 treasures.")).toBeTruthy();
  const waits = within(screen.getByRole("list", { name: "Who has answered" }));
  expect(waits.getAllByRole("listitem").map((line) => line.textContent?.trim())).toEqual([
    "Ann has not answered yet",
    "Bob has not answered yet",
    "Cy has passed",
  ]);
});

test("who may win the game is said", () => {
  sit(view({ fight: fight({ "may win": true, reaches: 10 }) }), ask(["pass"]));
  expect(screen.getByText("If nobody acts, Bob wins the game:")).toBeTruthy();
});

test("the space bar passes", async () => {
  sit(view({ fight: fight() }), ask(["pass", "pass this fight"]));
  await fireEvent.keyDown(document.body, { key: " " });
  expect(keys()).toEqual(["pass"]);
});

test("a card is played on a player, on a monster, or for a side", async () => {
  const plays = [
    "play curse_amnesia P0",
    "play curse_amnesia P1",
    "play rugose froggoth#12",
    "play kitchen_sink for",
    "play kitchen_sink against",
  ];
  sit(view({ fight: fight() }), ask([...plays, "pass"]));
  await click(/^Curse! Amnesia, .*can be chosen/);
  expect(button("Choose Ann")).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("button", { name: "Choose Ann" })).toBeNull();
  await click(/^Kitchen Sink/);
  await click("For the monsters");
  expect(keys()).toEqual(["play kitchen_sink against"]);
});

test("with one target only it goes there", async () => {
  sit(view({ fight: fight() }), ask(["play rugose froggoth#12", "pass"]));
  await click(/^Rugose/);
  expect(keys()).toEqual(["play rugose froggoth#12"]);
});

test("a card that cannot be played says why", async () => {
  sit(view({ fight: fight() }), ask(["pass"]));
  await click(/^Wishing Ring/);
  expect(sent).toEqual([{ type: "why", verb: "play", parts: [{ card: "wishing_ring" }] }]);
  await say({ type: "explained", key: "play wishing_ring", words: "No curse is in the air." });
  expect(screen.getByRole("alert").textContent).toContain("No curse is in the air.");
});

test("an item is put away only when that is said", async () => {
  sit(view({ active: 0 }), ask(["put away fez_of_fazooli#1", "drop professor#2", "open door"], { prompt: "start" }));
  await click(/^Fez of Fazooli/);
  expect(keys()).toEqual([]);
  await click("Put it away");
  expect(keys()).toEqual(["put away fez_of_fazooli#1"]);
});

test("a single way to use what lies before me is not asked for, but for which side it is used", async () => {
  const uses = ["use fez_of_fazooli#1 for", "use fez_of_fazooli#1 against"];
  sit(view({ fight: fight() }), ask([...uses, "pass"], { prompt: "fight", is_window: true }));
  await click(/^Fez of Fazooli/);
  expect(keys()).toEqual([]);
  await click("For the monsters");
  expect(keys()).toEqual(["use fez_of_fazooli#1 against"]);
});

test("what is asked for lies open, also where each player is one line", () => {
  sit(view({ active: 0 }), ask(["fez_of_fazooli#1"], { prompt: "put away", source: "kitchen_sink" }));
  expect(document.querySelector(".mseat.open")).toBe(document.querySelector(".mseat.me"));
});

test("what may always be done with what lies before me opens nothing", () => {
  sit(view({ active: 0 }), ask(["put away fez_of_fazooli#1", "open door"], { prompt: "start", is_window: true }));
  expect(document.querySelector(".mseat.open")).toBeNull();
});

test("asking for help is one sheet, and its answers follow", async () => {
  const mine = fight({ fighter: 0, stage: "open" });
  sit(view({ active: 0, fight: mine }), ask(["call", "ask P1", "ask P2"], { prompt: "fight" }));
  await click("Ask for help");
  await fireEvent.click(screen.getByRole("radio", { name: /Cy/ }));
  await click("One more");
  await fireEvent.click(screen.getByRole("radio", { name: "Cy" }));
  await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /Fez of Fazooli/ }));
  expect(
    within(screen.getByRole("dialog")).getByText("Cy helps for 2 treasures and Fez of Fazooli, and picks first"),
  ).toBeTruthy();
  await click("Ask Cy");
  await say(update(ask(["0", "1", "2"], { number: 8, prompt: "treasures" })));
  await say(update(ask(["fighter", "helper"], { number: 9, prompt: "first pick" })));
  await say(update(ask(["fez_of_fazooli#1", "done"], { number: 10, prompt: "pay" })));
  await say(update(ask(["call"], { number: 11, prompt: "fight", awaited: [2], is_awaited: false })));
  expect(keys()).toEqual(["ask P2", "2", "helper", "fez_of_fazooli#1"]);
});

test("everybody is asked for help on one sheet", async () => {
  const mine = fight({ fighter: 0, stage: "open" });
  sit(view({ active: 0, fight: mine }), ask(["call", "ask P1", "ask P2", "ask everybody"], { prompt: "fight" }));
  await click("Ask for help");
  await fireEvent.click(screen.getByRole("radio", { name: "Everybody" }));
  expect(within(screen.getByRole("dialog")).getByText("The first to accept helps for 1 treasure")).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: "Who helps" }));
  await click("Ask everybody");
  await say(update(ask(["0", "1", "2"], { number: 8, prompt: "treasures" })));
  await say(update(ask(["fighter", "helper"], { number: 9, prompt: "first pick" })));
  expect(keys()).toEqual(["ask everybody", "1", "helper"]);
});

test("what several offer is answered on the note of each, and what several are asked is one note", async () => {
  const terms = { treasures: 1, "helper first": false, items: [] };
  const offers = [
    { by: 1, to: 0, helper: 1, ...terms },
    { by: 2, to: 0, helper: 2, ...terms, treasures: 2 },
  ];
  const mine = fight({ fighter: 0, stage: "open", offers });
  const both = ["accept P1", "refuse P1", "counter P1", "accept P2", "refuse P2", "counter P2"];
  sit(view({ active: 0, fight: mine }), ask(both, { prompt: "help" }));
  const [one, other] = screen.getAllByRole("article");
  expect(within(one!).getByText("Bob helps for 1 treasure")).toBeTruthy();
  await fireEvent.click(within(other!).getByRole("button", { name: "Counter" }));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getByText("Cy helps for 2 treasures")).toBeTruthy();
  await fireEvent.click(sheet.getByRole("button", { name: "Cancel" }));
  await fireEvent.click(within(other!).getByRole("button", { name: "Accept" }));
  expect(keys()).toEqual(["accept P2"]);

  const asked = [1, 2].map((to) => ({ by: 0, to, helper: to, ...terms }));
  const waiting = ask(["withdraw"], { number: 9, prompt: "help", awaited: [1, 2], is_awaited: false });
  await say(update(waiting, view({ active: 0, fight: { ...mine, offers: asked } })));
  expect(screen.getByRole("heading", { name: /Ann asks Bob and Cy for help/ })).toBeTruthy();
  await click("Take it back");
});

test("an offer lies on the table as a note, with its answers", async () => {
  const offers = [{ by: 1, to: 0, gives: [3], wants: [1] }];
  sit(
    view({ offers }),
    ask(["accept trade P1", "refuse trade P1", "counter trade P1"], {
      prompt: "start",
      awaited: [1],
      is_awaited: false,
    }),
  );
  const note = within(screen.getByRole("article"));
  expect(note.getByRole("heading").textContent).toContain("Bob offers a trade");
  expect(note.getByText(/^You get/).textContent?.replace(/\s+/g, " ").trim()).toBe(
    "You get Necronomicon (+5) and give Fez of Fazooli (+3).",
  );
  await fireEvent.click(note.getByRole("button", { name: "Counter" }));
  expect(within(screen.getByRole("dialog")).getByRole("button", { name: /Necronomicon/, pressed: true })).toBeTruthy();
  await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  await fireEvent.click(note.getByRole("button", { name: "Accept" }));
  expect(keys()).toEqual(["accept trade P1"]);
});

test("cards in hand are shown to one player or to all", async () => {
  sit(view({ active: 0 }), ask(["open door", "show hand"], { prompt: "start" }));
  expect(screen.queryByRole("button", { name: /Say show hand/ })).toBeNull();
  await click("Show cards");
  const sheet = within(screen.getByRole("dialog"));
  await fireEvent.click(sheet.getByRole("radio", { name: "Cy" }));
  await fireEvent.click(sheet.getByRole("button", { name: /Kitchen Sink/ }));
  await click("Show Cy");
  await say(update(ask(["everybody", "P1", "P2"], { number: 8, prompt: "show to" })));
  await say(update(ask(["kitchen_sink", "rugose", "whole hand", "cancel"], { number: 9, prompt: "show" })));
  await say(update(ask(["rugose", "done", "cancel"], { number: 10, prompt: "show" })));
  await say(update(ask(["open door", "show hand"], { number: 11, prompt: "start" })));
  expect(keys()).toEqual(["show hand", "P2", "kitchen_sink", "done"]);

  await click("Show cards");
  await click("My whole hand");
  await click("Show everybody");
  await say(update(ask(["everybody", "P1", "P2"], { number: 12, prompt: "show to" })));
  await say(update(ask(["kitchen_sink", "rugose", "whole hand", "cancel"], { number: 13, prompt: "show" })));
  expect(keys().slice(4)).toEqual(["show hand", "everybody", "whole hand"]);
});

test("what a sale comes to is asked of the server", async () => {
  sit(view({ active: 0 }), ask(["open door", "sell"], { prompt: "start" }));
  const tried = (keys: string[], left: string[], gold: number, levels: number, missing: number) =>
    say({ type: "tried", keys, question: ask(left, { prompt: "sell", figures: { gold, levels, missing } }) });
  await click("Sell");
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getByText(/^1,000 gold buy a level/)).toBeTruthy();
  expect(sent).toEqual([{ type: "try", keys: ["sell"] }]);
  expect(sheet.queryByRole("button", { name: /Fez of Fazooli/ })).toBeNull();
  await tried(["sell"], ["fez_of_fazooli#1", "kitchen_sink", "cancel"], 0, 0, 1000);
  expect(sheet.queryByRole("button", { name: /Wishing Ring/ })).toBeNull();
  await fireEvent.click(sheet.getByRole("button", { name: /Fez of Fazooli/ }));
  expect(sent.at(-1)).toEqual({ type: "try", keys: ["sell", "fez_of_fazooli#1"] });
  await tried(["sell", "fez_of_fazooli#1"], ["kitchen_sink", "cancel"], 700, 0, 300);
  expect(sheet.getByText("300 short of a level")).toBeTruthy();
  await fireEvent.click(sheet.getByRole("button", { name: /Kitchen Sink/ }));
  expect(sheet.getByRole("status").getAttribute("aria-busy")).toBe("true");
  await tried(["sell", "fez_of_fazooli#1", "kitchen_sink"], ["done"], 1000, 1, 0);
  expect(sheet.getByText("enough for 1 level")).toBeTruthy();
  expect(sent).toHaveLength(3);
  sent = [];
  await fireEvent.click(sheet.getByRole("button", { name: "Sell for 1 level" }));
  await say(update(ask(["fez_of_fazooli#1", "kitchen_sink", "cancel"], { number: 8, prompt: "sell" })));
  await say(update(ask(["kitchen_sink", "cancel"], { number: 9, prompt: "sell" })));
  await say(update(ask(["done"], { number: 10, prompt: "sell" })));
  expect(keys()).toEqual(["sell", "fez_of_fazooli#1", "kitchen_sink", "done"]);
});

test("the lines of a monster say whom it minds, and who made it stronger", () => {
  const foe = { card: "froggoth", serial: 12, player: -1, group: "" };
  const lines = [
    { ...foe, what: "monster", amount: 4 },
    { ...foe, what: "likes", amount: 3, group: "investigator" },
    { ...foe, what: "enhancer", amount: 5, card: "rugose", player: 2 },
  ];
  sit(view({ fight: fight({ theirs: { total: 12, lines } }) }), ask(["pass"]));
  const theirs = within(screen.getByRole("list", { name: "The monsters’ strength" }));
  expect(theirs.getAllByRole("listitem").map((line) => line.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Froggoth level 4",
    "against Investigators +3",
    "Rugose Cy +5",
  ]);
});

test("a curse in the air is shown with its text, and whom it strikes", () => {
  const air = { card: "curse_amnesia", by: 1, victim: 0, target: [], struck: 0, aims: [], caught: false };
  const words = "Bob plays Curse! Amnesia on you. You can only let it happen.";
  sit(view({ air }), ask(["pass"], { prompt: "curse", awaited: [0, 2], words }));
  const middle = within(screen.getByRole("region", { name: "Bob plays Curse! Amnesia on you" }));
  expect(middle.getByText("You forget your class.")).toBeTruthy();
  expect(middle.getByText("Cy")).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test("who is not asked reads what another is asked, and sees the card that asks", () => {
  const words = "Curse! Amnesia: Bob chooses what is lost.";
  sit(view(), ask([], { prompt: "lose", source: "curse_amnesia", awaited: [1], is_awaited: false, words }));
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Curse! Amnesia: Bob must choose" })).toBeTruthy();
});

test("a body is laid out as it lies, and one of its cards taken", async () => {
  const body = { cards: ["necronomicon", "wishing_ring"], on: [["rugose"], []], picks: [0, 1], of: 2 };
  const laid = (card: string) => ({ key: card, words: "", parts: [{ card, zone: "laid out" }] });
  const offered = [laid("necronomicon"), laid("wishing_ring"), ...choices("none")];
  sit(view({ body }), ask([], { prompt: "loot", choices: offered }));
  const spread = within(screen.getByRole("region", { name: "What Cy leaves behind" }));
  expect(spread.getByText("Death is a setback: Cy keeps level and class, and gets new cards for the next turn.")).toBeTruthy();
  expect(spread.getByRole("button", { name: /^Necronomicon.*with Rugose/ })).toBeTruthy();
  expect(spread.getByRole("button", { name: "Rugose" })).toBeTruthy();
  await fireEvent.click(spread.getByRole("button", { name: /^Wishing Ring/ }));
  expect(keys()).toEqual(["wishing_ring"]);
});

test("what happens to me is said to me", async () => {
  sit(view({ active: 0, fight: fight({ fighter: 0, helper: 1 }) }), ask(["call"], { prompt: "fight" }));
  expect(screen.getByRole("heading", { name: "You and Bob fight Froggoth" })).toBeTruthy();
  expect(screen.getByText("If nobody acts, you gain 1 level and 2 treasures.")).toBeTruthy();
  const quiet = view({ active: 0, phase: "rest" });
  await say(update(ask(["end turn"], { number: 8, prompt: "rest" }), quiet, { notes: [{ type: "died", player: 0 }] }));
  expect(screen.getByText("You are dead")).toBeTruthy();
  expect(screen.getByText("All is quiet. You may still play cards before you end your turn.")).toBeTruthy();
});

test("a roll is told with what it was for", async () => {
  const fled = fight({ fighter: 0, stage: "flight" });
  sit(view({ active: 0, fight: fled }), ask(["run froggoth#12"], { prompt: "flight" }));
  await say(
    update(ask(["end turn"], { number: 8, prompt: "rest" }), view({ active: 0, die: 4, phase: "rest" }), {
      notes: [{ type: "rolled", player: 0, face: 4, modifier: 1, total: 5, card: "froggoth", escapes: true }],
    }),
  );
  expect(screen.getByRole("img", { name: "a die shows 4" })).toBeTruthy();
  expect(screen.getByText("You roll 4 +1 = 5 and get away from Froggoth")).toBeTruthy();
});

test("a roll that a card asks for names it", async () => {
  sit(view(), ask(["pass"]));
  await say(update(ask(["pass"], { number: 8 }), view(), { notes: [{ type: "rolled", player: 0, face: 4, source: "professor" }] }));
  expect(screen.getByText("You roll 4 for Professor")).toBeTruthy();
});

test("dice are shown before what follows from them", async () => {
  const fled = fight({ fighter: 0, stage: "flight" });
  sit(view({ active: 0, fight: fled }), ask(["run froggoth#12"], { prompt: "flight" }));
  await say(
    update(ask(["end turn"], { number: 8, prompt: "rest" }), view({ active: 0, die: 2, phase: "rest" }), {
      notes: [
        { type: "rolled", player: 0, face: 2, total: 2, card: "froggoth", short: 3 },
        { type: "struck", player: 0, card: "froggoth" },
      ],
    }),
  );
  const news = within(screen.getAllByRole("status").find((each) => each.classList.contains("news"))!);
  expect(news.getByText("caught, 3 short")).toBeTruthy();
  await fireEvent.click(news.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("caught, 3 short")).toBeNull();
  expect(screen.getByText("Bad stuff: It licks you.")).toBeTruthy();
});

test("what a fight would bring names the helper's share", () => {
  const terms = { by: 1, to: 2, helper: 2, treasures: 1, "helper first": false, items: [] };
  sit(view({ fight: fight({ helper: 2, terms }) }), ask(["pass"], { awaited: [0, 1] }));
  expect(document.querySelector(".stake")?.textContent).toContain("Cy gets 1 of the treasures.");
});

test("who opens a door is shown the card behind it", async () => {
  sit(view({ active: 0 }), ask(["open door"], { prompt: "start" }));
  const opened = { text: "You open the door: Professor.", kind: "open door", by: 0, card: "professor" };
  await say(update(ask(["end turn"], { number: 8, prompt: "trouble" }), view({ active: 0, phase: "trouble" }), { log: [opened] }));
  expect(document.querySelector(".news b")?.textContent).toContain("Behind the door is Professor");
});

test("a curse says what it took", async () => {
  sit(view({ active: 0 }), ask(["open door"], { prompt: "start" }));
  const lost = "Curse! Amnesia costs you a level, now level 2.";
  await say(
    update(ask(["end turn"], { number: 8, prompt: "rest" }), view({ active: 0, phase: "rest" }), {
      log: [{ text: lost, card: "curse_amnesia", kind: "lose levels", hits: [{ seat: 0 }], mood: "loss" }],
      notes: [{ type: "struck", player: 0, card: "curse_amnesia", is_curse: true }],
    }),
  );
  expect(document.querySelector(".news .cost")?.textContent).toBe(lost);
});

test("what has struck somebody makes room for the next fight", async () => {
  vi.useFakeTimers();
  const watch = (number: number) => ask([], { number, awaited: [1], is_awaited: false });
  sit(view({ active: 1, fight: fight({ stage: "flight" }) }), watch(7));
  const notes = [{ type: "struck", player: 1, card: "froggoth" }] as const;
  await say(update(watch(8), view({ active: 1, phase: "rest" }), { notes: [...notes] }));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(screen.getByText("Bad stuff: It licks you.")).toBeTruthy();
  await say(update(watch(9), view({ active: 2, fight: fight({ fighter: 2 }) })));
  await vi.advanceTimersByTimeAsync(100);
  expect(document.querySelector(".news")).toBeNull();
  vi.useRealTimers();
});

test("a die takes the place of a card that has stayed", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  sit(view({ active: 1 }), ask([], { awaited: [1], is_awaited: false, prompt: "start" }));
  const turn = { text: "Turn 2: Bob", by: 1, kind: "turn" };
  await say(update(ask([], { number: 7, awaited: [1], is_awaited: false }), view({ active: 1 }), { log: [turn] }));
  const cursed = { text: "Bob plays Curse! Amnesia", by: 1, kind: "play", act: 1, card: "curse_amnesia" };
  await say(update(ask(["pass"], { number: 8 }), view({ active: 1 }), { log: [cursed] }));
  expect(document.querySelector(".spot")).not.toBeNull();
  const rolled = { type: "rolled", player: 1, face: 4, modifier: 0, total: 4, card: "", escapes: false } as const;
  await say(update(ask(["pass"], { number: 9 }), view({ active: 1 }), { notes: [rolled] }));
  expect(screen.getByText("Bob rolls 4")).toBeTruthy();
  expect(document.querySelector(".spot")).toBeNull();
});

test("treasures that are picked from tell by themselves who has won", async () => {
  sit(view({ active: 1, fight: fight() }), ask([], { awaited: [1], is_awaited: false }));
  const spoils = { of: 1, cards: ["kitchen_sink"], on: [[]], picks: [1] };
  const notes = [{ type: "decided", player: 1, ours: 9, theirs: 4, has_won: true }] as const;
  await say(update(ask([], { number: 8, awaited: [1], is_awaited: false }), view({ active: 1, spoils }), { notes: [...notes] }));
  expect(screen.getByRole("heading", { name: "Treasures won together" })).toBeTruthy();
  expect(document.querySelector(".news")).toBeNull();
});

test("a body to take from tells by itself how it came to be one", async () => {
  sit(view({ active: 1, fight: fight({ stage: "flight" }) }), ask([], { awaited: [1], is_awaited: false }));
  const body = { of: 1, cards: ["wishing_ring"], on: [[]], picks: [0] };
  const notes = [
    { type: "struck", player: 1, card: "froggoth" },
    { type: "died", player: 1 },
  ] as const;
  await say(update(ask(["wishing_ring"], { number: 8, prompt: "loot" }), view({ active: 1, body }), { notes: [...notes] }));
  expect(screen.getByRole("heading", { name: "What Bob leaves behind" })).toBeTruthy();
  expect(document.querySelector(".news")).toBeNull();
});

test("how a fight of others ended is told where it was fought, and no notice tells it again", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const watch = (number: number) => ask([], { number, awaited: [1], is_awaited: false });
  const fought = view({ active: 1, fight: fight({ fighter: 1, helper: -1 }) });
  sit(fought, watch(6));
  await say(update(watch(7), fought, { log: [{ text: "Turn 2: Bob", by: 1, kind: "turn" }] }));
  const log = [{ text: "Bob beats Froggoth, 9 to 4.", by: 1, kind: "victory", act: 3 }];
  const notes = [{ type: "decided", player: 1, ours: 9, theirs: 4, has_won: true }] as const;
  await say(update(watch(8), view({ active: 1, phase: "rest" }), { notes: [...notes], log }));
  expect(document.querySelector(".fight .verdict")?.textContent?.trim()).toBe("Bob beats Froggoth, 9 to 4.");
  await say(update(ask(["pass"], { number: 9 }), view({ active: 1, phase: "rest" })));
  expect([document.querySelector(".fight"), document.querySelector(".news")]).toEqual([null, null]);
});

test("what one has won is told with the fight", async () => {
  sit(view({ active: 0, fight: fight({ fighter: 0, helper: -1 }) }), ask(["call"], { number: 7 }));
  const lines = [
    { text: "You beat Froggoth, 9 to 4.", by: 0, kind: "victory", act: 3 },
    { text: "Your treasure: Wishing Ring.", by: 0, kind: "draw", act: 3 },
  ];
  const notes = [{ type: "decided", player: 0, ours: 9, theirs: 4, has_won: true }] as const;
  await say(update(ask(["end turn"], { number: 8 }), view({ active: 0, phase: "rest" }), { notes: [...notes], log: lines }));
  expect(document.querySelector(".news")?.textContent).toContain("Your treasure: Wishing Ring.");
});

test("a card that asks what is lost needs no notice that it has struck", async () => {
  const watch = (number: number, source = "") => ask([], { number, source, awaited: [1], is_awaited: false });
  sit(view({ active: 1, fight: fight({ stage: "flight" }) }), watch(7));
  const notes = [{ type: "struck", player: 1, card: "froggoth" }] as const;
  await say(update(watch(8, "froggoth"), view({ active: 1, phase: "rest" }), { notes: [...notes] }));
  expect(screen.getByRole("heading", { name: "Froggoth: Bob must choose" })).toBeTruthy();
  expect(document.querySelector(".news")).toBeNull();
});

test("a curse is shown once, and says nothing twice", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const watch = (number: number) => ask([], { number, awaited: [1], is_awaited: false });
  const air = { card: "curse_amnesia", by: 1, struck: 0, aims: [], victim: 0, target: [], caught: false };
  const played = { text: "Bob plays Curse! Amnesia on you", by: 1, kind: "play", act: 1, card: "curse_amnesia" };
  const strikes = "Curse! Amnesia strikes you. You forget your class.";
  const struck: Line = { text: strikes, act: 1, card: "curse_amnesia", hits: [{ seat: 0 }], mood: "loss" };
  const turn = { text: "Turn 2: Bob", by: 1, kind: "turn" };
  sit(view({ active: 1 }), watch(6));
  await say(update(watch(7), view({ active: 1 }), { log: [turn] }));
  await say(update(watch(8), view({ active: 1, air }), { log: [played, struck] }));
  expect(document.querySelector(".spot .text")?.textContent).toBe("You forget your class.");
  expect(document.querySelector(".spot .result")).toBeNull();
  expect(document.querySelector(".air.shown")).not.toBeNull();
  await say(update(ask(["pass"], { number: 9, prompt: "curse" }), view({ active: 1, air })));
  expect(document.querySelector(".spot")).toBeNull();
  expect(document.querySelector(".air:not(.shown)")).not.toBeNull();
});

test("hands are counted by their backs, and what is known of them is named on a sheet only", async () => {
  sit(view(), ask(["play curse_amnesia P1"], { prompt: "start", awaited: [1], is_awaited: false }));
  const [bob] = within(screen.getByRole("list", { name: "Players" })).getAllByRole("listitem");
  expect(within(bob!).getByTitle("1 door in hand").textContent).toBe("1");
  expect(within(bob!).getByTitle("2 treasures in hand").textContent?.trim()).toBe("2");
  await click("Look at Cy’s cards: level 3, strength 3");
  expect(within(screen.getByRole("dialog")).getByRole("button", { name: /^Froggoth, Monster, level 4/ })).toBeTruthy();
});

test("a picked card can be charity for one of several", async () => {
  const seen = view({ active: 0, phase: "charity", charity: { left: 1, to: [1, 2], got: [0, 0] } });
  sit(seen, ask(["rugose P1", "rugose P2"], { prompt: "charity" }));
  expect(screen.getByText("You give the card over the limit to Bob or Cy.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Trade" })).toBeNull();
  await click(/^Rugose/);
  expect(screen.getByRole("heading", { name: "Rugose: to whom?" })).toBeTruthy();
  await click("Choose Cy");
  expect(keys()).toEqual(["rugose P2"]);
});

test("an army, Big items and a vehicle lie before me", () => {
  const seen = view({ roles: ["army"], "minds sex": false });
  const [me, ...others] = seen.heroes;
  const equipped = {
    ...me!,
    bigs: [1, 1] as [number, number],
    rations: [1, 0, 2, 0],
    gear: [
      gear(1, "ork", { "is used": false }),
      gear(2, "thunder_hammer", { bonus: 5 }),
      gear(4, "leman_russ", { bonus: 5 }),
    ],
  };
  sit(view({ roles: ["army"], "minds sex": false, heroes: [equipped, ...others] }), ask(["open door"], { prompt: "start" }));
  const mine = within(screen.getByRole("list", { name: "You" }));
  expect(mine.getByRole("button", { name: "Ork" })).toBeTruthy();
  expect(mine.getByRole("button", { name: "Thunder Hammer, +5, Big" })).toBeTruthy();
  for (const words of ["Vehicle", "Big items: 1 of 1", "Ration tokens: 1 bread, 0 meat, 2 greens, 0 sweets"])
    expect(mine.getByText(words)).toBeTruthy();
  expect(screen.getAllByText("no army")).toHaveLength(2);
});

test("a twin is said to be one, and lies beside its monster", () => {
  const [foe] = fight().foes;
  const tags = ["chaos"];
  const twins = fight({ foes: [{ ...foe!, tags }, { ...foe!, serial: 13, tags, "twin of": 12 }] });
  const { lines } = twins.theirs;
  const theirs = { total: 8, lines: [...lines, { ...lines[0]!, serial: 13 }] };
  sit(view({ fight: { ...twins, theirs } }), ask(["pass"]));
  expect(screen.getByRole("heading", { name: "Bob fights Froggoth and its twin" })).toBeTruthy();
  expect(button(/^Froggoth, Monster, .*twin$/).parentElement).toBe(
    button(/^Froggoth, Monster, (?!.*twin)/).parentElement,
  );
  const ledger = within(screen.getByRole("list", { name: "The monsters’ strength" }));
  expect(ledger.getAllByRole("listitem").map((line) => line.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Froggoth level Chaos 4",
    "Froggoth level twinChaos 4",
  ]);
});

test("a roll that may still be answered shows the die and what it comes to", async () => {
  const lines = [{ what: "item", amount: -1, card: "necronomicon", serial: 3, player: 1, group: "" }];
  const roll = { player: 1, serial: 12, face: 3, lines, extra: 0, modifier: -1, total: 2, short: 3, escapes: false };
  const rolls = [{ player: 1, serial: 12, modifier: -1, lines, "is safe": false }];
  const fled = fight({ stage: "flight", runs: [[1, 12]], rolls, roll });
  const window = { passed: [2], concerns: [1] };
  sit(view({ fight: fled, window }), ask(["pass", "play wishing_ring"], { prompt: "roll", awaited: [0] }));
  expect(screen.getByRole("img", { name: "a die shows 3" })).toBeTruthy();
  const middle = within(screen.getByRole("region", { name: "Bob runs away from Froggoth" }));
  expect(middle.getByText("on the die").parentElement?.textContent?.replace(/\s+/g, " ").trim()).toBe(
    "3on the die − 1Necronomicon = 2 caught, 3 short",
  );
  expect(middle.getByText("If nobody acts, Froggoth catches Bob:")).toBeTruthy();
  expect(within(screen.getByRole("list", { name: "Who has answered" })).getAllByRole("listitem")).toHaveLength(2);
  await fireEvent.keyDown(document.body, { key: " " });
  expect(keys()).toEqual(["pass"]);
});

test("a vehicle that hinders is left behind with a button", async () => {
  const seen = view({ active: 0, fight: fight({ fighter: 0, stage: "flight" }) });
  seen.heroes[0]!.gear.push(gear(9, "leman_russ"));
  sit(seen, ask(["run froggoth#12", "abandon leman_russ#9"], { prompt: "flight" }));
  await click("Leave Leman Russ behind");
  expect(keys()).toEqual(["abandon leman_russ#9"]);
});

test("who may listen at the door listens first", async () => {
  sit(view({ active: 0 }), ask(["listen", "open door"], { prompt: "start" }));
  expect(screen.getByText(/^Faster play: first listen/)).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: " " });
  expect(keys()).toEqual(["listen"]);
});

test("what weighs on my hero is said", () => {
  const seen = view();
  const [me, ...others] = seen.heroes;
  const cursed = {
    ...me!,
    lasting: [["penalty", "curse_amnesia", "combat", -5]] as [string, string, string, number][],
    gear: [gear(1, "fez_of_fazooli", { on: [[8, "rugose"]] })],
  };
  sit(view({ heroes: [cursed, ...others] }), ask(["pass"]));
  expect(screen.getByText(/until the end of the next fight/)).toBeTruthy();
  expect(button(/^Fez of Fazooli, \+3, with Rugose/)).toBeTruthy();
});

test("what a card would lead to is shown on it, and beside each way to play it", async () => {
  const [one, other, pass] = choices("play kitchen_sink for", "play kitchen_sink against", "pass");
  const previewed = [{ ...one!, preview: [15, 4, 1] }, { ...other!, preview: [13, 16, 0] }, pass!];
  sit(view({ fight: fight() }), ask([], { choices: previewed }));
  await click(/^Kitchen Sink, .*win or lose: you choose/);
  await click("For the monsters, 13 : 16, they lose");
  expect(keys()).toEqual(["play kitchen_sink against"]);
});

test("what ends in the same way whatever is chosen says so", () => {
  const [one, other, pass] = choices("play kitchen_sink for", "play kitchen_sink against", "pass");
  const previewed = [{ ...one!, preview: [15, 4, 1] }, { ...other!, preview: [13, 6, 1] }, pass!];
  sit(view({ fight: fight() }), ask([], { choices: previewed }));
  expect(screen.getByRole("button", { name: /^Kitchen Sink, .*they win either way/ })).toBeTruthy();
});

test("of several copies only the one that was clicked is picked up", async () => {
  const heroes = [hero({ hand: ["kitchen_sink", "kitchen_sink"] }), hero(), hero()];
  sit(view({ heroes, fight: fight() }), ask(["play kitchen_sink for", "play kitchen_sink against", "pass"]));
  const [one, other] = screen.getAllByRole("button", { name: /^Kitchen Sink/ });
  const picked = () => [one, other].map((each) => each?.classList.contains("picked"));
  await fireEvent.click(other!);
  expect(picked()).toEqual([false, true]);
  await fireEvent.click(one!);
  expect(picked()).toEqual([true, false]);
});

test("a question about what lies before another is answered with one click", async () => {
  sit(view(), ask(["necronomicon#3"], { prompt: "lose", source: "curse_amnesia" }));
  expect(screen.getByRole("heading", { name: "You must choose" })).toBeTruthy();
  await fireEvent.click(within(screen.getByRole("list", { name: "Bob" })).getByRole("button"));
  expect(keys()).toEqual(["necronomicon#3"]);
});
