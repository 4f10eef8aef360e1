import { expect, test, vi } from "vitest";
import { hops, lasting, MOST, motionsOf, type Box, type Place } from "../../src/room/motion";
import { wish } from "../../src/room/settings.svelte";
import { leavingBetween } from "../../src/smashup/leaving";
import { view } from "../smashup/example";

const box = (left: number, top = 0): Box => ({ left, top, width: 50, height: 70 });
const place = (key: string, card: string, at: Box, owner = 0, controller = owner): Place<string> => ({
  key,
  card,
  owner,
  source: `hand ${controller}`,
  box: at,
  node: key,
});
const SPOTS: Record<string, Box> = { "deck 0": box(900), "discard 0": box(910), "hand 1": box(920), "discard 1": box(930) };
const spots = (name: string) => SPOTS[name];
const motions = (before: Place<string>[], after: Place<string>[], pile: "discard" | "hand" | "deck" = "discard") =>
  motionsOf(before, after, spots, () => pile);

test("what lies elsewhere has gone there; what lies still does not move", () => {
  const before = [place("#1", "walker", box(0)), place("#2", "walker", box(100))];
  const after = [place("#1", "walker", box(1)), place("#2", "walker", box(300))];
  expect(motions(before, after)).toEqual([{ node: "#2", how: "go", from: box(100), to: box(300), delay: 0 }]);
});

test("a card from the hand becomes the one in play", () => {
  const [motion, ...more] = motions([place("hand walker 1", "walker", box(0, 800))], [place("#5", "walker", box(200))]);
  expect(motion).toEqual({ node: "#5", how: "go", from: box(0, 800), to: box(200), delay: 0 });
  expect(more).toEqual([]);
});

test("somebody else's card comes from their seat", () => {
  const [motion] = motions([], [place("#5", "walker", box(200), 1)]);
  expect(motion).toMatchObject({ how: "go", from: box(920) });
});

test("a minion under another's control comes from who plays it, and goes to its owner's pile", () => {
  expect(motions([], [place("#5", "walker", box(200), 0, 1)])[0]?.from).toEqual(box(920));
  expect(motions([place("#5", "walker", box(200), 1, 0)], [])[0]?.to).toEqual(box(930));
});

test("cards are dealt from the deck, one after another, but never for long", () => {
  const hand = Array.from({ length: 25 }, (_, nth) => place(`hand walker ${nth}`, "walker", box(nth * 60)));
  const dealt = motions([], hand);
  expect(dealt.slice(0, 3).map(({ how, from, delay }) => [how, from.left, delay])).toEqual([
    ["deal", 900, 0],
    ["deal", 900, 60],
    ["deal", 900, 120],
  ]);
  expect(Math.max(...dealt.map(({ delay }) => delay + 320))).toBe(MOST);
});

test("what leaves play is destroyed if it went to the discard pile", () => {
  const gone = [place("#1", "walker", box(0))];
  expect(motions(gone, [])).toEqual([{ node: "#1", how: "destroy", from: box(0), to: box(910), delay: 0 }]);
  expect(motions(gone, [], "deck")[0]?.how).toBe("leave");
  expect(motions([place("hand howl 1", "howl", box(0))], [])[0]?.how).toBe("leave");
});

test("a monster comes from its deck and goes back there", () => {
  const piles = (name: string) => (name === "monster deck -1" ? box(940) : undefined);
  const ghoul = { ...place("#1", "ghoul", box(0), -1), source: "monster deck -1" };
  expect(motionsOf([], [ghoul], piles, () => "deck")[0]).toMatchObject({ how: "go", from: box(940) });
  expect(motionsOf([ghoul], [], piles, () => "monster deck")[0]).toMatchObject({ how: "destroy", to: box(940) });
});

test("a treasure goes from the loot into the hand, and from there into play", () => {
  const held = place("hand wishing_ring 1", "wishing_ring", box(0, 800));
  expect(motions([place("loot wishing_ring", "wishing_ring", box(300), -1)], [held])[0]?.from).toEqual(box(300));
  expect(motions([held], [place("#7", "wishing_ring", box(200), -1, 0)])[0]?.from).toEqual(box(0, 800));
});

test("what is nobody's goes to the pile of its kind", () => {
  const piles = {
    "monster deck": 3,
    "monster deck known": [],
    "monster discard": [],
    "treasure deck": 3,
    "treasure deck known": [],
    "treasure discard": [],
    loot: [],
  };
  const leaving = leavingBetween(view({ piles }), view({ piles: { ...piles, "monster discard": ["ghoul"] } }));
  expect([leaving("ghoul", -1), leaving("wishing_ring", -1)]).toEqual(["monster deck", "treasure deck"]);
});

test("when everything changes nothing moves", () => {
  const many = Array.from({ length: 31 }, (_, serial) => place(`#${serial}`, "walker", box(0)));
  expect(motions(many, [])).toEqual([]);
});

test("where a card went is told by the piles", () => {
  const before = view();
  const after = view();
  after.seats[1] = { ...after.seats[1]!, discard: ["walker"], hand: ["", "", "", ""] };
  const leaving = leavingBetween(before, after);
  expect([leaving("walker", 1), leaving("howl", 1), leaving("howl", 0)]).toEqual(["discard", "hand", "deck"]);
});

test("nothing moves for who asked for that, here or everywhere", () => {
  let isReduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  expect(lasting(260)).toBe(260);
  wish("isStill", true);
  expect([lasting(260), document.documentElement.hasAttribute("data-still")]).toEqual([0, true]);
  wish("isStill", false);
  isReduced = true;
  expect(lasting(260)).toBe(0);
});

test("a token hops step by step, and not when it is put down first", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const animate = vi.fn();
  const token = Object.assign(document.createElement("span"), { animate });
  const at = (step: number) => step / 10;
  hops(3, at)(token);
  expect(animate).not.toHaveBeenCalled();
  hops(5, at)(token);
  const [frames, options] = animate.mock.calls[0] as [{ left: string; transform: string }[], { duration: number }];
  expect(frames.map(({ left }) => left)).toEqual(["30%", "35%", "40%", "45%", "50%"]);
  expect(options.duration).toBe(240);
  hops(25, at)(token);
  expect(animate.mock.calls[1]?.[1]).toEqual({ duration: MOST });
});
