import { LEGAL } from "./shining";

/**
 * Where the Tab key goes: the question, what can be chosen on the board, the hand, the rest of the board. The page has
 * them in this order but for the targets, which lie among the rest of the board; so the way there and back is made here.
 */
const FOCUSABLE = "a[href], button:not([disabled]), input, select, summary, [tabindex='0'], .ask";

/** Where Tab leads from here, if that is not the next element of the page. */
export function nextStop(from: Element, isBack: boolean, root: ParentNode): HTMLElement | undefined {
  const stops = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isStop);
  const targets = stops.filter((stop) => stop.closest(LEGAL) !== null && stop.closest(".bases, .seats, .targets") !== null);
  const place = stops.indexOf(from as HTMLElement);
  if (targets.length === 0 || place < 0) return undefined;
  const rest = stops.filter((stop) => !targets.includes(stop));
  const end = rest.findLastIndex((stop) => stop.closest(".ask") !== null) + 1;
  const order = [...rest.slice(0, end), ...targets, ...rest.slice(end)];
  const next = order[order.indexOf(from as HTMLElement) + (isBack ? -1 : 1)];
  return next === stops[place + (isBack ? -1 : 1)] ? undefined : next;
}

function isStop(node: HTMLElement): boolean {
  return (node.tabIndex >= 0 || node.matches(".ask")) && node.getClientRects().length > 0;
}
