import type { Attachment } from "svelte/attachments";
import type { Room } from "./laying";

/** Tells how much room an element has, now and whenever that changes. */
export function measured(tell: (room: Room) => void): Attachment<HTMLElement> {
  return (node) => {
    const look = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(node);
      const [above, below, before, after] = [paddingTop, paddingBottom, paddingLeft, paddingRight].map(parseFloat);
      tell({
        width: (node.clientWidth - (before || 0) - (after || 0)) / rem,
        height: (node.clientHeight - (above || 0) - (below || 0)) / rem,
      });
    };
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  };
}
