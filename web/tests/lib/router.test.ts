import { beforeEach, expect, test } from "vitest";
import { here } from "../../src/lib/here.svelte";
import {
  cardPath,
  followLinks,
  gameIn,
  gamePath,
  go,
  openHandsPath,
  replayPath,
  routeOf,
  rulePath,
  tablePath,
  tablePathIn,
  turnTo,
} from "../../src/lib/router";

beforeEach(() => {
  document.body.innerHTML = "";
  go("/");
});

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "new" }],
  ["/cards/", { page: "cards", card: "" }],
  ["/how-to-play", { page: "how-to-play" }],
  ["/about", { page: "about" }],
  ["/rules", { page: "rules" }],
  ["/my-games", { page: "my-games" }],
  ["/table/abc_-1", { page: "table", room: "abc_-1", isOpen: false }],
  ["/table/a%20b", { page: "table", room: "a b", isOpen: false }],
  ["/replay/abc", { page: "replay", room: "abc" }],
  ["/replay", { page: "lost" }],
  ["/table", { page: "lost" }],
  ["/table/a/b", { page: "lost" }],
  ["/table/%E0%A4%A", { page: "lost" }],
  ["/cards/walker", { page: "cards", card: "walker" }],
  ["/cards/walker/more", { page: "lost" }],
  ["/cards/%E0%A4%A", { page: "lost" }],
  ["/about/us", { page: "lost" }],
  ["/nowhere", { page: "lost" }],
  ["/invite/abc", { page: "invite", room: "abc" }],
  ["/invite", { page: "lost" }],
  ["/frog-pie", { page: "called", code: "frog-pie" }],
  ["/frog%20pie", { page: "called", code: "frog pie" }],
  ["/frog-pie/more", { page: "lost" }],
  ["/frog-pie-sky", { page: "lost" }],
])("%s is a page", (path, expected) => {
  expect(routeOf(path)).toEqual(expected);
});

test("the way to a table and back", () => {
  expect(routeOf(tablePath("x/y ?"))).toEqual({ page: "table", room: "x/y ?", isOpen: false });
  expect(routeOf(replayPath("x/y ?"))).toEqual({ page: "replay", room: "x/y ?" });
});

test("who looks on may want to see all hands", () => {
  const { pathname, search } = new URL(openHandsPath("x"), "http://here");
  expect(routeOf(pathname, search)).toEqual({ page: "table", room: "x", isOpen: true });
});

test("the way to a card and to a rule", () => {
  expect(routeOf(cardPath("king_rex"))).toEqual({ page: "cards", card: "king_rex" });
  expect(cardPath("")).toBe("/cards");
  expect(rulePath("SU-5.6")).toBe("/rules#SU-5.6");
});

test("another look at the same page leaves no trace on the way back", () => {
  const steps = history.length;
  turnTo("/cards/walker");
  expect(history.length).toBe(steps);
  expect(here.route).toEqual({ page: "cards", card: "walker" });
});

test.each([
  ["K3v9-_a", "/table/K3v9-_a"],
  ["  http://play.example/table/K3v9 ", "/table/K3v9"],
  ["http://play.example/table/K3v9#seat=tok.en", "/table/K3v9#seat=tok.en"],
  ["frog pie", "/frog-pie"],
  [" Frog-Pie ", "/Frog-Pie"],
  ["http://192.168.178.24:8123/frog-pie", "/frog-pie"],
  ["acorn rabbit", "/acorn-rabbit"],
  ["abcde-fghijk", "/table/abcde-fghijk"],
  ["not a code", undefined],
  ["", undefined],
])("a pasted %j leads to a table", (text, path) => {
  expect(tablePathIn(text)).toBe(path);
});

test("going somewhere changes the route and the address", () => {
  go("/cards?game=munchkin");
  expect(location.pathname).toBe("/cards");
  expect(here.route).toEqual({ page: "cards", card: "" });
  expect(here.game).toBe("munchkin");
});

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  document.body.addEventListener("click", followLinks, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  // jsdom would follow the link if nobody did; the listener below stands for the browser.
  let isOurs = false;
  const browser = (seen: Event) => {
    isOurs = seen.defaultPrevented;
    seen.preventDefault();
  };
  document.addEventListener("click", browser, { once: true });
  document.body.querySelector("a > *, a")?.dispatchEvent(event);
  return isOurs;
}

test("a link inside the site is followed without a load", () => {
  expect(click('<a href="/cards"><b>Cards</b></a>')).toBe(true);
  expect(location.pathname).toBe("/cards");
});

test.each([
  ["another site", '<a href="http://other.example/cards">x</a>', {}],
  ["a new tab", '<a href="/cards" target="_blank">x</a>', {}],
  ["a download", '<a href="/api/rooms/x/record" download>x</a>', {}],
  ["the server's own", '<a href="/api/rooms">x</a>', {}],
  ["a place on this page", '<a href="/#main">x</a>', {}],
  ["a modified click", '<a href="/cards">x</a>', { ctrlKey: true }],
])("%s is left to the browser", (_, html, init) => {
  expect(click(html, init)).toBe(false);
  expect(location.pathname).toBe("/");
});

test("a page is about a game: the usual one needs no word in the address", () => {
  expect(gameIn("")).toBe("smashup");
  expect(gameIn("?game=munchkin&x=1")).toBe("munchkin");
  expect(gamePath("/new", "smashup")).toBe("/new");
  expect(gamePath("/new", "munchkin")).toBe("/new?game=munchkin");
  expect(cardPath("walker", "smashup")).toBe("/cards/walker");
  expect(rulePath("MU-1", "munchkin")).toBe("/rules?game=munchkin#MU-1");
});
