import type { Attachment } from "svelte/attachments";
import type { Thing } from "./choices";
import type { Play } from "./play.svelte";

const LONG_PRESS = 450;
const DRAG_FROM = 8;
const SWIPE = 60;

/** What lies under a pointer: elements say it in `data-in` and `data-id`, bases in `data-base`. */
export function thingAt(target: EventTarget | null): Thing | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-in]") : null;
  const { in: place, id } = found?.dataset ?? {};
  if (id === undefined) return undefined;
  if (place === "pieces" || place === "players") return { in: place, id: Number(id) };
  if (place === "hand" || place === "tray" || place === "bases") return { in: place, id };
  return undefined;
}

function baseAt(x: number, y: number): string | undefined {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-base]");
  return found?.dataset["base"];
}

/** Long press and right click look at a card closely; what can be played can be dragged to its base. */
export function gestures(play: Play): Attachment<HTMLElement> {
  return (root) => {
    let start: { x: number; y: number; thing: Thing; node: HTMLElement } | undefined;
    let ghost: HTMLElement | undefined;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let isSpent = false;
    let swipe: { x: number; y: number } | undefined;

    const down = (event: PointerEvent) => {
      isSpent = false;
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
        const canDrag = play.isAsked && (start.thing.in === "hand" || start.thing.in === "tray");
        if (!canDrag) {
          start = undefined;
          return;
        }
        lift(start);
      }
      ghost?.style.setProperty("translate", `${dx}px ${dy}px`);
    };

    const lift = ({ node, thing }: { node: HTMLElement; thing: Thing }) => {
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.classList.add("ghost");
      ghost.inert = true;
      Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
      document.body.append(ghost);
      play.pick(thing);
      play.isDragging = true;
    };

    const up = (event: PointerEvent) => {
      if (swipe !== undefined) turn(event.clientX - swipe.x, event.clientY - swipe.y);
      if (ghost !== undefined && start !== undefined) {
        isSpent = true;
        const hand = start.node.closest("ul")?.getBoundingClientRect();
        const isBack = hand !== undefined && event.clientY >= hand.top;
        if (isBack) play.letGo();
        else play.drop(start.thing, baseAt(event.clientX, event.clientY));
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
    root.addEventListener("click", click, true);
    root.addEventListener("contextmenu", menu);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    return () => {
      cancel();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("click", click, true);
      root.removeEventListener("contextmenu", menu);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
  };
}
