import { expect, test } from "vitest";
import {
  cast,
  company,
  firstPlan,
  mattering,
  moved,
  newRoom,
  optionSetup,
  peopled,
  seated,
  setsIn,
  valueAt,
  type SeatPlan,
  type Sitter,
  type Wishes,
} from "../../src/lib/setup";
import type { OptionInfo, SeatWish } from "../../src/protocol";
import { CATALOGUE } from "../example";

function plans(...sitters: Sitter[]): SeatPlan[] {
  return sitters.map((sitter, id) => ({ id, sitter, name: sitter === "you" ? " Mika " : "", character: "" }));
}

const sitters = (seats: SeatPlan[]) => seats.map((plan) => plan.sitter);

const seats = plans("you", "open", "bot.random");
const wishes: Wishes = {
  family: "smashup",
  seats,
  setup: { edition: "first_print", draft: "snake" },
  seconds: 60,
  windowSeconds: 0,
  isListed: true,
  handsDelay: undefined,
  spectatorsReact: true,
  areSpectatorsSilent: false,
  hints: false,
};

test("the wishes become what the server asks for", () => {
  expect(newRoom(wishes)).toEqual({
    family: "smashup",
    seats: [{ kind: "you", name: "Mika" }, { kind: "open" }, { kind: "bot", bot: "random" }],
    setup: { edition: "first_print", draft: "snake" },
    is_listed: true,
    seconds: 60,
  });
});

test("who shares the screen has a seat of their own, by their own name", () => {
  const seats: SeatPlan[] = [...plans("you"), { id: 1, sitter: "here", name: "Jo", character: "" }];
  expect(newRoom({ ...wishes, seats }).seats).toEqual([
    { kind: "you", name: "Mika" },
    { kind: "you", name: "Jo" },
  ]);
});

test("open hands and the clock of windows are told only if they differ from what is usual", () => {
  expect(newRoom({ ...wishes, handsDelay: 180 })).toMatchObject({ open_hands: true, hands_delay: 180 });
  expect(newRoom({ ...wishes, areSpectatorsSilent: true })).toMatchObject({ are_spectators_silent: true });
  expect(newRoom({ ...wishes, windowSeconds: 30 })).toMatchObject({ window_seconds: 30 });
});

test("of an option there is one value for all or one for each seat, and only what was chosen is told", () => {
  const values = [
    { value: false, title: "No" },
    { value: true, title: "Yes" },
  ];
  const options = [
    { name: "fast", title: "Fast", values },
    { name: "tall", title: "Tall", values, is_for_each_seat: true },
  ];
  expect(optionSetup(options, {}, seats)).toEqual({});
  const chosen = { fast: [1], tall: Object.assign([], { 2: 1 }) };
  expect(optionSetup(options, chosen, moved(seats, 2, 0))).toEqual({ fast: true, tall: [true, false, false] });
});

test("seats have the values of an option by turns where the game deals them so, but for what is chosen", () => {
  const values = ["female", "male"].map((value) => ({ value, title: value }));
  const options = [{ name: "sexes", title: "Sex", values, is_for_each_seat: true, is_by_turns: true }];
  const first = { sexes: [0] };
  expect(optionSetup(options, first, seats)).toEqual({ sexes: ["female", "male", "female"] });
  expect(optionSetup(options, { sexes: Object.assign([], { 5: 1 }) }, seats)).toEqual({});
  const chosen = { sexes: Object.assign([], { 2: 1 }) };
  expect(optionSetup(options, chosen, moved(seats, 2, 0))).toEqual({ sexes: ["male", "male", "female"] });
});

test("sets decide which options matter, and what is usual", () => {
  const values = [
    { value: false, title: "No" },
    { value: true, title: "Yes" },
  ];
  const sets = ["old", "new"].map((value) => ({ value, title: value }));
  const options: OptionInfo[] = [
    { name: "sets", title: "Cards", values: sets, is_several: true },
    { name: "fast", title: "Fast", values, usual_combined: 1 },
    { name: "singing", title: "Singing", values, sets: ["old"] },
  ];
  const [, fast] = options;
  const names = (inUse: string[]) => mattering(options, inUse).map((option) => option.name);
  expect(setsIn(options, {})).toEqual(["old"]);
  expect(setsIn(options, { sets: [0, 1] })).toEqual(["old", "new"]);
  expect(names(["old"])).toEqual(["sets", "fast", "singing"]);
  expect(names(["new"])).toEqual(["sets", "fast"]);
  expect([["old"], ["old", "new"]].map((inUse) => valueAt(fast!, {}, inUse))).toEqual([0, 1]);
  expect(optionSetup(options, { sets: [0, 1] }, seats)).toEqual({ sets: ["old", "new"] });
  expect(optionSetup(options, { sets: [1], singing: [1], fast: [0] }, seats)).toEqual({ sets: ["new"], fast: false });
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
  expect(seated(without, 1, "you", "Mika")[1]).toMatchObject({ id: 1, sitter: "you", name: "Mika" });
});

test("several people share a screen", () => {
  expect(sitters(seated(plans("you", "open"), 1, "here", "Mika"))).toEqual(["you", "here"]);
});

test("a seat moves, and the others make room", () => {
  expect(moved(plans("you", "open", "here"), 2, 0).map((plan) => plan.id)).toEqual([2, 0, 1]);
});

test("at first you play against the bot that is told", () => {
  expect(sitters(firstPlan("Mika", "greedy", 4, []))).toEqual(["you", "bot.greedy", "bot.greedy", "bot.greedy"]);
});

const CHARACTERS = ["ada", "nell", "bruin", "mog"];
const cast4 = () => firstPlan("Mika", "greedy", 4, CHARACTERS);
const who = (seats: SeatPlan[]) => seats.map((plan) => plan.character);

test("every seat would have somebody else, whoever moves", () => {
  expect(who(cast4())).toEqual(CHARACTERS);
  expect(who(seated(cast4(), 2, "you", "Mika")).toSorted()).toEqual(CHARACTERS.toSorted());
  expect(who(cast(cast4(), 1, "mog"))).toEqual(["ada", "mog", "bruin", "nell"]);
  expect(newRoom({ ...wishes, seats: cast(cast4(), 1, "mog").slice(0, 2) }).seats).toEqual([
    { kind: "you", name: "Mika" },
    { kind: "bot", bot: "greedy", character: "mog" },
  ]);
});

test("bots of a quick game are different people, or nobody in particular", () => {
  const all = CATALOGUE.characters;
  const seats: SeatWish[] = [{ kind: "you" }, { kind: "bot" }, { kind: "bot", bot: "random" }, { kind: "bot" }];
  const found = peopled(seats, all).map(({ character }) => character);
  expect(found.slice(1, 3).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  expect([found[0], found[3]]).toEqual([undefined, undefined]);
});

test("a bot that is called as you are plays only if everybody else does", () => {
  for (const name of ["Nell", " nell "]) expect(company(CATALOGUE.characters, name).map(({ id }) => id)).toEqual(["nell", "bruin"]);
  const seats: SeatWish[] = [{ kind: "you", name: "Bruin" }, { kind: "bot" }];
  expect(peopled(seats, CATALOGUE.characters)[1]?.character).toBe("nell");
});
