import { beforeEach, expect, test } from "vitest";
import { handled } from "../../src/room/gestures";
import type { Handling } from "../../src/room/seating";

let clicked: string[];
let read: string[];
let stop: () => void;

const thingAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-in]")?.dataset["id"] : undefined;

beforeEach(() => {
  document.body.innerHTML = `<main><button class="card" data-in="hand" data-id="rex"></button><button id="pass"></button></main>`;
  clicked = [];
  read = [];
  for (const button of document.querySelectorAll("button"))
    button.onclick = () => clicked.push(button.dataset["id"] ?? button.id);
  const play = {
    canDrag: () => false,
    letGo: () => undefined,
    tap(thing: string) {
      read.push(thing);
      return true;
    },
  } as unknown as Handling<string>;
  stop?.();
  const grip = { thingAt, lift: () => undefined, drop: () => false };
  stop = handled(play, grip)(document.querySelector("main")!) as () => void;
});

function press(css: string, pointerType: string, detail = 1): void {
  const node = document.querySelector(css)!;
  for (const kind of ["pointerdown", "pointerup"])
    node.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), { pointerType, button: 0, clientX: 0, clientY: 0 }));
  node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
}

test("a tap on a card reads it and does nothing else", () => {
  press(".card", "touch");
  expect([read, clicked]).toEqual([["rex"], []]);
});

test("a click of a mouse acts", () => {
  press(".card", "mouse");
  expect([read, clicked]).toEqual([[], ["rex"]]);
});

test("a tap on what is no card is a click", () => {
  press("#pass", "touch");
  expect([read, clicked]).toEqual([[], ["pass"]]);
});

test("a key on a card acts, even after a finger was there", () => {
  press(".card", "touch");
  document.querySelector(".card")!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect([read, clicked]).toEqual([["rex"], ["rex"]]);
});
