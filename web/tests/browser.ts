// jsdom has no media queries, and pages ask for the theme as soon as they are loaded.
window.matchMedia ??= () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
