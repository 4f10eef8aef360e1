import { signed, t, tIfAny } from "../lib/messages";
import type { Line } from "../protocol";
import { resultsOf, type Act } from "./acts";

/** How cards and players are called. */
export interface Names {
  card: (id: string) => string;
  player: (seat: number) => string;
}

/** What came of an act, in a few words: what matters most to this seat. */
export function outcomeOf(act: Act, seat: number, names: Names): string {
  const [first] = act.lines;
  for (const line of resultsOf(act, seat)) {
    const said = resultSaid(act, line, seat, names);
    if (said !== undefined) return said;
  }
  return first === undefined ? "" : (tIfAny(`follow.did.${first.kind}`) ?? aimSaid(first, seat, names));
}

/** All that happened in this way, counted. */
function resultSaid(act: Act, { kind = "", amount = 0, by = -1 }: Line, seat: number, names: Names): string | undefined {
  const hits = act.lines.slice(1).flatMap((line) => (line.kind === kind ? (line.hits ?? []) : []));
  const mine = hits.filter((hit) => seat >= 0 && hit.seat === seat).length;
  const card = names.card((hits.find((hit) => mine === 0 || hit.seat === seat) ?? hits[0])?.card ?? "");
  const values = { n: hits.length, mine, card, amount: signed(amount), name: names.player(by) };
  return (mine > 0 ? tIfAny(`follow.does.${kind}.mine`, values) : undefined) ?? tIfAny(`follow.does.${kind}`, values);
}

/** On what, or where, it was played. */
function aimSaid({ hits = [], base = "" }: Line, seat: number, names: Names): string {
  const [hit] = hits;
  if (hit?.card) return t("follow.on", { what: names.card(hit.card) });
  if (hit?.seat !== undefined) return hit.seat === seat ? t("follow.onYou") : t("follow.on", { what: names.player(hit.seat) });
  return base === "" ? "" : t("follow.to", { base: names.card(base) });
}
