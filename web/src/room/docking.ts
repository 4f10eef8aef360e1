import type { Attachment } from "svelte/attachments";

/**
 * Says in `--dock` how high the dock is, so that this need not cover the question that lies there. Nothing else is told:
 * all that lies on the table would be styled anew.
 */
export const aboveDock: Attachment<HTMLElement> = (node) => {
  const dock = node.closest("main")?.querySelector<HTMLElement>(":scope > .dock");
  if (!dock) return;
  const observer = new ResizeObserver(() => node.style.setProperty("--dock", `${dock.offsetHeight}px`));
  observer.observe(dock);
  return () => observer.disconnect();
};
