/** All that draws Munchkin: it comes as one when the first of it is drawn. */
export { default as End } from "./End.svelte";
export { default as HowToPlay } from "./HowToPlay.svelte";
export { default as Card } from "./MunchkinCard.svelte";
export { default as Replay } from "./MunchkinReplay.svelte";
export { default as Table } from "./MunchkinTable.svelte";
