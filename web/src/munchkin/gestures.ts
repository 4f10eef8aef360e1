import type { Attachment } from "svelte/attachments";
import { ghostOf, lasting } from "../room/motion";
import type { Play } from "./play.svelte";
import type { Thing } from "./speech";

const LONG_PRESS = 450;
const DRAG_FROM = 8;
const BACK = 260;

/** What lies under a pointer: elements say it in `data-in` and `data-id`. */
export function thingAt(target: EventTarget | null): Thing | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-in]") : null;
  const { in: place, id } = found?.dataset ?? {};
  if (id === undefined) return undefined;
  if (place === "gear" || place === "foes" || place === "players") return { in: place, id: Number(id) };
  return place === "hand" || place === "laid" ? { in: place, id } : undefined;
}

function flyBack(ghost: HTMLElement): void {
  const duration = lasting(BACK);
  if (duration === 0) return ghost.remove();
  const back = ghost.animate({ translate: "0 0", rotate: "0deg", scale: 1 }, { duration, easing: "ease-out" });
  back.onfinish = () => ghost.remove();
}

/** Long press and right click look at a card closely; a card from hand can be dragged to what it is played on. */
export function gestures(play: Play): Attachment<HTMLElement> {
  return (root) => {
    let start: { x: number; y: number; thing: Thing; node: HTMLElement } | undefined;
    let ghost: HTMLElement | undefined;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let isSpent = false;

    const begin = () => {
      isSpent = false;
    };

    const down = (event: PointerEvent) => {
      const thing = thingAt(event.target);
      if (event.button !== 0 || thing === undefined) return;
      const node = event.target instanceof Element ? event.target.closest<HTMLElement>(".card") : null;
      if (node !== null) start = { x: event.clientX, y: event.clientY, thing, node };
      if (event.pointerType === "mouse") return;
      pressing = setTimeout(() => {
        isSpent = true;
        play.look(thing);
        end();
      }, LONG_PRESS);
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
        play.pick([start.thing]);
        play.isDragging = true;
      }
      ghost.style.setProperty("translate", `${dx}px ${dy}px`);
    };

    const up = (event: PointerEvent) => {
      if (ghost !== undefined && start !== undefined) {
        isSpent = true;
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const isBack = under !== null && start.node.closest("ul")?.contains(under) === true;
        if (isBack) play.letGo();
        if (isBack || !play.drop(start.thing, thingAt(under))) {
          flyBack(ghost);
          ghost = undefined;
        }
      }
      end();
    };

    const end = () => {
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
