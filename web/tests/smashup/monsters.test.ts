import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { go } from "../../src/lib/router";
import { keepSeats } from "../../src/lib/seats";
import type { Choice, SmashUpCard } from "../../src/protocol";
import { nothing } from "../../src/smashup/choices";
import { talentOf } from "../../src/smashup/talents";
import { CATALOGUE } from "../example";
import { FakeSocket } from "../socket";
import { ask, base, minion, PLAYS, view, welcome } from "./example";

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

const card = (id: string, name: string, group: string, more: Partial<SmashUpCard> = {}): SmashUpCard => ({
  ...{ id, name, kind: "minion", set: "more", faction: `${group}s`, text: "", group },
  ...more,
});
const HERO = card("big_hero", "Big Hero", "minion", { power: 5, has_talent: true, text: "Talent: draw a card." });
const RING = card("wishing_ring", "Wishing Ring", "treasure", { kind: "action" });
const BOOTS = card("boots", "Boots", "treasure", { kind: "action", on: "minion", has_talent: true });
const GHOUL = card("ghoul", "Ghoul", "monster", { power: 3, treasures: 1, is_undead: true });
const PILES = {
  "monster deck": 7,
  "monster deck known": [],
  "monster discard": ["ghoul"],
  "treasure deck": 12,
  "treasure deck known": [],
  "treasure discard": [],
  loot: [],
};

/** A ghoul that nobody controls, another one and a hero with boots of the first player. */
const LAIR = {
  ...base("tar_pits", 1, [
    minion(5, -1, 3, { card: "ghoul" }),
    minion(6, 0, 3, { card: "ghoul", owner: -1 }),
    minion(7, 0, 5, { card: "big_hero", on: [{ card: "boots", serial: 8, controller: 0, used: true }] }),
  ]),
  breakpoint: 19,
  monsters: 3,
  own: 16,
};
const USE: Choice = { key: "use big_hero#7", words: "Use your Big Hero", verb: "use", parts: [{ card: "big_hero", piece: 7 }] };

beforeEach(() => {
  localStorage.clear();
  go("/table/room");
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const catalogue = { ...CATALOGUE, cards: [...CATALOGUE.cards, HERO, RING, BOOTS, GHOUL] };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(catalogue))));
});

async function sit(message = welcome()): Promise<FakeSocket> {
  keepSeats("room", { 0: "secret" });
  render(TablePage, { room: "room" });
  FakeSocket.last.say(message);
  await screen.findByRole("heading", { name: "Smash Up table" });
  return FakeSocket.last;
}

const lairs = (choices: Choice[]) =>
  welcome({ view: { ...view({ bases: [LAIR], piles: PILES }) }, question: ask(choices) });

test("a monster that nobody controls lies in a lane of its own, and is told with the breakpoint", async () => {
  await sit(lairs([{ key: "ghoul#5", words: "", parts: [{ card: "ghoul", piece: 5 }] }]));
  const monsters = screen.getByRole("list", { name: "Monsters that nobody controls: breakpoint +3" });
  expect(within(monsters).getByRole("button", { name: /^Ghoul, Undead monster, power 3, .*can be chosen/ })).toBeTruthy();
  expect(screen.getByText("(16 + 3)")).toBeTruthy();
  const mine = screen.getByRole("list", { name: "Mika, power 8, 1st place" });
  expect(within(mine).getByRole("button", { name: /^Ghoul, Undead monster, .*belongs to nobody/ })).toBeTruthy();
});

test("a talent says what it does before it is used", async () => {
  const server = await sit(lairs([USE, ...PLAYS]));
  expect(screen.getByRole("button", { name: "Boots, played by Mika, talent has been used this turn" })).toBeTruthy();
  const talents = screen.getByRole("list", { name: "Talents on the board" });
  await fireEvent.click(within(talents).getByRole("button", { name: /^Big Hero, .*talent can be used now, at Tar Pits/ }));
  expect(server.sent).toEqual([]);
  expect(screen.getByText("Use Big Hero’s talent?")).toBeTruthy();
  expect(within(screen.getByRole("region", { name: /^Use Big Hero’s talent/ })).getByText("Talent: draw a card.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /^Use your Big Hero/ }));
  expect(server.sent).toEqual([{ type: "answer", number: 7, key: "use big_hero#7" }]);
});

test("loot is shown with who picks, and taken with one click", async () => {
  const taken = [{ card: "big_hero", by: 1, place: 1 }];
  const scoring = { base: 1, stage: "loot", seat: 0, places: [1, 2], picks: [0, 1], taken };
  const shown = view({ bases: [LAIR], piles: { ...PILES, loot: ["wishing_ring", "boots"] }, scoring });
  const choice: Choice = { key: "wishing_ring", words: "", parts: [{ card: "wishing_ring", zone: "loot" }] };
  const server = await sit(welcome({ view: { ...shown }, question: ask([choice], { source: "" }) }));
  const order = screen.getByRole("list", { name: "Who picks" });
  expect(within(order).getAllByRole("listitem").map((each) => each.textContent.trim().replace(/\s+/g, " "))).toEqual([
    "1 Jo power 0 took one",
    "2 Mika power 8 picks now",
    "3 Jo power 0 round 2",
  ]);
  const loot = screen.getByRole("list", { name: "Treasures in the loot" });
  expect(within(loot).getAllByRole("button").map((each) => each.ariaLabel?.split(",")[0])).toEqual([
    "Wishing Ring",
    "Big Hero",
    "Boots",
  ]);
  expect(within(loot).getByRole("button", { name: /^Big Hero, .*Jo took it/ })).toBeTruthy();
  await fireEvent.click(within(loot).getByRole("button", { name: /^Wishing Ring, .*can be chosen/ }));
  expect(server.sent).toEqual([{ type: "answer", number: 7, key: "wishing_ring" }]);
});

test.each([
  ["before", "scores now"],
  ["after", "has scored"],
])("%s its points are paid, a base %s", async (stage, words) => {
  const scoring = { base: LAIR.serial, stage, seat: 0, places: [1, 2], picks: [] };
  await sit(welcome({ view: { ...view({ bases: [LAIR], scoring }) }, question: ask([], { source: "" }) }));
  expect(screen.getByText(words)).toBeTruthy();
});

test("monsters and treasures out of play can be looked through", async () => {
  await sit(lairs(PLAYS));
  await fireEvent.click(screen.getAllByRole("button", { name: "Monster deck, 7 cards, 1 discarded" })[0]!);
  const sheet = within(screen.getByRole("dialog", { name: "Monster deck, 7 cards" }));
  expect(sheet.getByRole("button", { name: /^Ghoul/ })).toBeTruthy();
});

test("a talent is ready while it is offered, used after that, and rests else", () => {
  const hero = minion(7, 0, 5, { card: "big_hero" });
  const offers = { ...nothing(), pieces: new Map([[7, [USE]]]) };
  expect(talentOf(hero, HERO, offers)).toBe("ready");
  expect(talentOf({ ...hero, used: true }, HERO, nothing())).toBe("used");
  expect(talentOf(hero, HERO, { ...nothing(), pieces: new Map([[7, [{ key: "big_hero#7", words: "" }]]]) })).toBe("resting");
  expect(talentOf(hero, GHOUL, offers)).toBeUndefined();
});
