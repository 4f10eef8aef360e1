import type { Question } from "../protocol";
import { isLegal, type Shine } from "../room/shining";
import type { View } from "./view";

/**
 * Where there is room for one base only: the place of the one that a new question is about. That is where most can be
 * chosen, else the base that asks or scores; nothing: the open one stays.
 */
export function baseInQuestion(question: Question, view: View, targets: number[], open: number): number | undefined {
  const most = Math.max(0, ...targets);
  if (most > 0) return most > (targets[open] ?? 0) ? targets.indexOf(most) : undefined;
  const place = view.bases.findIndex((base) => base.card === question.source || base.serial === view.scoring?.base);
  return place < 0 ? undefined : place;
}

/** How many of what is offered at each base do something; if nothing anywhere does, how many can be chosen. */
export function countTargets(offered: (Shine | undefined)[][]): number[] {
  const glowing = offered.map((shines) => shines.filter((shine) => shine === "can").length);
  return glowing.some((n) => n > 0) ? glowing : offered.map((shines) => shines.filter(isLegal).length);
}
