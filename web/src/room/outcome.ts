import { signed, t, tIfAny } from "../lib/messages";
import type { Line } from "../protocol";
import { doerOf, isOwnRoutine, resultsOf, type Act } from "./acts";

/** How cards, players and what they do are called. */
export interface Names {
  card: (id: string) => string;
  player: (seat: number) => string;
  /** What was done, where the kind of a line says too little. */
  deed: (line: Line) => string | undefined;
}

/** What came of an act, in a few words: what matters most to this seat. */
export function outcomeOf(act: Act, seat: number, names: Names): string {
  const [first] = act.lines;
  if (first === undefined) return "";
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

/** All that happened in this way, counted. */
function resultSaid(act: Act, { kind = "", amount = 0, by = -1 }: Line, seat: number, names: Names): string | undefined {
  const hits = act.lines.flatMap((line) => (line.kind === kind ? (line.hits ?? []) : []));
  const mine = hits.filter((hit) => seat >= 0 && hit.seat === seat).length;
  const card = names.card((hits.find((hit) => mine === 0 || hit.seat === seat) ?? hits[0])?.card ?? "");
  const values = { n: hits.length, mine, card, amount: signed(amount), name: names.player(by) };
  return (mine > 0 ? tIfAny(`follow.does.${kind}.mine`, values) : undefined) ?? tIfAny(`follow.does.${kind}`, values);
}

/** On what, or where, it was played; else by whom. */
function aimSaid({ kind, by = -1, hits = [], base = "" }: Line, seat: number, names: Names): string {
  const [hit] = hits;
  if (hit?.card) return t("follow.on", { what: names.card(hit.card) });
  if (hit?.seat !== undefined) return hit.seat === seat ? t("follow.onYou") : t("follow.on", { what: names.player(hit.seat) });
  if (base !== "") return t("follow.to", { base: names.card(base) });
  return tIfAny(`follow.by.${kind}`, { name: names.player(by) }) ?? "";
}
