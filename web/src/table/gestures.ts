import type { Attachment } from "svelte/attachments";
import type { Thing } from "./choices";
import { ghostOf, lasting } from "../room/motion";
import type { Play } from "./play.svelte";

const LONG_PRESS = 450;
const DRAG_FROM = 8;
const SWIPE = 60;
const BACK = 260;

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

/** Back to where it was taken from. */
function flyBack(ghost: HTMLElement): void {
  const duration = lasting(BACK);
  if (duration === 0) return ghost.remove();
  const back = ghost.animate({ translate: "0 0", rotate: "0deg", scale: 1 }, { duration, easing: "ease-out" });
  back.onfinish = () => ghost.remove();
}

/** Long press and right click look at a card closely; what can be played can be dragged to its base. */
export function gestures(play: Play): Attachment<HTMLElement> {
  return (root) => {
    let start: { x: number; y: number; thing: Thing; node: HTMLElement } | undefined;
    let ghost: HTMLElement | undefined;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let isSpent = false;
    let swipe: { x: number; y: number } | undefined;

    /** Wherever: the click at the end of a long press falls on the sheet that it has opened. */
    const begin = () => {
      isSpent = false;
    };

    const down = (event: PointerEvent) => {
      const isTouch = event.pointerType !== "mouse";
      const isAtBases = event.target instanceof Element && event.target.closest(".bases") !== null;
      swipe = isTouch && isAtBases ? { x: event.clientX, y: event.clientY } : undefined;
      const thing = thingAt(event.target);
      const node = event.target instanceof Element ? event.target.closest<HTMLElement>(".card") : null;
      if (event.button !== 0 || thing === undefined) return;
      if (node !== null) start = { x: event.clientX, y: event.clientY, thing, node };
      if (isTouch) pressing = setTimeout(() => zoom(thing), LONG_PRESS);
    };

    const zoom = (thing: Thing) => {
      isSpent = true;
      play.look(thing);
      end();
    };

    const move = (event: PointerEvent) => {
      if (start === undefined) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (ghost === undefined) {
        if (Math.hypot(dx, dy) < DRAG_FROM) return;
        clearTimeout(pressing);
        if (!play.canDrag(start.thing)) {
          start = undefined;
          return;
        }
        lift(start);
      }
      ghost?.style.setProperty("translate", `${dx}px ${dy}px`);
      // Where one base is shown at a time, the one that is dragged over opens.
      const base = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(".strip [data-base]");
      const place = play.view?.bases.findIndex((each) => each.card === base?.dataset["base"]) ?? -1;
      if (place >= 0) play.open = place;
    };

    const lift = ({ node, thing }: { node: HTMLElement; thing: Thing }) => {
      ghost = ghostOf(node, node.getBoundingClientRect());
      ghost.classList.add("ghost--held");
      play.pick(thing);
      play.isDragging = true;
    };

    const up = (event: PointerEvent) => {
      if (swipe !== undefined) turn(event.clientX - swipe.x, event.clientY - swipe.y);
      if (ghost !== undefined && start !== undefined) {
        isSpent = true;
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const isBack = under !== null && start.node.closest("ul")?.contains(under) === true;
        if (isBack) play.letGo();
        if (isBack || !play.drop(start.thing, thingAt(under), baseOf(under))) {
          flyBack(ghost);
          ghost = undefined;
        }
      }
      end();
    };

    /** From the open base to the next, where one is shown at a time. */
    const turn = (dx: number, dy: number) => {
      if (Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return;
      const last = (play.view?.bases.length ?? 1) - 1;
      play.open = Math.min(last, Math.max(0, play.open - Math.sign(dx)));
      isSpent = true;
    };

    const end = () => {
      swipe = undefined;
      clearTimeout(pressing);
      ghost?.remove();
      ghost = start = undefined;
      play.isDragging = false;
    };

    const cancel = () => {
      if (ghost !== undefined) play.letGo();
      end();
    };

    /** The click at the end of a drag or a long press is none. */
    const click = (event: MouseEvent) => {
      if (!isSpent) return;
      isSpent = false;
      event.stopPropagation();
      event.preventDefault();
    };

    const menu = (event: MouseEvent) => {
      const thing = thingAt(event.target);
      if (thing === undefined) return;
      event.preventDefault();
      if (!isSpent) play.look(thing);
    };

    root.addEventListener("pointerdown", down);
    addEventListener("pointerdown", begin, true);
    addEventListener("click", click, true);
    root.addEventListener("contextmenu", menu);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    return () => {
      cancel();
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointerdown", begin, true);
      removeEventListener("click", click, true);
      root.removeEventListener("contextmenu", menu);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
  };
}
