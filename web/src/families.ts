import type { Component } from "svelte";
import type { CardBook } from "./lib/catalogue";
import MunchkinEnd from "./munchkin/End.svelte";
import MunchkinHowToPlay from "./munchkin/HowToPlay.svelte";
import MunchkinCard from "./munchkin/MunchkinCard.svelte";
import MunchkinReplay from "./munchkin/MunchkinReplay.svelte";
import MunchkinTable from "./munchkin/MunchkinTable.svelte";
import { noting as munchkinNoting } from "./munchkin/notes";
import type { CardProps, EndProps, OwnSetup, ReplayProps, SetupProps, TableProps } from "./room/parts";
import type { Noting } from "./room/table.svelte";
import Card from "./smashup/Card.svelte";
import End from "./smashup/End.svelte";
import HowToPlay from "./smashup/HowToPlay.svelte";
import ReplayBoard from "./smashup/ReplayBoard.svelte";
import { noting } from "./smashup/scored";
import Setup from "./smashup/Setup.svelte";
import TableView from "./smashup/TableView.svelte";

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
  /** What it shows of an update on a sheet of its own; one for each table, made again with each welcome. */
  noting?: () => Noting;
}

/** By the names that the server has for them. */
export const FAMILIES: Record<string, FamilyParts> = {
  smashup: {
    Table: TableView,
    Replay: ReplayBoard,
    End,
    Card,
    Setup,
    HowToPlay,
    noting,
  },
  munchkin: {
    Table: MunchkinTable,
    Replay: MunchkinReplay,
    End: MunchkinEnd,
    Card: MunchkinCard,
    HowToPlay: MunchkinHowToPlay,
    noting: munchkinNoting,
  },
};
