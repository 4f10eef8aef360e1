import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadCatalogue } from "../../src/lib/catalogue";
import type { Listener } from "../../src/lib/connection";
import type { View } from "../../src/munchkin/view";
import type { ClientMessage, Question, ServerMessage } from "../../src/protocol";
import { Table } from "../../src/room/table.svelte";
import { useBrowser } from "../standins";
import { ask, CATALOGUE, fight, update, view, welcome } from "./example";

// The page asks how much motion is wanted when it is loaded; without any, all is in its place at once.
vi.hoisted(() => {
  const list = (query: string) => Object.assign(new EventTarget(), { matches: query.includes("reduced-motion") });
  window.matchMedia = list as unknown as typeof matchMedia;
});
const { default: MunchkinTable } = await import("../../src/munchkin/MunchkinTable.svelte");

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
  const table = new Table<View>("room", "", (told) => {
    listener = told;
    return { send: (message) => sent.push(message) > 0, again: () => undefined, close: () => undefined };
  });
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

const called = view({ fight: fight(), window: { passed: [2], concerns: [1] } });
const question = (more: Partial<Question>) =>
  ask(["pass", "pass this fight"], { awaited: [0, 1], ask_me: "mine", ...more });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const bar = () => document.querySelector<HTMLElement>(".ask")!;

test("who is spared a question reads why, has nothing to press but «Wait!», and is then asked", async () => {
  sit(called, question({ sparing: "nothing", is_awaited: false }));
  expect(bar().textContent).toContain("Nothing to play: the table passes for you.");
  expect(bar().classList).toContain("others");
  expect(bar().querySelector("[data-key]")).toBeNull();
  await press("w");
  expect(sent).toEqual([{ type: "wait", lets_go: false }]);
  await say(update(question({})));
  expect(bar().querySelector('[data-key="pass"]')).not.toBeNull();
});

test("not to be asked is a choice, made on the question itself", async () => {
  sit(called, question({ sparing: "choice", is_awaited: false }));
  expect(bar().textContent).toContain("If you do nothing, the table passes for you.");
  const wishes = [...bar().querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(wishes.map(({ value, checked }) => [value, checked])).toEqual([
    ["always", false],
    ["mine", true],
    ["never", false],
  ]);
  await fireEvent.click(wishes[0]!);
  expect(sent).toEqual([{ type: "ask me", when: "always" }]);
});

test("a door is held by anybody, large by whom it matters to, and let go again", async () => {
  sit(view({ active: 1 }), ask([], { awaited: [1] }));
  await say({ type: "held", seat: 1, left: 3, limit: 3 });
  expect(screen.getByRole("heading", { name: "Bob is about to open the door." })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Wait!/ }).classList).toContain("btn--quiet");
  await say({ type: "held", seat: 1, left: 3, limit: 3, matters: true });
  expect(screen.getByRole("button", { name: /Wait!/ }).classList).toContain("btn--go");
  await press("w");
  await say({ type: "held", seat: 1, left: 30, limit: 30, by: 0, matters: true });
  await press("w");
  expect(sent).toEqual([
    { type: "wait", lets_go: false },
    { type: "wait", lets_go: true },
  ]);
  await say({ type: "held", seat: 1, left: 30, limit: 30, by: 2 });
  expect(screen.queryByRole("button", { name: /Wait!|Let go/ })).toBeNull();
  await say(update(ask([], { number: 99, awaited: [1] })));
  expect(document.querySelector(".hold")).toBeNull();
});

test("who is missing is named, framed, and after a while replaced", async () => {
  sit(view({ active: 1 }), ask([], { awaited: [1] }));
  await say({ type: "waiting", missing: [{ seat: 1, waited: 34 }] });
  expect(document.querySelector(".wait")?.textContent).toMatch(/Waiting for Bob\s*, 34 s/);
  expect(document.querySelector(".mseat.missing")).not.toBeNull();
  expect(screen.queryByRole("button", { name: "Let a bot sit in" })).toBeNull();
  await say({ type: "waiting", missing: [{ seat: 1, waited: 1146 }] });
  expect(document.querySelector(".wait")?.textContent).toMatch(/Waiting for Bob\s*, 19 minutes/);
  await say({ type: "waiting", missing: [{ seat: 1, waited: 60, may_go_on: true, can_pass: true }] });
  await fireEvent.click(screen.getByRole("button", { name: "Pass for them once" }));
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot sit in" }));
  expect(sent).toEqual([
    { type: "stand in", seat: 1, once: true },
    { type: "stand in", seat: 1, once: false },
  ]);
  await say({ type: "waiting", missing: [] });
  expect(document.querySelector(".wait")).toBeNull();
});

