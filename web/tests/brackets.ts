import type { Messages } from "../src/lib/messages";
import en from "../src/messages/en.json";
import type { Catalogue } from "../src/protocol";

/** A made-up language: every word is in brackets, so that whatever is not was never translated. */
const inBrackets = (words: string) => `[${words}]`;

export const BRACKETS: Messages = Object.fromEntries(
  Object.entries(en as Messages).map(([key, message]) => [
    key,
    typeof message === "string"
      ? inBrackets(message)
      : Object.fromEntries(Object.entries(message).map(([form, words]) => [form, inBrackets(words)])),
  ]),
);

/** A catalogue as a server would send it that speaks this language. */
export function translated(catalogue: Catalogue): Catalogue {
  const named = <Each extends { name: string }>(each: Each): Each => ({ ...each, name: inBrackets(each.name) });
  return {
    ...catalogue,
    family: { ...catalogue.family, title: inBrackets(catalogue.family.title) },
    cards: catalogue.cards.map((card) => ({
      ...named(card),
      text: card.text === "" ? "" : inBrackets(card.text),
      rulings: (card.rulings ?? []).map(inBrackets),
      facts: (card.facts ?? []).map((fact) => ({
        ...fact,
        label: inBrackets(fact.label),
        value: fact.name === "size" ? inBrackets(String(fact.value)) : fact.value,
      })),
    })),
    factions: catalogue.factions.map(named),
    sets: Object.fromEntries(Object.entries(catalogue.sets).map(([set, title]) => [set, inBrackets(title)])),
    rules: catalogue.rules.map((rule) => ({ ...rule, text: inBrackets(rule.text) })),
    how_to_play: catalogue.how_to_play.split("\n").map(inBrackets).join("\n"),
    phrases: Object.fromEntries(Object.entries(catalogue.phrases).map(([name, words]) => [name, inBrackets(words)])),
    characters: catalogue.characters.map(({ text, style, quote, ...each }) => ({
      ...named(each),
      text: inBrackets(text),
      style: inBrackets(style),
      quote: inBrackets(quote),
    })),
    bots: catalogue.bots.map((bot) => ({ ...bot, title: inBrackets(bot.title), text: inBrackets(bot.text) })),
    options: catalogue.options.map((option) => ({
      ...option,
      title: inBrackets(option.title),
      values: option.values.map((value) => ({ ...value, title: inBrackets(value.title) })),
    })),
  };
}

const SPOKEN = ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"];
const WORD = /\p{L}{2}/u;
/** The number of a rule is the same in all languages. */
const RULE = /\b[A-Z]{2}-\d+(?:\.\d+)?/g;

/** What stands outside of all brackets. */
function outside(words: string): string {
  let depth = 0;
  return [...words]
    .filter((letter) => {
      if (letter === "[") depth += 1;
      if (letter === "]") depth -= 1;
      return depth === 0;
    })
    .join("");
}

/** Words on a page that are in no brackets, seen or only heard. */
export function englishIn(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode() !== null) found.push(texts.currentNode.textContent ?? "");
  for (const name of SPOKEN)
    for (const node of root.querySelectorAll(`[${name}]`)) found.push(node.getAttribute(name) ?? "");
  return found.map((words) => words.trim()).filter((words) => WORD.test(outside(words).replace(RULE, "")));
}
