import { joined, t } from "../lib/messages";
import type { Result } from "../protocol";

/** How long a game took: "31 turns, 41 minutes". */
export function lengthOf({ story, minutes }: Result): string {
  return joined([t("end.turns", { n: story.turns }), minutes === 0 ? "" : t("end.minutes", { n: minutes })]);
}
