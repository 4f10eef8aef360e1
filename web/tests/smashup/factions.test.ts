import { expect, test } from "vitest";
import { moved, type SeatPlan, type Sitter } from "../../src/lib/setup";
import { chosen, factionSetup, type FactionWishes } from "../../src/smashup/factions";

const FACTIONS = ["aliens", "dinosaurs", "ninjas", "pirates", "robots", "zombies"];

function plans(...sitters: Sitter[]): SeatPlan[] {
  return sitters.map((sitter, id) => ({ id, sitter, name: "", character: "" }));
}

const wishes: FactionWishes = {
  seats: plans("you", "open", "bot.random"),
  mode: "snake",
  factions: new Map(),
  isDoubled: false,
  sets: undefined,
  hasAllBases: false,
};

test("sets and bases are told only if they differ from what is usual", () => {
  expect(factionSetup(wishes, FACTIONS)).toEqual({ draft: "snake" });
  const setup = factionSetup({ ...wishes, sets: ["base"], hasAllBases: true }, FACTIONS);
  expect(setup).toEqual({ draft: "snake", sets: ["base"], bases: "all" });
});

test("with two of each faction two players may share one, unless factions are set", () => {
  expect(factionSetup({ ...wishes, isDoubled: true }, FACTIONS)).toMatchObject({ draft: "snake", copies: 2 });
  expect(factionSetup({ ...wishes, isDoubled: true, mode: "chosen" }, FACTIONS)).not.toHaveProperty("copies");
});

test("chosen factions are filled up from those that nobody has", () => {
  const factions = new Map([
    ["pirates", 0],
    ["ninjas", 0],
    ["aliens", 2],
    ["zombies", 3],
    ["ghosts", 1],
  ]);
  expect(factionSetup({ ...wishes, mode: "chosen", factions }, FACTIONS, () => 0)).toEqual({
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
  const setup = factionSetup({ ...wishes, seats, mode: "chosen", factions }, FACTIONS, () => 0);
  expect(setup["factions"]).toEqual([
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
