import { beforeEach, expect, test } from "vitest";
import { nextStop } from "../../src/room/stops";

const PAGE = `
  <button id="menu"></button>
  <section class="ask" tabindex="-1" id="ask"><button id="skip"></button></section>
  <ul class="hand"><li><button id="card"></button></li></ul>
  <div class="bases">
    <button id="look"></button>
    <button id="target" class="can"></button>
    <button id="asleep" tabindex="-1"></button>
    <button id="other" class="can"></button>
  </div>
  <ul class="seats"><li><button id="pile"></button></li></ul>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  for (const node of document.querySelectorAll("*")) node.getClientRects = () => [{}] as unknown as DOMRectList;
});

const from = (id: string, isBack = false) => nextStop(document.getElementById(id)!, isBack, document)?.id;

test("the targets come between the question and the hand", () => {
  expect([from("skip"), from("other"), from("look")]).toEqual(["target", "card", "pile"]);
});

test("the way back is the same", () => {
  expect([from("pile", true), from("card", true), from("target", true)]).toEqual(["look", "other", "skip"]);
});

test("what comes next in the page anyway is left to the browser", () => {
  expect([from("menu"), from("target"), from("card")]).toEqual([undefined, undefined, undefined]);
});

test("a question without buttons leads to the targets as well", () => {
  document.getElementById("skip")?.remove();
  expect(from("ask")).toBe("target");
});

test("without targets the browser knows the way", () => {
  for (const target of document.querySelectorAll(".can")) target.classList.remove("can");
  expect([from("skip"), from("look"), from("pile")]).toEqual([undefined, undefined, undefined]);
});
