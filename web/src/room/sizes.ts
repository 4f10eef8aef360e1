/** Where one thing is shown at a time; the style sheets say the same. */
export const PHONE = "(max-width: 55.9375em)";
