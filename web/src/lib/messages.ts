import en from "../messages/en.json";

/** A message is one sentence with {places}, or one per plural form, chosen by {n}. */
type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>;
type MessageKey = keyof typeof en;
type Values = Record<string, string | number>;

const messages: Record<string, Message> = en;
const plurals = new Intl.PluralRules("en");

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

function pluralForm(forms: Exclude<Message, string>, n: number): string {
  return forms[plurals.select(n)] ?? forms.other ?? "";
}
