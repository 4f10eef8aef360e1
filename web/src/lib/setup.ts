import type { CharacterInfo, NewRoom, OptionInfo, OptionValue, SeatWish } from "../protocol";
import { t } from "./messages";

/** Who will sit in a seat: you, another person at this screen, somebody invited, or a bot by its name. */
export type Sitter = "you" | "here" | "open" | `bot.${string}`;

/** A seat of the new table. Its id stays its own when seats change places. */
export interface SeatPlan {
  id: number;
  sitter: Sitter;
  /** Of a person at this screen; the others bring their own. */
  name: string;
  /** Whom a bot would be here; empty: nobody in particular. No two seats have the same. */
  character: string;
}

export const PEOPLE = ["you", "here", "open"] as const;
/** How long there is for an answer, in seconds; or, in a slow game, in days. */
export const CLOCKS = [0, 60, 180] as const;
export const DAYS = [1, 2, 3, 7, 14] as const;
/** How late spectators see open hands, in seconds. */
export const DELAYS = [60, 180, 600] as const;
/** How long a window stays open for each of those who are asked together. */
export const WINDOW_CLOCKS = [0, 15, 30, 60] as const;

/** What the form for a new table holds. */
export interface Wishes {
  family: string;
  seats: SeatPlan[];
  /** The setup of the game itself. */
  setup: Record<string, unknown>;
  seconds: number;
  windowSeconds: number;
  isListed: boolean;
  /** Spectators see all hands this many seconds late; undefined: they see none. */
  handsDelay: number | undefined;
  spectatorsReact: boolean;
  areSpectatorsSilent: boolean;
  hints: boolean;
}

/** As many seats as there can be: you, and bots; only the first ones are used. */
export function firstPlan(name: string, bot: string, most: number, characters: string[]): SeatPlan[] {
  return Array.from({ length: most }, (_, id) => {
    const character = characters[id] ?? "";
    return id === 0 ? { id, sitter: "you", name, character } : { id, sitter: `bot.${bot}`, name: "", character };
  });
}

/** In an order of chance: other evenings, other guests. First, where they come to play last, who is called as you are. */
export function company(characters: readonly CharacterInfo[], yours: string): CharacterInfo[] {
  const isNamesake = ({ name }: CharacterInfo) => name.localeCompare(yours.trim(), undefined, { sensitivity: "base" }) === 0;
  const order = characters.map((each) => ({ each, at: isNamesake(each) ? -1 : Math.random() }));
  return order.sort((one, other) => one.at - other.at).map(({ each }) => each);
}

/** Every bot becomes somebody, as far as there are any. */
export function peopled(seats: SeatWish[], characters: CharacterInfo[]): SeatWish[] {
  const order = company(characters, seats.find(({ kind }) => kind === "you")?.name ?? "");
  return seats.map((seat) => {
    const who = seat.kind === "bot" ? order.pop() : undefined;
    return who === undefined ? seat : { ...seat, character: who.id };
  });
}

export function isHere(plan: SeatPlan): boolean {
  return plan.sitter === "you" || plan.sitter === "here";
}

export function isBot(plan: SeatPlan): boolean {
  return plan.sitter.startsWith("bot.");
}

/** How well a bot plays, by the name of it. */
export function levelOf(plan: SeatPlan): string {
  return plan.sitter.slice("bot.".length);
}

/** What a seat is called in the form. */
export function seatName(plan: SeatPlan, seat: number): string {
  return isHere(plan) && plan.name.trim() !== "" ? plan.name.trim() : t("new.seat", { n: seat + 1 });
}

/** You have one seat: if you move to another, you swap with whoever was to sit there. */
export function seated(plans: SeatPlan[], seat: number, sitter: Sitter, name: string): SeatPlan[] {
  const old = plans[seat];
  const yours = plans.findIndex((plan) => plan.sitter === "you");
  return plans.map((plan, place) => {
    if (place === seat) return { ...plan, sitter, name: sitter === "you" ? (plans[yours]?.name ?? name) : "" };
    if (sitter === "you" && place === yours && old !== undefined)
      return { ...old, id: plan.id, character: plan.character };
    return plan;
  });
}

