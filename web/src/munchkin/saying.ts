import { t } from "../lib/messages";
import { listed, nameOf } from "./cards";
import type { MunchkinTable } from "./play.svelte";
import { findGear, type Terms, type View } from "./view";

/** The terms of a deal in one sentence: "Tom helps for 2 treasures, picks first". */
export function termsSaid(terms: Terms, view: View, table: MunchkinTable): string {
  const { helper, treasures, items } = terms;
  const parts = [
    ...(treasures > 0 ? [t("munchkin.stake.treasures", { n: treasures })] : []),
    ...items.map((serial) => nameOf(findGear(view, serial)?.card ?? "")),
  ];
  const name = table.name(helper);
  if (parts.length === 0) return t("munchkin.terms.free", { name });
  const said = t("munchkin.terms", { name, what: listed(parts) });
  return treasures > 0 && terms["helper first"] ? t("munchkin.terms.first", { said }) : said;
}
