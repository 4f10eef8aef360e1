/** Where long words of card names may break on a small card; browsers do not know these words. */
const BREAKS = `
  Ab-duc-tion Ag-gro-mo-tive An-ach-ro-nism As-sas-si-na-tion Aug-men-ta-tion Awak-en-ing Ban-do-lier Ber-serk-er
  Broad-side Bucca-neer Cem-e-tery Chrono-mage Col-lec-tion Col-lec-tor Com-mando Com-mis-sion Cow-ard-ice De-cep-tion
  Dif-fer-ence Di-men-sion Dis-en-chant Dis-in-te-grator Dis-mem-ber-ment Dis-trac-tion Dumb-bells En-chanted
  En-chant-ment En-chant-ress En-shroud-ing En-tangled Fac-tory Green-house Hal-i-to-sis Hippo-griff Home-world
  Hover-bot Im-pris-on-ment In-cor-po-real In-fil-trate In-va-sion In-ven-tor Laser-atops Lepre-chaun Mega-bot
  Micro-bot Mother-ship Mush-room Nat-u-ral Ne-ces-si-ties Neo-phyte Nuke-bot Out-break Over-growth Over-lord
  Pa-ral-y-sis Pick-pocket Pil-lagers Plu-to-nium Poul-try-geist Pow-der-keg Pre-cious Pre-serve Quar-ter-ling
  Re-claimer Re-dun-dancy Sac-ri-fice Se-lec-tion Smug-gling Sub-ter-ra-nean Sum-mon-ing Su-pe-ri-ority Sur-vival
  Swash-buck-ling Te-na-cious Terra-form-ing Trav-eling Tree-house Un-ex-pected Use-less-ness Wild-life Wiz-ard-ry
  Author-i-ties Back-pack Blas-phe-mous Chi-bi-thulhu Cin-e-matic Cor-rupted Dyna-mite Elec-tri-cal
  En-light-en-ment Flame-thrower Flash-light Gnarly-thotep Hor-rible In-de-scrib-ably Inter-viewed In-ves-ti-gator
  Mem-ber-ship Mis-ka-tonic Munch-kin Necro-comicon Necro-gnomicon Necro-nomicon Necro-nookiecon Necro-telecom
  Niggu-rath Pre-his-toric Pres-i-dent Pro-fes-sor Pro-tec-tive Shogu-lator Sole-stealer Sur-vivor Uni-ver-sity
  Un-name-able Un-pro-nounce-able Un-speak-able Un-wel-come Wal-lop-ing Wan-der-ing
  Al-li-ance Am-mu-ni-tion Aug-host Awak-ened Bag-pipes Bar-reled Ber-zerker Bile-piper Blood-letter Bor-rower
  Cara-pace Car-ni-fex Cat-a-chan Cat-a-pult Cease-fire Celes-tine Chain-sword Com-mis-sar Con-fused Con-scripted
  Con-verted Cor-roded Crea-tures Daemon-ette Data-base Der-wraith Di-men-sional Dis-banded Dis-cover El-dridge
  Eu-clid-ean Ex-ter-mi-na-tus Fin-gered For-got-ten Fren-zied Frog-goth Froth-ing Ga-loshes Gen-er-ously Gene-stealer
  Ghost-helm Gib-ber-ing Guil-li-man Hor-ma-gaunt Im-pe-rial In-quis-i-to-rial Inns-mouth Las-blaster Las-pistol
  Launch-er Maaaaaa-ster Ma-ni-a-cal Me-phitic Mine-field Min-ia-tures Mor-tar-ion Munch-craft Mu-ta-tion Necro-dermis
  Nurg-ling Nyuk-hees Of-fended Of-fi-cial Om-nis-siah Out-dated Over-loaded Oza-thoth Paint-ing Pierc-ing Pil-grim-age
  Pox-bringer Pox-walker Prac-tice Pri-maris Psy-chi-cally Rail-road Re-breather Re-painted Req-ui-si-tion Re-search
  Rule-book Sanc-ti-fied Scram-bler Scrib-ble Scyth-ing Shog-goth Shu-ri-ken Skar-brand Slop-pity Slug-goth Snark-ham
  Snot-lings Squa-mous Stomp-ers Stomp-ing Swarm-lord Tele-port Ten-ta-cle Tour-na-ment Tzee-ntch Ultra-marine
  Un-der-sized Un-painted War-scythe
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
