import { expect, test } from "vitest";
import { chosen, newRoom, seated, type Wishes } from "../src/lib/setup";

const FACTIONS = ["aliens", "dinosaurs", "ninjas", "pirates", "robots", "zombies"];
const wishes: Wishes = {
  name: " Mika ",
  sitters: ["you", "open", "bot.random"],
  mode: "snake",
  factions: new Map(),
  isDoubled: false,
  edition: "first_print",
  seconds: 60,
  isListed: true,
};

test("the wishes become what the server asks for", () => {
  expect(newRoom(wishes, FACTIONS)).toEqual({
    seats: [{ kind: "you", name: "Mika" }, { kind: "open" }, { kind: "bot", bot: "random" }],
    setup: { edition: "first_print", draft: "snake" },
    is_listed: true,
    seconds: 60,
  });
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

test("you have one seat: moving swaps", () => {
  expect(seated(["you", "bot.greedy", "open"], 2, "you")).toEqual(["open", "bot.greedy", "you"]);
  expect(seated(["you", "open"], 1, "bot.random")).toEqual(["you", "bot.random"]);
  expect(seated(["you", "open"], 0, "bot.random")).toEqual(["bot.random", "open"]);
});
