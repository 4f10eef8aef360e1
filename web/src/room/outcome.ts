import { joined, signed, t, tIfAny } from "../lib/messages";
import type { Line } from "../protocol";
import { doerOf, isOwnRoutine, resultsOf, type Act } from "./acts";

/** How cards, players and what they do are called. */
export interface Names {
  card: (id: string) => string;
  player: (seat: number) => string;
  /** What was done, where the kind of a line says too little. */
  deed: (line: Line) => string | undefined;
  /** The card that did what a line tells, where that is not the one that was played. */
  cause?: (line: Line, act: Act) => string;
  /** A card of another player, with its owner. */
  owned?: (card: string, seat: number) => string;
}

/** What came of an act, in a few words: what matters most to this seat. */
export function outcomeOf(act: Act, seat: number, names: Names): string {
  const [first] = act.lines;
  if (first === undefined) return "";
  if (act.lines.some(({ kind }) => kind === "award")) return pointsSaid(act, seat, names);
  const isRoutine = (line: Line) => isOwnRoutine(line, doerOf(act));
  const results = resultsOf(act, seat);
  const said = (lines: Line[]) => lines.map((line) => resultSaid(act, line, seat, names)).find((each) => each !== undefined);
  // What a base does by itself has nobody who began it: its first line says what came of it.
  return (
    said([...results.filter((line) => !isRoutine(line)), first]) ??
    deedSaid(first, names) ??
    said(results.filter(isRoutine)) ??
    aimSaid(first, seat, names)
  );
}

/** What somebody did, where that says it all. */
function deedSaid(line: Line, names: Names): string | undefined {
  return tIfAny(`follow.did.${names.deed(line) ?? line.kind}`, { name: names.player(line.by ?? -1) });
}

/** Who gets what of a base that scores, the most first. */
function pointsSaid({ lines }: Act, seat: number, names: Names): string {
  const awarded = lines.filter(({ kind, card }) => kind === "points" && !card);
  const sorted = awarded.toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0));
  const said = sorted.map(({ by = -1, amount = 0 }) => {
    return by === seat ? t("follow.points.mine", { n: amount }) : t("follow.points", { name: names.player(by), n: amount });
  });
  return joined(said) || t("follow.points.none");
}

/** All that happened in this way, counted; and by which other card. */
function resultSaid(act: Act, line: Line, seat: number, names: Names): string | undefined {
  const { kind = "", amount = 0, by = -1, base = "" } = line;
  const hits = act.lines.flatMap((each) => (each.kind === kind ? (each.hits ?? []) : []));
  const mine = hits.filter((hit) => seat >= 0 && hit.seat === seat).length;
  const hit = hits.find((each) => mine === 0 || each.seat === seat) ?? hits[0];
  const isAnothers = hit?.seat !== undefined && ![-1, seat, doerOf(act)].includes(hit.seat);
  const name = names.card(hit?.card ?? "");
  const card = isAnothers && name !== "" ? (names.owned?.(name, hit.seat!) ?? name) : name;
  const whom = names.player(hit?.seat ?? by);
  const values = {
    n: hits.length, mine, card, whom, amount: signed(amount), points: Math.abs(amount), base: names.card(base),
    name: names.player(by),
  };
  const said = (mine > 0 ? tIfAny(`follow.does.${kind}.mine`, values) : undefined) ?? tIfAny(`follow.does.${kind}`, values);
  const cause = names.cause?.(line, act) ?? "";
  return said === undefined || cause === "" ? said : t("follow.cause", { card: cause, said });
}

/** On what, or where, it was played; else by whom. */
function aimSaid({ kind, by = -1, hits = [], base = "" }: Line, seat: number, names: Names): string {
  const [hit] = hits;
  if (hit?.card) return t("follow.on", { what: names.card(hit.card) });
  if (hit?.seat !== undefined) return hit.seat === seat ? t("follow.onYou") : t("follow.on", { what: names.player(hit.seat) });
  if (base !== "") return t("follow.to", { base: names.card(base) });
  return tIfAny(`follow.by.${kind}`, { name: names.player(by) }) ?? "";
}
