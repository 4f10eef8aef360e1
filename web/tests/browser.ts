import { configure } from "@testing-library/svelte";
import { vi } from "vitest";

configure({ asyncUtilTimeout: 30_000 }); // as long as anything takes on a busy machine

// All test files share one page, which is far quicker than a new one for each. So each begins by forgetting what the
// last one left: what modules remember, what stood in for the browser, what was kept and shown.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
localStorage.clear();
document.body.replaceChildren();

// jsdom has no media queries, and pages ask for the theme as soon as they are loaded.
const list = Object.assign(new EventTarget(), { matches: false });
window.matchMedia ??= () => list as unknown as MediaQueryList;

// It has nothing to measure, either.
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// And lays nothing out: whatever is there can be seen.
Element.prototype.checkVisibility ??= () => true;
