import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { cardLabel, matches, type CardFilter } from "../src/lib/cards";
import { book, CardBook, loadCatalogue } from "../src/lib/catalogue";
import Cards from "../src/pages/Cards.svelte";
import { CATALOGUE } from "./example";

const cards = new CardBook(CATALOGUE);

function found(filter: Partial<CardFilter>): string[] {
  const all = { words: "", factions: new Set<string>(), kinds: new Set<string>(), ...filter };
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

test("factions and kinds narrow it down together", () => {
  expect(found({ factions: new Set(["zombies"]) })).toEqual(["walker", "overrun"]);
  expect(found({ kinds: new Set(["minion", "base"]) })).toEqual(["walker", "king_rex", "tar_pits"]);
  expect(found({ factions: new Set(["dinosaurs"]), kinds: new Set(["action"]) })).toEqual(["howl"]);
});

test("a card is said in one sentence", () => {
  expect(cardLabel(cards.card("walker"), "Zombies", 2, "can be chosen")).toBe(
    "Walker, minion, Zombies, power 2, can be chosen",
  );
  expect(cardLabel(cards.card("walker"), "Zombies", 3)).toBe("Walker, minion, Zombies, power 3, printed 2");
  expect(cardLabel(cards.card("tar_pits"), "Dinosaurs", 16)).toBe("Tar Pits, base, Dinosaurs, breakpoint 16");
});

test("an unknown card is shown by its id", () => {
  expect(cards.card("brand_new").name).toBe("brand_new");
});

test("the page filters, shows the facts of a card and lets them go", async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(CATALOGUE))));
  vi.stubGlobal("fetch", fetch);
  await loadCatalogue();
  await loadCatalogue();
  expect(fetch).toHaveBeenCalledOnce();
  expect(book().card("walker").power).toBe(2);

  render(Cards);
  expect(await screen.findByText("5 cards")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Zombies" }));
  expect(screen.getByText("2 cards")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Base" }));
  expect(screen.getByText("No card is like that.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "howl" } });
  await fireEvent.click(screen.getByRole("button", { name: "Howl, action, Dinosaurs" }));
  const facts = screen.getByRole("complementary");
  expect(within(facts).getByText("Later ones don’t get it.")).toBeTruthy();
  expect(within(facts).getByText("1 copy")).toBeTruthy();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(screen.queryByRole("complementary")).toBeNull();
});
