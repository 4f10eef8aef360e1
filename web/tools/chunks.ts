import type { Plugin } from "vite";

/** Into which files the client is divided: one for each part that is imported when it is needed, and one for what the page
 * begins with and for whatever several parts need. Small files pack badly, so nothing is divided any further. */

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

export function chunkOf(id: string, graph: Graph): string | null {
  const parts = new Set(partsWith(id, graph, new Set()));
  const isOfPage = [...parts].some((part) => part.endsWith("/index.html"));
  return isOfPage || parts.size > 1 ? "index" : null;
}

/** The parts that need a module: what is imported by itself, or where all begins. */
function partsWith(id: string, graph: Graph, seen: Set<string>): string[] {
  const info = graph.getModuleInfo(id);
  if (info === null || seen.has(id)) return [];
  seen.add(id);
  const own = info.isEntry || info.dynamicImporters.length > 0 ? [id] : [];
  return [...own, ...info.importers.flatMap((each) => partsWith(each, graph, seen))];
}

/** The page names all scripts and styles that may be needed later, so that whoever keeps it can keep it whole. Pictures are
 * kept by whoever has seen them. */
export function namedFiles(): Plugin {
  return {
    name: "named files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle = {} }) {
        // What the page begins with is in it, whatever the bundle calls that.
        const later = Object.values(bundle)
          .filter((file) => !(file.type === "chunk" && file.isEntry))
          .map(({ fileName }) => fileName)
          .filter((name) => /^assets\/.*\.(js|css)$/.test(name) && !page.includes(name));
        const content = later.map((file) => `/${file}`).join(" ");
        return [{ tag: "meta", attrs: { name: "later", content }, injectTo: "head" }];
      },
    },
  };
}
