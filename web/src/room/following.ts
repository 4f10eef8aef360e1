import type { Attachment } from "svelte/attachments";

/** The newest line is in sight, unless somebody has scrolled back to read: then what they read stays where it is. With
 * the next frame: until then the page goes on changing, and whoever measures it meanwhile has all of it laid out once
 * more. */
export const follow: Attachment<HTMLElement> = (list) => {
  let isAtEnd = true;
  let fromEnd = 0;
  let before = 0;
  let first = list.querySelector("[data-line]");
  const scrolled = () => {
    const farthest = list.scrollHeight - list.clientHeight;
    const isNear = farthest - list.scrollTop < 40;
    fromEnd = list.scrollHeight - list.scrollTop;
    // If the end has moved since, it was not scrolled back: lines have come, or the list has another size.
    if (isNear || farthest === before) isAtEnd = isNear;
    before = farthest;
  };
  let frame = 0;
  const toEnd = () => {
    cancelAnimationFrame(frame);
    if (isAtEnd) frame = requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
  };
  const grown = () => {
    const now = list.querySelector("[data-line]");
    if (now !== first && first?.isConnected && !isAtEnd) list.scrollTop = list.scrollHeight - fromEnd;
    first = now;
    toEnd();
  };
  const lines = new MutationObserver(grown);
  toEnd();
  lines.observe(list, { childList: true });
  list.addEventListener("scroll", scrolled);
  const size = new ResizeObserver(toEnd);
  size.observe(list);
  return () => {
    cancelAnimationFrame(frame);
    lines.disconnect();
    list.removeEventListener("scroll", scrolled);
    size.disconnect();
  };
};
