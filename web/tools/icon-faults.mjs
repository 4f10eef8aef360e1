const AUTHOR = /^[a-z0-9-]+( \/ [a-z0-9-]+)*$/;
const HOW = "named as its folder at https://github.com/game-icons/icons";

/** What is wrong with the icons that are wanted and with who is said to have drawn them, in words.
 * @param {string[]} wanted
 * @param {Record<string, string>} authors
 * @param {(name: string) => boolean} isKnown
 * @returns {string[]} */
export function faultsOf(wanted, authors, isKnown) {
  const names = [...new Set(wanted)];
  const known = names.filter(isKnown);
  const misspelt = Object.entries(authors).filter(([, author]) => !AUTHOR.test(author));
  return [
    ...names.filter((name) => !isKnown(name)).map((name) => `icons.json: there is no icon ${name}`),
    ...known.filter((name) => !(name in authors)).map((name) => `icon-authors.json: who drew ${name}? The author, ${HOW}`),
    ...misspelt.map(([name, author]) => `icon-authors.json: ${name} is by «${author}»; an author is ${HOW}`),
  ];
}
