/** The pages that nobody needs to play: they come as one when the first of them is opened. */
export { default as About } from "./About.svelte";
export { default as Called } from "./Called.svelte";
export { default as Cards } from "./Cards.svelte";
export { default as Home } from "./Home.svelte";
export { default as HowToPlay } from "./HowToPlay.svelte";
export { default as Invite } from "./Invite.svelte";
export { default as Lost } from "./Lost.svelte";
export { default as MyGames } from "./MyGames.svelte";
export { default as NewTable } from "./NewTable.svelte";
export { default as Puzzles } from "./Puzzles.svelte";
export { default as ResultPage } from "./ResultPage.svelte";
export { default as Rules } from "./Rules.svelte";
