import type { Attachment } from "svelte/attachments";

/** Says in `--dock` how high the dock is, so that nothing has to cover the question that lies in it. */
export const docked: Attachment<HTMLElement> = (dock) => {
  const table = dock.parentElement;
  const observer = new ResizeObserver(() => table?.style.setProperty("--dock", `${dock.offsetHeight}px`));
  observer.observe(dock);
  return () => observer.disconnect();
};
