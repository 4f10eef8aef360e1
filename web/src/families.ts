import type { Component } from "svelte";
import type { CardBook } from "./lib/catalogue";
import { later } from "./lib/later";
import { noting as munchkinNoting } from "./munchkin/notes";
import type { CardProps, EndProps, OwnSetup, ReplayProps, SetupProps, TableProps } from "./room/parts";
import type { Noting } from "./room/table.svelte";
import { noting } from "./smashup/scored";

/** What draws the tables, the cards and the pages of a family of games. */
interface FamilyParts {
  /** A game that is played. */
  Table: Component<TableProps>;
  /** A game that is seen again. */
  Replay: Component<ReplayProps>;
  /** A game that is over. */
  End: Component<EndProps>;
  Card: Component<CardProps>;
  /** What can be set up besides the options that the catalogue names. */
  Setup?: Component<SetupProps, OwnSetup, "summary">;
  /** The game for somebody who has never played it; without it, the few lines of the catalogue are shown. */
  HowToPlay?: Component<{ book: CardBook }>;
}

/** By the names that the server has for them; all of a family comes when the first of it is drawn. */
const PARTS: Record<string, () => Promise<FamilyParts>> = {
  smashup: () => import("./smashup/parts"),
  munchkin: () => import("./munchkin/parts"),
};

/** What a family shows of an update on a sheet of its own; one for each table, made again with each welcome. */
const NOTING: Record<string, () => Noting> = { smashup: noting, munchkin: munchkinNoting };

/** Whether this client can draw it. */
export function isDrawn(family: string): boolean {
  return family in PARTS;
}

/** Undefined: the family has no such part, or this client does not know it. */
export async function partOf<Part extends keyof FamilyParts>(
  family: string,
  part: Part,
): Promise<FamilyParts[Part] | undefined> {
  const load = PARTS[family];
  return load && (await later(load))[part];
}

export function notingOf(family: string): Noting | undefined {
  return NOTING[family]?.();
}
