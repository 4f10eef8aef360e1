import { beforeEach, expect, test, vi } from "vitest";
import { pointed } from "../../src/room/pointing";
import type { Handling } from "../../src/room/seating";

const PAGE = `
  <main>
    <button id="raptor" data-in="pieces" data-id="7"><b id="badge"></b></button>
    <button id="rex" data-in="pieces" data-id="8"></button>
    <p id="else"></p>
    <p><button id="name" class="cardlink"></button></p>
    <div class="tight"><ul class="hand"><li><button id="held" data-in="hand" data-id="9"></button></li></ul></div>
  </main>`;

let shown: string[] = [];
let play: Handling<string>;

const thingAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-in]")?.dataset["id"] : undefined;

const at = (id: string) => document.getElementById(id)!;

function points(id: string, pointerType = "mouse", kind = "pointermove"): void {
  at(id).dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), { pointerType }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = PAGE;
  shown = [];
  play = {
    isDragging: false,
    peeked: undefined,
    point(thing: string) {
      shown.push(thing);
      play.peeked = { card: thing, at: new DOMRect() };
    },
  } as unknown as Handling<string>;
  pointed(play, thingAt)(document.querySelector("main")!);
});

test("a card opens when the pointer rests on it, not when it passes", () => {
  points("raptor");
  vi.advanceTimersByTime(200);
  points("else");
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
  points("badge");
  vi.advanceTimersByTime(260);
  expect(shown).toEqual(["7"]);
});

test("a card of which only the name is left opens at once", () => {
  points("held");
  expect(shown).toEqual(["9"]);
});

test("a card that comes to lie under a resting pointer does not open", () => {
  points("raptor", "mouse", "pointerover");
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
});

test("a card that goes from under a resting pointer closes", async () => {
  points("raptor");
  vi.advanceTimersByTime(260);
  points("rex", "mouse", "pointerover");
  vi.advanceTimersByTime(200);
  await Promise.resolve();
  expect(shown).toEqual(["7"]);
  expect(play.peeked).toBeUndefined();
});

test("while one is open the next opens at once, and it closes a little after the pointer has left", async () => {
  points("raptor");
  vi.advanceTimersByTime(260);
  points("rex");
  expect(shown).toEqual(["7", "8"]);
  points("else");
  vi.advanceTimersByTime(100);
  expect(play.peeked).toBeDefined();
  vi.advanceTimersByTime(100);
  await Promise.resolve();
  expect(play.peeked).toBeUndefined();
});

test("a finger opens nothing by passing, and nothing opens while a card is dragged", () => {
  points("raptor", "touch");
  vi.advanceTimersByTime(1000);
  play.isDragging = true;
  points("rex");
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
});

test("a press closes it", async () => {
  points("raptor");
  vi.advanceTimersByTime(260);
  at("raptor").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await Promise.resolve();
  expect(play.peeked).toBeUndefined();
});

test("a name shows its card itself, also to whoever comes to it from a card", async () => {
  points("raptor");
  vi.advanceTimersByTime(260);
  points("name", "mouse", "pointerover");
  play.peeked = { card: "named", at: new DOMRect() };
  points("name");
  vi.advanceTimersByTime(1000);
  await Promise.resolve();
  expect(play.peeked?.card).toBe("named");
});
