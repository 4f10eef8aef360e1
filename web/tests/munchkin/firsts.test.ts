import { expect, test } from "vitest";
import en from "../../src/messages/en.json";
import { FIRSTS, metBy } from "../../src/munchkin/firsts";
import { Play, type MunchkinTable } from "../../src/munchkin/play.svelte";
import type { View } from "../../src/munchkin/view";
import type { Listener } from "../../src/lib/connection";
import type { Question } from "../../src/protocol";
import { Table } from "../../src/room/table.svelte";
import { ask, fight, hero, view, welcome } from "./example";

function met(seen: View, question: Question): string[] {
  let listener: Listener | undefined;
  const table: MunchkinTable = new Table("room", "", (told) => {
    listener = told;
    return { send: () => true, again: () => undefined, close: () => undefined };
  });
  listener?.message(welcome(seen, question));
  return metBy(new Play(table));
}

const others = view({ fight: fight({ fighter: 1, helper: -1 }) });
const own = view({ fight: fight({ fighter: 0, helper: -1 }) });
const called = ask(["play kitchen_sink for", "pass"], { prompt: "call", is_window: true });

test("everything that is explained has words", () => {
  expect(FIRSTS.filter((first) => !(`munchkin.first.${first}` in en))).toEqual([]);
});

test("to meddle is met in the fights of others, if they wait for us", () => {
  expect(met(others, called)).toEqual(["munchkin.first.meddle"]);
  expect(met(own, called)).toEqual([]);
  expect(met(others, { ...called, is_awaited: false })).toEqual([]);
});

test("a class that can do something is met with the fight in which it can", () => {
  const question = ask(["use professor#2", "call"], { prompt: "fight", is_window: true });
  expect(met(own, question)).toEqual(["munchkin.first.fight", "munchkin.first.power"]);
  const item = ask(["use fez_of_fazooli#1", "call"], { prompt: "fight", is_window: true });
  expect(met(own, item)).toEqual(["munchkin.first.fight"]);
});

test("death is met when one is dead, whoever is asked", () => {
  const dead = (seat: number) => view({ heroes: [0, 1].map((each) => hero({ "is new": each === seat })) });
  const asked = ask([], { prompt: "start", awaited: [1], is_awaited: false });
  expect(met(dead(0), asked)).toEqual(["munchkin.first.dead"]);
  expect(met(dead(1), asked)).toEqual([]);
});
