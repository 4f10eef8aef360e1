import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { CardBook } from "../../src/lib/catalogue";
import HowToPlay from "../../src/munchkin/HowToPlay.svelte";
import { CATALOGUE } from "./example";

const KINDS = ["monster", "item", "one-shot"];

test("the game is told in eight steps, with the cards that stand for it, and each picture can be heard", () => {
  const showcase = KINDS.flatMap((kind) => CATALOGUE.cards.find((card) => card.kind === kind)?.id ?? []);
  const { container } = render(HowToPlay, { book: new CardBook({ ...CATALOGUE, showcase }) });
  const pictures = [...container.querySelectorAll(".picture")];
  expect(pictures.map((picture) => picture.getAttribute("aria-label")).filter(Boolean)).toHaveLength(8);
  expect(container.querySelectorAll(".card").length).toBeGreaterThanOrEqual(showcase.length);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain("/rules?game=munchkin");
});
