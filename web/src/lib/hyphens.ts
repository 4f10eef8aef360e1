/** Where long words of card names may break on a small card; browsers do not know these words. */
const BREAKS = `
  As-sas-si-na-tion Aug-men-ta-tion Ab-duc-tion Broad-side Bucca-neer Cem-e-tery Chrono-mage Col-lec-tor De-cep-tion
  Dis-en-chant Dis-in-te-grator En-chant-ment En-chant-ress En-shroud-ing Fac-tory Home-world Hover-bot In-fil-trate
  In-va-sion Laser-atops Lepre-chaun Mega-bot Micro-bot Mother-ship Mush-room Nat-u-ral Neo-phyte Nuke-bot Over-lord
  Out-break Pow-der-keg Pre-serve Re-claimer Sac-ri-fice Se-lec-tion Sur-vival Swash-buck-ling Te-na-cious
  Terra-form-ing Wild-life Wiz-ard-ry
`;
const SOFT_HYPHEN = "\u00AD";
const breaks = new Map(
  BREAKS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN)]),
);

export function softened(name: string): string {
  return name.replace(/[A-Za-z]{7,}/g, (word) => breaks.get(word) ?? word);
}
