import type en from "../messages/en.json";
import nested from "../messages/en.json?nested";

/** A message is one sentence with {places}, or one per plural form, chosen by {n}. */
type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>;
type MessageKey = keyof typeof en;
type Values = Record<string, string | number>;
/** The words of a language, by key. */
export type Messages = Record<string, Message>;
/** The same as a built client has them. */
export interface Nested {
  [part: string]: string | Nested;
}

/** The language that the server is asked to speak as well. */
export let language = "en";
const usual: Messages = Object.fromEntries(flat(nested));
let messages = usual;
let plurals = new Intl.PluralRules(language);

/** By whole keys again. Under "" stands what has the key so far. */
export function flat(words: Nested, path = ""): [string, Message][] {
  return Object.entries(words).flatMap(([part, inner]) => {
    if (part === "") return [[path.slice(0, -1), inner as Message]];
    return typeof inner === "string" ? [[path + part, inner]] : flat(inner, `${path}${part}.`);
  });
}

/** From now on this language is spoken; what it has no words for is said in English. */
export function speak(name: string, words: Messages): void {
  language = name;
  messages = { ...usual, ...words };
  plurals = new Intl.PluralRules(name);
  document.documentElement.lang = name;
}

/** The words for a key. A key that does not exist is shown as it is: better than an empty page. */
export function t(key: MessageKey, values: Values = {}): string {
  const message = messages[key];
  if (message === undefined) return key;
  const words = typeof message === "string" ? message : pluralForm(message, Number(values["n"]));
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Like `t`, for keys that are put together from what the server sends; undefined if there are no such words. */
export function tIfAny(key: string, values: Values = {}): string | undefined {
  return Object.hasOwn(messages, key) ? t(key as MessageKey, values) : undefined;
}

/** Several names in a sentence: "Ann, Bob and Cy". */
export function listed(names: string[]): string {
  return inRow(names, "list.and");
}

/** One of several: "Ann, Bob or Cy". */
export function either(names: string[]): string {
  return inRow(names, "list.or");
}

function inRow(names: string[], key: "list.and" | "list.or"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t(key, { names: joined(names.slice(0, -1)), last });
}

/** Several things one after the other, without those that are empty: "minion, power 2". */
export function joined(parts: (string | number)[]): string {
  return parts.filter((part) => part !== "").join(t("list.comma"));
}

function pluralForm(forms: Exclude<Message, string>, n: number): string {
  return forms[plurals.select(n)] ?? forms.other ?? "";
}

/** A number that is added: "+2", "−1". */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
