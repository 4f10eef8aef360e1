import { cleanup, render, screen } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadLanguage, spoken, wantedLanguage } from "../src/lib/language";
import { language, speak, t } from "../src/lib/messages";
import { go } from "../src/lib/router";
import en from "../src/messages/en.json";
import type { Catalogue } from "../src/protocol";
import { BRACKETS, englishIn, translated } from "./brackets";
import { choice } from "./choice";
import { CATALOGUE, OTHER } from "./example";
import * as munchkin from "./munchkin/example";
import * as smashup from "./smashup/example";
import { FakeSocket } from "./socket";
import { FakeServer, useBrowser } from "./standins";

useBrowser();

/** With the cards that are pictured on the page for beginners. */
const PICTURED: Catalogue = {
  ...CATALOGUE,
  cards: [
    ...CATALOGUE.cards,
    ...["pirate_king", "zapbot", "ninja_master"].map((id) => ({ ...CATALOGUE.cards[0]!, id, name: id })),
  ],
};

beforeAll(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const server = new FakeServer();
  for (const catalogue of [PICTURED, { ...OTHER, ...munchkin.CATALOGUE }])
    server.answers[`GET /api/catalogue?family=${catalogue.family.name}&language=xx`] = [200, translated(catalogue)];
  server.answers["GET /api/families?language=xx"] = [200, [CATALOGUE, OTHER].map((each) => translated(each).family)];
  server.answers["GET /api/rooms?language=xx"] = [200, []];
  server.answers["GET /messages/xx.json"] = [200, BRACKETS];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});
afterAll(() => speak("en", en));

test("the language is in the address, and kept", () => {
  expect(wantedLanguage("")).toBe("en");
  expect(wantedLanguage("?language=../x")).toBe("en");
  expect(wantedLanguage("?language=de-CH")).toBe("de-CH");
  expect(wantedLanguage("")).toBe("de-CH");
});

test("a language without words leaves all as it is", async () => {
  localStorage.setItem("rumpus.language", "yy");
  await loadLanguage();
  expect(language).toBe("en");
  expect(spoken("/api/rooms")).toBe("/api/rooms");
});

test("a language with words is spoken, and asked for from the server", async () => {
  localStorage.setItem("rumpus.language", "xx");
  await loadLanguage();
  expect(t("home.turn", { turn: 7 })).toBe("[Turn 7]");
  expect(document.documentElement.lang).toBe("xx");
  expect(spoken("/api/rooms")).toBe("/api/rooms?language=xx");
  expect(spoken("/api/replay?at=3")).toBe("/api/replay?at=3&language=xx");
  speak("xx", { "home.turn": "[Turn]" });
  expect(t("home.open")).toBe(en["home.open"]);
  speak("xx", BRACKETS);
});

const PAGES: [path: string, load: () => Promise<{ default: Component }>][] = [
  ["/", () => import("../src/site/Home.svelte")],
  ["/new", () => import("../src/site/NewTable.svelte")],
  ["/new?game=munchkin", () => import("../src/site/NewTable.svelte")],
  ["/cards", () => import("../src/site/Cards.svelte")],
  ["/cards/howl", () => import("../src/site/Cards.svelte")],
  ["/cards/froggoth?game=munchkin", () => import("../src/site/Cards.svelte")],
  ["/how-to-play", () => import("../src/site/HowToPlay.svelte")],
  ["/how-to-play?game=munchkin", () => import("../src/site/HowToPlay.svelte")],
  ["/rules", () => import("../src/site/Rules.svelte")],
  ["/lost", () => import("../src/site/Lost.svelte")],
];

test.each(PAGES)("no English is left on %s", async (path, load) => {
  speak("xx", BRACKETS);
  go(path);
  const { default: Page } = await load();
  const { container } = render(Page);
  await vi.waitFor(() => expect(screen.queryByText("[Loading …]")).toBeNull());
  await tick();
  expect(container.textContent.length).toBeGreaterThan(10);
  expect(englishIn(container)).toEqual([]);
});

/** The words of the server are in brackets as well. */
const told = <Each extends { words?: string }>(each: Each): Each => ({ ...each, words: `[${each.words ?? ""}]` });
const SEATS = ["[Ann]", "[Bob]", "[Cy]"].map((name) => ({ name, is_taken: true, is_here: true }));

async function tableOf(message: ReturnType<typeof smashup.welcome>): Promise<Element> {
  speak("xx", BRACKETS);
  go("/table/room");
  const { default: TablePage } = await import("../src/site/TablePage.svelte");
  const { container } = render(TablePage, { room: "room" });
  const { question } = message;
  FakeSocket.last.say({
    ...message,
    game: `[${message.game}]`,
    seats: SEATS.slice(0, message.seats.length),
    question: { ...told(question), choices: (question.choices ?? []).map(told) },
    log: message.log.map((line) => ({ ...line, text: `[${line.text}]` })),
  });
  await vi.waitFor(() => expect(container.querySelector(".ask")).not.toBeNull(), { timeout: 20_000 });
  return container;
}

test("no English is left at a table of Smash Up", async () => {
  const bases = [smashup.base("tar_pits", 1, [smashup.minion(5, 1, 2), smashup.minion(6, 0, 3)])];
  expect(englishIn(await tableOf(smashup.welcome({ view: { ...smashup.view({ bases }) } })))).toEqual([]);
});

test.each([
  ["at rest", munchkin.view({ active: 0 }), ["listen", "open door", "sell", "trade P1"], "start"],
  ["in a fight", munchkin.view({ fight: munchkin.fight() }), ["pass", "pass this fight", "offer help"], "call"],
  ["in flight", munchkin.view({ fight: munchkin.fight({ stage: "flight", fighter: 0 }) }), ["run froggoth#12"], "flight"],
])("no English is left at a table of Munchkin %s", async (_, view, keys, prompt) => {
  const names = { cards: munchkin.CATALOGUE.cards.map(({ id }) => id) };
  const question = munchkin.ask([], { prompt, choices: keys.map((key) => choice(key, names)) });
  expect(englishIn(await tableOf(munchkin.welcome(view, question)))).toEqual([]);
});

test("English would be found", () => {
  document.body.innerHTML = '<p title="hello">[a [b] c] 12 <b>Go</b></p><input placeholder="[Name]" />';
  expect(englishIn(document.body)).toEqual(["Go", "hello"]);
});
