import type { Attachment } from "svelte/attachments";
import { LEGAL } from "./shining";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The buttons of a group are one stop for the Tab key, and the arrow keys go from one to the next. What can be chosen
 * now stays a stop of its own, so that Tab goes from target to target.
 */
export const roving: Attachment<HTMLElement> = (group) => {
  let current: HTMLElement | undefined;

  const buttons = () => [...group.querySelectorAll<HTMLElement>("button")];

  const refresh = () => {
    const all = buttons();
    if (current === undefined || !all.includes(current)) current = all[0];
    for (const button of all) {
      const index = button === current || button.closest(LEGAL) !== null ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  };

  const move = (event: KeyboardEvent) => {
    const all = buttons();
    const place = all.indexOf(event.target as HTMLElement);
    if (place < 0) return;
    const last = all.length - 1;
    const step = STEPS[event.key];
    const goal = event.key === "Home" ? 0 : event.key === "End" ? last : step === undefined ? -1 : place + step;
    if (goal < 0 || goal > last) return;
    event.preventDefault();
    all[goal]?.focus();
  };

  const follow = (event: FocusEvent) => {
    current = event.target as HTMLElement;
    refresh();
  };

  const observer = new MutationObserver(refresh);
  observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  group.addEventListener("keydown", move);
  group.addEventListener("focusin", follow);
  refresh();
  return () => {
    observer.disconnect();
    group.removeEventListener("keydown", move);
    group.removeEventListener("focusin", follow);
  };
};
