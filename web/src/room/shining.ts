import type { ClassValue } from "svelte/elements";
import type { Fate } from "../protocol";

/**
 * How something on the table looks to who is asked. can: it does something; own: it can be chosen, and is one's own; idle:
 * it can be chosen, and nothing would come of it; ward: it can be chosen, and is protected; picked; cannot: it cannot be
 * chosen; tried: nor can it, and why not is shown.
 */
export type Shine = "can" | "own" | "idle" | "ward" | "picked" | "cannot" | "tried";

/** What can be chosen, as it is drawn. */
export const LEGAL = ".can, .idle, .ward";

/** It can be chosen, whatever comes of it. */
export function isLegal(shine: Shine | undefined): boolean {
  return shine === "can" || shine === "own" || isDull(shine);
}

/** It can be chosen, and does less than it seems. */
export function isDull(shine: Shine | undefined): boolean {
  return shine === "idle" || shine === "ward";
}

/** How something shines of which this is foreseen. */
export function dullOf(fate: Fate | undefined): "idle" | "ward" | undefined {
  if (fate === undefined) return undefined;
  return fate.shield === undefined ? "idle" : "ward";
}

/** The same as classes, for what is no card. */
export function shining(shine: Shine | undefined): ClassValue {
  return {
    "can lightup": shine === "can" || shine === "own",
    idle: shine === "idle",
    ward: shine === "ward",
    picked: shine === "picked",
  };
}
