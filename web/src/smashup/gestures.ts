import type { Attachment } from "svelte/attachments";
import { handled } from "../room/gestures";
import type { Thing } from "./choices";
import type { Play } from "./play.svelte";

/** What lies under a pointer: elements say it in `data-in` and `data-id`, bases in `data-base`. */
export function thingAt(target: EventTarget | null): Thing | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-in]") : null;
  const { in: place, id } = found?.dataset ?? {};
  if (id === undefined) return undefined;
  if (place === "pieces" || place === "players") return { in: place, id: Number(id) };
  if (place === "hand" || place === "tray" || place === "bases") return { in: place, id };
  return undefined;
}

/** The base that something lies at; those shown in small count as well. */
function baseOf(node: Element | null): string | undefined {
  return node?.closest<HTMLElement>("[data-base]")?.dataset["base"];
}

/** What can be played is dragged to its base; where one base is shown at a time, a finger turns to the next. */
export function gestures(play: Play): Attachment<HTMLElement> {
  return handled(play, {
    thingAt,
    lift: (thing) => play.pick(thing),
    /** Where one base is shown at a time, the one that is dragged over opens. */
    over(under) {
      const base = baseOf(under?.closest(".strip [data-base]") ?? null);
      const place = play.view?.bases.findIndex((each) => each.card === base) ?? -1;
      if (place >= 0) play.open = place;
    },
    drop: (thing, under) => play.drop(thing, thingAt(under), baseOf(under)),
    swipe: {
      across: ".bases",
      turn(by) {
        const last = (play.view?.bases.length ?? 1) - 1;
        play.open = Math.min(last, Math.max(0, play.open + by));
      },
    },
  });
}
