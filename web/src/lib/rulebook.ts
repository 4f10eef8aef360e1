import type { RuleInfo } from "../protocol";
import { tIfAny } from "./messages";

interface Chapter {
  id: string;
  title: string;
  rules: RuleInfo[];
}

/** The rules by chapter: "SU-5.6" is in chapter "SU-5". */
export function chapters(rules: RuleInfo[]): Chapter[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const id = rule.number.split(".", 1)[0] ?? rule.number;
    found.set(id, [...(found.get(id) ?? []), rule]);
  }
  return [...found].map(([id, inside]) => ({ id, title: tIfAny(`how.chapter.${id}`) ?? id, rules: inside }));
}

/** The ten lines as sentences: a line that starts small goes on with the one before. */
export function shortRules(text: string): string[] {
  return text.split(/\n(?![a-z])/).map((line) => line.replaceAll("\n", " "));
}