test("an offer of help that is refused by the server, or was not meant after all, leaves the question as it was", async () => {
  useBrowser();
  const mine = view({ active: 0, fight: fight({ fighter: 0 }) });
  sit(mine, ask(["ask P1", "call"], { prompt: "fight" }));
  const offer = async () => {
    await fireEvent.click(screen.getByRole("button", { name: "Ask for help" }));
    await fireEvent.click(screen.getByRole("button", { name: "Ask Bob" }));
  };
  await offer();
  expect(bar().querySelector("[data-key]")).toBeNull();
  await say({ type: "refused", code: "try again", words: "Try again in a moment." });
  expect(bar().querySelector("[data-key=call]")).not.toBeNull();
  await say({ type: "foreseen", number: 7, fates: [{ key: "ask P1", tab: "no", is_idle: true }], waits: [], gains: [] });
  await offer();
  await fireEvent.click(screen.getByRole("button", { name: /^Take it back/ }));
  expect(bar().querySelector("[data-key=call]")).not.toBeNull();
});

test("what people say is shown at once; bots wait until nothing is asked", async () => {
  useBrowser();
  sit(called, question({}));
  const seats = [{ name: "Ann" }, { name: "Bob" }, { name: "Cy", bot: "fair" }];
  await say({ type: "seats", seats: seats.map((seat) => ({ ...seat, is_taken: true })) });
  const told = (by: number, text: string) => say({ type: "said", line: { by, text } });
  const bubbles = () => [...document.querySelectorAll(".bubble")].map((each) => each.textContent);
  await told(2, "Ha!");
  await told(1, "Ouch!");
  expect(bubbles()).toEqual(["Ouch!"]);
  await say(update(ask([], { number: 8, awaited: [1] })));
  expect(bubbles()).toEqual(["Ouch!", "Ha!"]);
});

test("what was chosen is named in its order, also if the same was chosen twice", () => {
  const [first, second] = [
    { key: "P1", words: "Bob" },
    { key: "P2", words: "Cy" },
  ];
  sit(called, ask(["pass"], { source: "howl", chosen: [first, second, first] }));
  expect([...bar().querySelectorAll(".so-far b")].map((each) => each.textContent)).toEqual(["Bob", "Cy", "Bob"]);
});

test("what is met for the first time is said again until it can have been read", async () => {
  vi.useFakeTimers();
  const met = () => document.querySelector(".frame-note")?.textContent ?? "";
  sit(called, question({ number: 7 }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(met()).toContain("Not your fight?");
  await say(update(question({ number: 8 })));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(met()).toContain("Not your fight?");
  await say(update(question({ number: 9 })));
  await vi.advanceTimersByTimeAsync(100);
  expect(met()).not.toContain("Not your fight?");
  vi.useRealTimers();
});

test("a die that may still be turned lies where it was rolled, and no news hides whom it concerns", async () => {
  sit(view({ active: 0, fight: fight({ fighter: 0 }) }), ask(["call"], { prompt: "fight" }));
  const fled = fight({ fighter: 0, stage: "flight", rolls: [{ player: 0, serial: 12, modifier: 0, lines: [], "is safe": false }] });
  const notes = [
    { type: "decided", player: 0, has_won: false, ours: 3, theirs: 4 },
    { type: "rolled", player: 0, face: 3 },
  ] as const;
  await say(update(ask(["keep"], { number: 8, prompt: "die" }), view({ active: 0, die: 3, fight: fled }), { notes: [...notes] }));
  await tick();
  expect(screen.getAllByRole("img", { name: "a die shows 3" })).toHaveLength(2); // and in the question
  expect(document.querySelector(".news")).toBeNull();
});
