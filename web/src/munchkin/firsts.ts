import type { Play } from "./play.svelte";
import { findGear, isRole } from "./view";

/** What nobody knows who has never played: each is explained when it is first met. What matters most comes first. */
export const FIRSTS = ["dead", "run", "meddle", "help", "charity", "fight", "power"] as const;
type First = (typeof FIRSTS)[number];

const MEETINGS: Record<First, (play: Play) => boolean> = {
  dead: ({ view, table }) => table.seat >= 0 && view?.heroes[table.seat]?.["is new"] === true,
  run: ({ prompt, table }) => prompt === "flight" && table.isAwaited,
  meddle: ({ prompt, table, isFighting }) => prompt === "call" && table.isAwaited && !isFighting,
  help: ({ prompt, table }) => prompt === "help" && table.isAwaited,
  charity: ({ prompt, table }) => prompt === "charity" && table.isAwaited,
  fight: ({ prompt, table }) => prompt === "fight" && table.isAwaited,
  power: (play) => play.table.isAwaited && play.offersBy("use").some(({ steps }) => steps.some((step) => isPower(play, step))),
};

/** A class or an army, which does something. */
function isPower({ view }: Play, step: { in: string; id: string | number }): boolean {
  const gear = step.in === "gear" && view !== undefined ? findGear(view, Number(step.id)) : undefined;
  return gear !== undefined && isRole(gear);
}

/** The keys of the words for what somebody meets now. */
export function metBy(play: Play): string[] {
  return FIRSTS.filter((first) => MEETINGS[first](play)).map((first) => `munchkin.first.${first}`);
}
