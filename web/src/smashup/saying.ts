import { joined, t } from "../lib/messages";
import type { SeenPiece } from "../protocol";
import { book } from "./book";
import type { Play } from "./play.svelte";

/** Who gets a card back when it leaves play. */
export function ownerSaid(play: Play, { owner }: SeenPiece): string {
  const seat = owner ?? -1;
  return seat < 0 ? t("table.owner.nobody") : t("table.owner", { name: play.table.name(seat) });
}

/** An action in play in one sentence, for those who hear it. */
export function actionSaid(play: Play, action: SeenPiece): string {
  const talent = play.talentOf(action);
  return joined([
    t("table.pin", { card: book().card(action.card).name, name: play.table.name(action.controller) }),
    ...(talent === undefined ? [] : [t(`table.talent.${talent}`)]),
    ...(action.silent ? [t("table.silent")] : []),
  ]);
}
