import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds of motion; none for people who asked for none. */
export function lasting(milliseconds: number): number {
  return still.matches ? 0 : milliseconds;
}

export const QUICK = 160;
export const MOVE = 260;

/**
 * Cards that go from one place to another: the one place sends, the other receives by the same key. What comes from
 * nowhere grows; what goes nowhere tilts, turns grey and fades.
 */
export const [send, receive] = crossfade({
  duration: () => lasting(MOVE),
  easing: cubicOut,
  fallback: (_node, _params, isComing): TransitionConfig => ({
    duration: lasting(isComing ? QUICK : MOVE),
    easing: cubicOut,
    css: (t, u) =>
      isComing
        ? `opacity: ${t}; scale: ${0.8 + 0.2 * t}`
        : `opacity: ${t}; rotate: ${u * 12}deg; filter: grayscale(${u})`,
  }),
});
