import { expect, test } from "vitest";
import { chosen, firstPlan, moved, newRoom, seated, type SeatPlan, type Sitter, type Wishes } from "../src/lib/setup";

const FACTIONS = ["aliens", "dinosaurs", "ninjas", "pirates", "robots", "zombies"];

function plans(...sitters: Sitter[]): SeatPlan[] {
  return sitters.map((sitter, id) => ({ id, sitter, name: sitter === "you" ? " Mika " : "" }));
}

const sitters = (seats: SeatPlan[]) => seats.map((plan) => plan.sitter);

const wishes: Wishes = {
  seats: plans("you", "open", "bot.random"),
  mode: "snake",
  factions: new Map(),
  isDoubled: false,
  sets: undefined,
  hasAllBases: false,
  edition: "first_print",
  seconds: 60,
  isListed: true,
  handsDelay: undefined,
};

test("the wishes become what the server asks for", () => {
  expect(newRoom(wishes, FACTIONS)).toEqual({
    seats: [{ kind: "you", name: "Mika" }, { kind: "open" }, { kind: "bot", bot: "random" }],
    setup: { edition: "first_print", draft: "snake" },
    is_listed: true,
    seconds: 60,
  });
});

test("who shares the screen has a seat of their own, by their own name", () => {
  const seats: SeatPlan[] = [...plans("you"), { id: 1, sitter: "here", name: "Jo" }];
  expect(newRoom({ ...wishes, seats }, FACTIONS).seats).toEqual([
    { kind: "you", name: "Mika" },
    { kind: "you", name: "Jo" },
  ]);
});

test("sets, bases and open hands are told only if they differ from what is usual", () => {
  const room = newRoom({ ...wishes, sets: ["base"], hasAllBases: true, handsDelay: 180 }, FACTIONS);
  expect(room).toMatchObject({ setup: { sets: ["base"], bases: "all" }, open_hands: true, hands_delay: 180 });
});

test("with two of each faction two players may share one, unless factions are set", () => {
  expect(newRoom({ ...wishes, isDoubled: true }, FACTIONS).setup).toMatchObject({ draft: "snake", copies: 2 });
  expect(newRoom({ ...wishes, isDoubled: true, mode: "chosen" }, FACTIONS).setup).not.toHaveProperty("copies");
});

test("chosen factions are filled up from those that nobody has", () => {
  const factions = new Map([
    ["pirates", 0],
    ["ninjas", 0],
    ["aliens", 2],
    ["zombies", 3],
    ["ghosts", 1],
  ]);
  const room = newRoom({ ...wishes, mode: "chosen", factions }, FACTIONS, () => 0);
  expect(room.setup).toEqual({
    edition: "first_print",
    factions: [
      ["pirates", "ninjas"],
      ["dinosaurs", "robots"],
      ["aliens", "zombies"],
    ],
  });
});

test("chosen factions go along with their seat", () => {
  const factions = new Map([["pirates", 0]]);
  const seats = moved(plans("you", "open"), 0, 1);
  const room = newRoom({ ...wishes, seats, mode: "chosen", factions }, FACTIONS, () => 0);
  expect(room.setup?.["factions"]).toEqual([
    ["aliens", "dinosaurs"],
    ["pirates", "ninjas"],
  ]);
});

test("a seat has two factions: a third replaces the first, a taken one changes hands, a second click lets go", () => {
  let factions = chosen(chosen(new Map(), 0, "aliens"), 0, "ninjas");
  factions = chosen(factions, 0, "robots");
  expect([...factions]).toEqual([
    ["ninjas", 0],
    ["robots", 0],
  ]);
  factions = chosen(factions, 1, "robots");
  expect(factions.get("robots")).toBe(1);
  expect(chosen(factions, 1, "robots").has("robots")).toBe(false);
});

test("you have one seat: moving swaps, and the name goes along", () => {
  const after = seated(plans("you", "bot.greedy", "open"), 2, "you", "");
  expect(sitters(after)).toEqual(["open", "bot.greedy", "you"]);
  expect(after[2]?.name).toBe(" Mika ");
  expect(after.map((plan) => plan.id)).toEqual([0, 1, 2]);
});

test("who gave up the own seat gets it back with the name that is kept", () => {
  const without = seated(plans("you", "open"), 0, "bot.random", "Mika");
  expect(sitters(without)).toEqual(["bot.random", "open"]);
  expect(seated(without, 1, "you", "Mika")[1]).toEqual({ id: 1, sitter: "you", name: "Mika" });
});

test("several people share a screen", () => {
  expect(sitters(seated(plans("you", "open"), 1, "here", "Mika"))).toEqual(["you", "here"]);
});

test("a seat moves, and the others make room", () => {
  expect(moved(plans("you", "open", "here"), 2, 0).map((plan) => plan.id)).toEqual([2, 0, 1]);
});

test("at first you play against the bot that is told", () => {
  expect(sitters(firstPlan("Mika", "greedy"))).toEqual(["you", "bot.greedy", "bot.greedy", "bot.greedy"]);
});
