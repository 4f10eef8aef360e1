import { A_DAY } from "../lib/lasting";

/** Time that runs out: so many seconds were left when we heard of it. */
export interface Running {
  left: number;
  limit: number;
  heard: number;
}

const STEP = 250;

/** Of time that is told in days and hours. */
const SLOW_STEP = 30_000;

/** How many seconds are left now. For the set-up of a component. */
export function countdown(running: () => Running): { readonly left: number } {
  let now = $state(performance.now());
  const step = $derived(isOfDays(running()) ? SLOW_STEP : STEP);
  $effect(() => {
    const timer = setInterval(() => (now = performance.now()), step);
    return () => clearInterval(timer);
  });
  return {
    get left() {
      const { left, heard } = running();
      return Math.max(0, left - Math.max(0, now - heard) / 1000);
    },
  };
}

/** It is not told by the second. */
export function isOfDays({ limit }: Running): boolean {
  return limit >= A_DAY;
}
