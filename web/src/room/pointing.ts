import type { Attachment } from "svelte/attachments";
import type { Handling } from "./seating";

/** A pointer has to rest on a card before it opens, but not while another is open; it closes a little later. */
const OPENS_AFTER = 250;
const CLOSES_AFTER = 150;
/** Of cards that lie so close that only names are left of them, the text is read at once. */
const WITHOUT_TEXT = ".tight .hand";
/** A name in words shows its card itself. */
const NAME = ".cardlink:not([data-in])";

/** What lies on the table is shown large while somebody points at it, or comes to it by keyboard. */
export function pointed<Thing>(
  play: Handling<Thing>,
  thingAt: (target: EventTarget | null) => Thing | undefined,
): Attachment<HTMLElement> {
  return (root) => {
    let over: Element | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const open = (node: Element) => {
      const thing = thingAt(node);
      if (thing !== undefined && !play.isDragging && node.isConnected) play.point(thing, node.getBoundingClientRect());
    };

    const forget = () => {
      clearTimeout(waiting);
      over = null;
    };

    /** What has the focus may leave while the page is drawn anew: then nothing else may be changed. */
    const close = () => {
      forget();
      queueMicrotask(() => (play.peeked = undefined));
    };

    /** Only a pointer that moves points at something: cards also move under one that rests. */
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
      if (event.target.closest(NAME) !== null) return forget();
      const node = event.target.closest("[data-in]");
      if (node === over) return;
      over = node;
      clearTimeout(waiting);
      if (node === null) waiting = setTimeout(close, CLOSES_AFTER);
      else if (play.peeked === undefined && node.closest(WITHOUT_TEXT) === null) waiting = setTimeout(() => open(node), OPENS_AFTER);
      else open(node);
    };

    /** What was pointed at has gone from under the pointer, whichever of the two has moved. */
    const leave = (event: PointerEvent) => {
      const node = event.target instanceof Element ? event.target.closest(`[data-in], ${NAME}`) : null;
      if (over === null || node === over) return;
      if (node?.matches(NAME)) return forget();
      clearTimeout(waiting);
      waiting = setTimeout(close, CLOSES_AFTER);
    };

    const focus = (event: FocusEvent) => {
      const node = event.target instanceof Element ? event.target.closest("[data-in]") : null;
      if (node !== null && node.matches(":focus-visible, :has(:focus-visible)")) open(node);
    };

    const ending = new AbortController();
    const { signal } = ending;
    root.addEventListener("pointermove", enter, { signal });
    root.addEventListener("pointerover", leave, { signal });
    root.addEventListener("pointerleave", close, { signal });
    root.addEventListener("focusin", focus, { signal });
    root.addEventListener("focusout", close, { signal });
    root.addEventListener("scroll", close, { signal, capture: true });
    addEventListener("pointerdown", close, { signal, capture: true });
    return () => {
      close();
      ending.abort();
    };
  };
}
