/** All that draws Smash Up: it comes as one when the first of it is drawn. */
export { default as Card } from "./Card.svelte";
export { default as End } from "./End.svelte";
export { default as HowToPlay } from "./HowToPlay.svelte";
export { default as Replay } from "./ReplayBoard.svelte";
export { default as Setup } from "./Setup.svelte";
export { default as Table } from "./TableView.svelte";
