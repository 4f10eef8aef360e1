import type { Attachment } from "svelte/attachments";

/** In rem, so that it grows with the letters. */
export interface Room {
  width: number;
  height: number;
}

type Tell = (room: Room) => void;

const tells = new WeakMap<Element, Tell>();
let observer: ResizeObserver | undefined;

/** Tells how much room an element has, now and whenever that changes. */
export function measured(tell: Tell): Attachment<HTMLElement> {
  return (node) => {
    // One for all: they are told together, and the page is laid out anew once, not after each.
    observer ??= new ResizeObserver(look);
    tells.set(node, tell);
    observer.observe(node);
    return () => observer?.unobserve(node);
  };
}

function look(sizes: ResizeObserverEntry[]): void {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  for (const { target, contentRect } of sizes)
    tells.get(target)?.({ width: contentRect.width / rem, height: contentRect.height / rem });
}
