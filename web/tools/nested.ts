import type { Plugin } from "vite";

/** The words of the client, nested by the dots of their keys: "end.best" and "end.turns" as { end: { best, turns } }. What
 * keys begin with would otherwise stand in the client a thousand times. `flat` in lib/messages.ts undoes it. */

interface Branch {
  [part: string]: unknown;
}

/** Asked for as "en.json?nested". */
export function nestedMessages(): Plugin {
  return {
    name: "nested messages",
    enforce: "pre",
    transform: {
      filter: { id: /\.json\?(import&)?nested$/ },
      handler: (json) => ({ code: `export default ${nested(JSON.parse(json) as Branch)}`, moduleType: "js", map: null }),
    },
  };
}

/** As JSON. A text is named by the last part of its key; one that is also the beginning of other keys, and one that has
 * several forms, which would look like parts, stands under "". */
export function nested(messages: Branch): string {
  const all: Branch = {};
  for (const [key, message] of Object.entries(messages)) {
    let branch = all;
    for (const part of key.split(".")) branch = (branch[part] ??= {}) as Branch;
    branch[""] = message;
  }
  return JSON.stringify(all, (_, branch: Branch) => {
    const isText = typeof branch[""] === "string" && Object.keys(branch).length === 1;
    return isText ? branch[""] : branch;
  });
}
