import type { House, SeatInfo } from "../protocol";
import type { IconName } from "./icons";
import { t } from "./messages";

/** Something that everybody should know before they sit down. */
interface HouseNote {
  icon: IconName;
  words: string;
}

export function notesOf(house: House, seats: SeatInfo[]): HouseNote[] {
  const notes: HouseNote[] = [];
  const people = seats.filter(({ bot }) => !bot).length;
  if (house.has_chosen_seed && people > 1) notes.push({ icon: "hazard-sign", words: t("house.seed") });
  if (house.hands_delay) notes.push({ icon: "third-eye", words: t("house.hands", { n: house.hands_delay }) });
  if (house.are_spectators_silent) notes.push({ icon: "talk", words: t("house.silent") });
  return notes;
}
