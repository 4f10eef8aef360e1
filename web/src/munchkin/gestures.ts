import type { Attachment } from "svelte/attachments";
import { handled } from "../room/gestures";
import type { Play } from "./play.svelte";
import type { Thing } from "./speech";

/** What lies under a pointer: elements say it in `data-in` and `data-id`. */
export function thingAt(target: EventTarget | null): Thing | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-in]") : null;
  const { in: place, id } = found?.dataset ?? {};
  if (id === undefined) return undefined;
  if (place === "gear" || place === "foes" || place === "players") return { in: place, id: Number(id) };
  return place === "hand" || place === "laid" ? { in: place, id } : undefined;
}

/** A card from hand can be dragged to what it is played on. */
export function gestures(play: Play): Attachment<HTMLElement> {
  return handled(play, {
    thingAt,
    lift: (thing) => play.pick([thing]),
    drop: (thing, under) => play.drop(thing, thingAt(under)),
  });
}
