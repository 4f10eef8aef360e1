import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Words are asked for by keys that nobody reads in a built client: there a key that is written down is a number, and only
 * those that are put together while it runs keep their names. Other languages have names for all: `messages/keys.json` says
 * which number is which. */
export function numberedWords(folder: string): Plugin {
  const file = `${folder}/messages/en.json`;
  const words = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:svelte|ts)$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, "utf8"))
    .join("\n");
  const patterns = [...code.matchAll(/\bt(?:IfAny)?\(\s*`([^`]+)`/g)].map(([, template = ""]) => patternOf(template));
  const keys = Object.keys(words);
  const numbered = keys.filter((key) => code.includes(`"${key}"`));
  const numbers = new Map(numbered.map((key, number) => [key, number]));
  const named = keys.filter((key) => !numbers.has(key) || patterns.some((pattern) => pattern.test(key)));

  return {
    name: "numbered words",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (id === file) return { code: asModule(), map: null };
      if (!/\/src\/.*\.(?:svelte|ts)$/.test(id)) return undefined;
      return { code: code.replace(/(["'`])([\w.]+)\1/g, (all, _, key: string) => `${numbers.get(key) ?? all}`), map: null };
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "messages/keys.json", source: JSON.stringify(numbered) });
    },
  };

  function asModule(): string {
    const value = (key: string) => (numbers.has(key) ? `all[${numbers.get(key)}]` : JSON.stringify(words[key]));
    const told = named.map((key) => `${JSON.stringify(key)}: ${value(key)}`);
    return `const all = ${JSON.stringify(numbered.map((key) => words[key]))};\nexport default Object.assign(all, {${told.join()}});`;
  }
}

/** `card.kind.${kind}` stands for every key of that form, with one part or a number in its place. */
function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "(?:[^.]+|\\d\\.\\d)")}$`);
}
