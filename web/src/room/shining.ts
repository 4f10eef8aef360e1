import type { ClassValue } from "svelte/elements";
import { t } from "../lib/messages";
import type { Fate } from "../protocol";

/**
 * How something on the table looks to who is asked. can: it does something; own: it can be chosen, and is one's own, not
 * what is asked, or of no plain use; idle: it can be chosen, and nothing would come of it; ward: it can be chosen, and is
 * protected; harm: it can be chosen, and does us no good; picked; chosen: it was the answer to a question before, and
 * nothing has come of it yet; cannot: it cannot be chosen; tried: nor can it, and why not is shown.
 */
export type Shine = "can" | "own" | "idle" | "ward" | "harm" | "picked" | "chosen" | "cannot" | "tried";

/** What can be chosen, as it is drawn. */
export const LEGAL = ".can, .idle, .ward, .harm";

/** It can be chosen, whatever comes of it. */
export function isLegal(shine: Shine | undefined): boolean {
  return shine === "can" || shine === "own" || isDull(shine);
}

/** It can be chosen, and does less than it seems. */
export function isDull(shine: Shine | undefined): boolean {
  return shine === "idle" || shine === "ward" || shine === "harm";
}

/** It does some good, but not plainly: only later, or at a price. */
export function isMild({ harm }: Fate): boolean {
  return harm === "risks" || harm === "costs" || harm === "undoes" || harm === "waits";
}

/** How something shines of which this is foreseen. */
export function dullOf(fate: Fate | undefined): "own" | "idle" | "ward" | "harm" | undefined {
  if (fate === undefined) return undefined;
  if (isMild(fate)) return "own";
  if (fate.harm !== undefined) return "harm";
  return fate.shield === undefined ? "idle" : "ward";
}

/** The same for those who do not see it. */
export function said(shine: Shine | undefined): string {
  if (isLegal(shine)) return t("table.legal");
  if (shine === "chosen") return t("table.chosen.say");
  return shine === "picked" ? t("table.picked") : "";
}

/** The same as classes, for what is no card. */
export function shining(shine: Shine | undefined): ClassValue {
  return {
    "can lightup": shine === "can" || shine === "own",
    idle: shine === "idle",
    ward: shine === "ward",
    harm: shine === "harm",
    chosen: shine === "chosen",
    picked: shine === "picked",
  };
}
