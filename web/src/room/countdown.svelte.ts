/** Time that runs out: so many seconds were left when we heard of it. */
export interface Running {
  left: number;
  limit: number;
  heard: number;
}

const STEP = 250;

/** How many seconds are left now. For the set-up of a component. */
export function countdown(running: () => Running): { readonly left: number } {
  let now = $state(performance.now());
  $effect(() => {
    const timer = setInterval(() => (now = performance.now()), STEP);
    return () => clearInterval(timer);
  });
  return {
    get left() {
      const { left, heard } = running();
      return Math.max(0, left - Math.max(0, now - heard) / 1000);
    },
  };
}
