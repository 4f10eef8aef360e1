import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { groupName, sourceName } from "../../src/lib/cards";
import { book, CardBook, loadCatalogue } from "../../src/lib/catalogue";
import { softened } from "../../src/lib/hyphens";
import { go } from "../../src/lib/router";
import Cards from "../../src/site/Cards.svelte";
import { matches, type CardFilter } from "../../src/site/filter";
import { CATALOGUE } from "../example";
import { FakeServer, useBrowser } from "../standins";

useBrowser();

const cards = new CardBook(CATALOGUE);

function found(filter: Partial<CardFilter>): string[] {
  const all = { words: "", sets: [], factions: [], kinds: [], marks: [], sources: [], ...filter };
  return cards.cards.filter((card) => matches(card, cards.factionName(card.faction), all)).map((card) => card.id);
}

test("without a wish all cards are found", () => {
  expect(found({})).toHaveLength(CATALOGUE.cards.length);
  expect(found({ words: "   " })).toHaveLength(CATALOGUE.cards.length);
});

test("words are sought in name, text, faction and rulings, in any order and case", () => {
  expect(found({ words: "REX" })).toEqual(["king_rex"]);
  expect(found({ words: "deck look" })).toEqual(["walker"]);
  expect(found({ words: "zombies" })).toEqual(["walker", "overrun"]);
  expect(found({ words: "don't" })).toEqual(["howl"]);
  expect(found({ words: "rex walker" })).toEqual([]);
});

test("sets, factions and kinds narrow it down together", () => {
  expect(found({ sets: ["more"] })).toEqual(["haunting"]);
  expect(found({ sets: ["base"], kinds: ["minion"] })).toEqual(["walker", "king_rex"]);
  expect(found({ factions: ["zombies"] })).toEqual(["walker", "overrun"]);
  expect(found({ kinds: ["minion", "base"] })).toEqual(["walker", "king_rex", "haunting", "tar_pits"]);
  expect(found({ factions: ["dinosaurs"], kinds: ["action"] })).toEqual(["howl"]);
});

test("marks and sources narrow it down as well; any of several marks will do", () => {
  const filter = { words: "", sets: [], factions: [], kinds: [] };
  const isFound = (marks: string[], sources: string[]) =>
    matches({ ...cards.card("walker"), marks: ["Big", "undead"], source: "reconstructed" }, "", {
      ...filter,
      marks,
      sources,
    });
  expect(isFound([], [])).toBe(true);
  expect(isFound(["undead", "Chaos"], ["reconstructed"])).toBe(true);
  expect(isFound(["Chaos"], [])).toBe(false);
  expect(isFound(["Big"], ["sourced"])).toBe(false);
  expect(found({ sources: ["sourced"] })).toHaveLength(CATALOGUE.cards.length);
});

test("a kind without words of its own is shown as it is called", () => {
  expect(groupName("minion")).toBe("Minion");
  expect(groupName("gadget")).toBe("gadget");
  expect(groupName("other", "munchkin")).toBe("Event");
  expect(groupName("vehicle", "munchkin")).toBe("Vehicle");
  expect(sourceName("reconstructed")).toBe("Reconstructed");
  expect(sourceName("rumoured")).toBe("rumoured");
});

test("an unknown card is shown by its id", () => {
  expect(cards.card("brand_new").name).toBe("brand_new");
});

test("the page filters, shows the facts of a card and lets them go", async () => {
  const server = new FakeServer();
  await loadCatalogue();
  await loadCatalogue();
  expect(server.asked).toHaveLength(1);
  expect(book().card("walker").copies).toBe(4);
  expect(softened("Nukebot")).toBe("Nuke\u00ADbot");

  go("/cards");
  render(Cards);
  expect(await screen.findByText("6 cards")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Zombies" }));
  expect(screen.getByText("2 cards")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Base" }));
  expect(screen.getByText("No cards match.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "howl" } });
  await fireEvent.click(screen.getByRole("button", { name: "Howl, Action, Dinosaurs" }));
  const facts = screen.getByRole("complementary");
  expect(within(facts).getByText("Later ones don’t get it.")).toBeTruthy();
  expect(within(facts).getByText("1 copy")).toBeTruthy();
  expect(location.pathname).toBe("/cards/howl");
  expect(document.title).toBe("Howl · Rumpus");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(location.pathname).toBe("/cards");
});

test("a link leads to one card", async () => {
  go("/cards/king_rex");
  render(Cards);
  expect(within(await screen.findByRole("complementary")).getByRole("heading", { name: "King Rex" })).toBeTruthy();
});

test("a link to a card that is not there says so", async () => {
  go("/cards/nobody");
  render(Cards);
  expect((await screen.findByRole("alert")).textContent).toBe("There is no such card.");
});

test("what can be chosen follows the catalogue", async () => {
  go("/cards");
  render(Cards);
  const group = async (name: string) => within(await screen.findByRole("group", { name })).getAllByRole("button");
  expect((await group("Kind")).map((button) => button.textContent.trim())).toEqual(["Minion", "Action", "Base"]);
  expect(await group("Factions")).toHaveLength(3);
  await fireEvent.click((await group("Sets"))[1]!);
  expect((await group("Factions")).map((button) => button.textContent.trim())).toEqual(["Ghosts"]);
  expect(screen.getByText("1 card")).toBeTruthy();
});
