import type { Catalogue, SmashUpCard } from "../src/protocol";

function card(id: string, kind: string, faction: string, more: Partial<SmashUpCard> = {}): SmashUpCard {
  const name = id.replace(/(^|_)(\w)/g, (_, gap: string, letter: string) => (gap && " ") + letter.toUpperCase());
  return { id, name, kind, set: "base", faction, text: "", group: kind, ...more };
}

/** A small catalogue as the server sends it: what is as usual is left out. */
export const CATALOGUE: Catalogue = {
  cards: [
    card("walker", "minion", "zombies", { power: 2, copies: 4, text: "Look at the top card of your deck." }),
    card("overrun", "action", "zombies", { on: "base", text: "Other players cannot play minions there." }),
    card("king_rex", "minion", "dinosaurs", { power: 7 }),
    card("howl", "action", "dinosaurs", { text: "All have +1 power.", rulings: ["Later ones don’t get it."] }),
    card("haunting", "minion", "ghosts", { set: "more", power: 3 }),
    card("tar_pits", "base", "dinosaurs", { breakpoint: 16, vp: [4, 3, 2], text: "Put it under its owner's deck." }),
  ],
  factions: [
    { id: "dinosaurs", name: "Dinosaurs", set: "base" },
    { id: "zombies", name: "Zombies", set: "base" },
    { id: "ghosts", name: "Ghosts", set: "more" },
  ],
  sets: { base: "Smash Up", more: "More of it" },
  rules: [
    { number: "SU-1.1", text: "Two to four players." },
    { number: "SU-5.10", text: "Everything is discarded." },
    { number: "SU-5.11", text: "A new base comes." },
  ],
  bots: [
    { name: "random", title: "Dice", text: "Plays anything." },
    { name: "greedy", title: "Greedy", text: "Plays what counts most now." },
  ],
  phrases: { ouch: "Ouch!", thanks: "Thank you!" },
  characters: [
    { id: "nell", name: "Nell", text: "Forgets nothing.", style: "Betrays", quote: "Oops.", risk: 4, revenge: 5, patience: 1 },
    { id: "bruin", name: "Bruin", text: "One at a time.", style: "Sits", quote: "Mine.", risk: 3, revenge: 1, patience: 3 },
  ],
  options: [
    {
      name: "edition",
      title: "Edition",
      values: [
        { value: "first_print", title: "First print" },
        { value: "later", title: "Later print" },
      ],
    },
  ],
  family: { name: "smashup", title: "Smash Up", fewest: 2, most: 4, has_tour: true },
  goal: 15,
  points: "VP",
  groups: {},
  showcase: ["walker", "king_rex"],
  breaks: ["Nuke-bot"],
  how_to_play: "Win: have the most points.\nWhen you end your turn, bases score:\nmost power takes the first value.",
};

/** Another game, with options of its own. */
export const OTHER: Catalogue = {
  ...CATALOGUE,
  family: { name: "munchkin", title: "Munchkin", fewest: 3, most: 6, asks_several: true },
  cards: [{ id: "froggoth", name: "Froggoth", kind: "monster", set: "other", faction: "doors", text: "", group: "monster" }],
  factions: [],
  sets: { other: "Munchkin" },
  options: [
    {
      name: "faster",
      title: "Faster play",
      values: [
        { value: false, title: "As usual" },
        { value: true, title: "Fast" },
      ],
    },
    {
      name: "sexes",
      title: "Sex",
      is_for_each_seat: true,
      values: [
        { value: "male", title: "Man" },
        { value: "female", title: "Woman" },
      ],
    },
    {
      name: "singing",
      title: "Singing",
      is_rare: true,
      values: [
        { value: false, title: "Silent" },
        { value: true, title: "Loud" },
      ],
    },
  ],
};