/** Somebody comes to a seat; who had them swaps. */
export function cast(plans: SeatPlan[], seat: number, character: string): SeatPlan[] {
  const old = plans[seat]?.character ?? "";
  return plans.map((plan, place) => {
    if (place === seat) return { ...plan, character };
    return plan.character === character ? { ...plan, character: old } : plan;
  });
}

/** A seat goes to another place; those in between move up or down by one. */
export function moved(plans: SeatPlan[], from: number, to: number): SeatPlan[] {
  const after = [...plans];
  after.splice(to, 0, ...after.splice(from, 1));
  return after;
}

/** What is chosen of the options that the catalogue names: the place of a value, of one for each seat, or of several. */
export type Chosen = Record<string, number[]>;

/** The sets of cards that are played with, where the game lets them be chosen so. */
export function setsIn(options: OptionInfo[], chosen: Chosen): string[] {
  const option = options.find(({ name }) => name === "sets");
  return option === undefined ? [] : placesOf(option, chosen).map((place) => String(option.values[place]?.value));
}

/** The options that matter with these sets. */
export function mattering(options: OptionInfo[], inUse: string[]): OptionInfo[] {
  return options.filter(({ sets = [] }) => sets.length === 0 || sets.some((set) => inUse.includes(set)));
}

/** The places of the values of which there may be several. */
export function placesOf({ name }: OptionInfo, chosen: Chosen): number[] {
  return chosen[name] ?? [0];
}

/**
 * The place of a seat's value, or of the one for all. Unless it is chosen, it is what the game does by itself: the first,
 * or by turns, or what is usual where several sets are combined.
 */
export function valueAt(option: OptionInfo, chosen: Chosen, sets: string[], id = 0, seat = 0): number {
  const { name, values, is_by_turns: isByTurns, usual_combined: combined = 0 } = option;
  return chosen[name]?.[id] ?? (isByTurns ? seat % values.length : sets.length > 1 ? combined : 0);
}

/** Only what somebody has chosen, and what matters: the game itself knows what is usual. */
export function optionSetup(options: OptionInfo[], chosen: Chosen, seats: SeatPlan[]): Record<string, unknown> {
  const sets = setsIn(options, chosen);
  const valueOf = (option: OptionInfo, id?: number, seat?: number): OptionValue["value"] | undefined =>
    option.values[valueAt(option, chosen, sets, id, seat)]?.value;
  const setup: Record<string, unknown> = {};
  for (const option of mattering(options, sets)) {
    const told = chosen[option.name];
    if (told === undefined) continue;
    if (option.is_several) setup[option.name] = told.map((place) => option.values[place]?.value);
    else if (!option.is_for_each_seat) setup[option.name] = valueOf(option);
    else if (seats.some(({ id }) => told[id] !== undefined))
      setup[option.name] = seats.map((plan, seat) => valueOf(option, plan.id, seat));
  }
  return setup;
}

export function newRoom(wishes: Wishes): NewRoom {
  return {
    family: wishes.family,
    seats: wishes.seats.map(seatWish),
    setup: wishes.setup,
    is_listed: wishes.isListed,
    seconds: wishes.seconds,
    ...(wishes.windowSeconds === 0 ? {} : { window_seconds: wishes.windowSeconds }),
    ...(wishes.hints ? { hints: true } : {}),
    ...(wishes.spectatorsReact ? {} : { spectators_react: false }),
    ...(wishes.handsDelay === undefined ? {} : { open_hands: true, hands_delay: wishes.handsDelay }),
    ...(wishes.areSpectatorsSilent ? { are_spectators_silent: true } : {}),
  };
}

function seatWish(plan: SeatPlan): SeatWish {
  if (isHere(plan)) return { kind: "you", name: plan.name.trim() };
  if (plan.sitter === "open") return { kind: "open" };
  const bot = levelOf(plan);
  return plan.character === "" ? { kind: "bot", bot } : { kind: "bot", bot, character: plan.character };
}
