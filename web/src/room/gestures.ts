import type { Attachment } from "svelte/attachments";
import { ghostOf, lasting } from "./motion";
import type { Handling } from "./seating";

const LONG_PRESS = 450;
const DRAG_FROM = 8;
const SWIPE = 60;
const BACK = 260;

/** What a family's things are, and what becomes of one that is dragged. */
interface Grip<Thing> {
  thingAt: (target: EventTarget | null) => Thing | undefined;
  lift: (thing: Thing) => void;
  /** While it is dragged across this. */
  over?: (under: Element | null) => void;
  /** It is let go above this. False: that led to nothing. */
  drop: (thing: Thing, under: Element | null) => boolean;
  /** A finger that goes across this place turns to the next (1) or to the one before (-1). */
  swipe?: { across: string; turn: (by: number) => void };
}

/** Back to where it was taken from. */
function flyBack(ghost: HTMLElement): void {
  const duration = lasting(BACK);
  if (duration === 0) return ghost.remove();
  const back = ghost.animate({ translate: "0 0", rotate: "0deg", scale: 1 }, { duration, easing: "ease-out" });
  back.onfinish = () => ghost.remove();
}

/** Long press and right click look at a card closely, a tap reads it; what can be played can be dragged to where it goes. */
export function handled<Thing>(play: Handling<Thing>, grip: Grip<Thing>): Attachment<HTMLElement> {
  const { thingAt } = grip;
  return (root) => {
    let start: { x: number; y: number; thing: Thing; node: HTMLElement } | undefined;
    let ghost: HTMLElement | undefined;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let isSpent = false;
    let isTouched = false;
    let swipe: { x: number; y: number } | undefined;

    /** Wherever: the click at the end of a long press falls on the sheet that it has opened. */
    const begin = (event: PointerEvent) => {
      isSpent = false;
      isTouched = event.pointerType === "touch";
    };

    const down = (event: PointerEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const isTouch = event.pointerType !== "mouse";
      const isAcross = grip.swipe !== undefined && target?.closest(grip.swipe.across) != null;
      swipe = isTouch && isAcross ? { x: event.clientX, y: event.clientY } : undefined;
      const thing = thingAt(event.target);
      if (event.button !== 0 || thing === undefined) return;
      const node = target?.closest<HTMLElement>(".card");
      if (node != null) start = { x: event.clientX, y: event.clientY, thing, node };
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
        ghost = ghostOf(start.node, start.node.getBoundingClientRect());
        ghost.classList.add("ghost--held");
        grip.lift(start.thing);
        play.isDragging = true;
      }
      ghost.style.setProperty("translate", `${dx}px ${dy}px`);
      grip.over?.(document.elementFromPoint(event.clientX, event.clientY));
    };

    const up = (event: PointerEvent) => {
      if (swipe !== undefined) turn(event.clientX - swipe.x, event.clientY - swipe.y);
      if (ghost !== undefined && start !== undefined) {
        isSpent = true;
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const isBack = under !== null && start.node.closest("ul")?.contains(under) === true;
        if (isBack) play.letGo();
        if (isBack || !grip.drop(start.thing, under)) {
          flyBack(ghost);
          ghost = undefined;
        }
      }
      end();
    };

    const turn = (dx: number, dy: number) => {
      if (Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return;
      grip.swipe?.turn(-Math.sign(dx));
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

    /** What a finger taps is read, and only that. A click without a pointer comes from a keyboard. */
    const isRead = ({ target, detail }: MouseEvent) => {
      if (!isTouched || detail === 0 || !(target instanceof Element) || !root.contains(target)) return false;
      const thing = thingAt(target);
      return thing !== undefined && play.tap?.(thing) === true;
    };

    /** The click at the end of a drag or a long press is none. */
    const click = (event: MouseEvent) => {
      if (!isSpent && !isRead(event)) return;
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
    root.addEventListener("contextmenu", menu);
    addEventListener("pointerdown", begin, true);
    addEventListener("click", click, true);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    return () => {
      cancel();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("contextmenu", menu);
      removeEventListener("pointerdown", begin, true);
      removeEventListener("click", click, true);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
  };
}
