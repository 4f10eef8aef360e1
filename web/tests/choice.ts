import type { Choice, Part } from "../src/protocol";

const ROLES: Record<string, NonNullable<Choice["role"]>> = {
  ...Object.fromEntries(["yes", "call", "listen", "open door", "loot the room"].map((key) => [key, "main"])),
  ...Object.fromEntries(["no", "none", "cancel", "pass this fight"].map((key) => [key, "decline"])),
  ...Object.fromEntries(["refuse", "refuse trade", "withdraw", "withdraw trade"].map((key) => [key, "decline"])),
  done: "done",
  keep: "done",
  pass: "pass",
  "end turn": "end",
};
const VERBS = [
  ...["accept trade", "ask everybody", "be rid of", "counter trade", "offer help", "put away", "put on"],
  ...["show hand", "throw away", "whole hand"],
];

/** An answer as the server tells of it. `bases`: the words that name one; `hand`: the cards held by who is asked. */
export function choice(key: string, names: { cards: string[]; bases?: string[]; hand?: string[] }): Choice {
  const { cards, bases = [], hand = cards } = names;
  const isThing = (word: string) => /^P\d$|^\d+$|#/.test(word) || cards.includes(word) || bases.includes(word);
  const longestFirst = [...VERBS, ...Object.keys(ROLES)].sort((one, other) => other.length - one.length);
  const known = longestFirst.find((each) => key === each || key.startsWith(`${each} `));
  const first = key.split(" ")[0] ?? "";
  const verb = known ?? (isThing(first) ? "" : first);
  const words = key.slice(verb.length).trim().split(" ").filter((word) => word !== "");
  const parts = words.map((word): Part => {
    const [name = "", serial] = word.split("#");
    if (serial !== undefined) return { card: name, piece: Number(serial) };
    if (/^P\d$/.test(word)) return { player: Number(word.slice(1)) };
    if (/^\d+$/.test(word)) return { number: Number(word) };
    if (bases.includes(word)) return { base: word };
    if (!cards.includes(word)) return { word };
    return hand.includes(word) ? { card: word, zone: "hand", owner: 0 } : { card: word, zone: "laid out" };
  });
  const role = ROLES[verb];
  return {
    key,
    words: `Say ${key}`,
    ...(role === undefined ? {} : { role }),
    ...(verb === "" ? {} : { verb }),
    ...(parts.length === 0 ? {} : { parts }),
  };
}
