import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const query = "?minified";

/**
 * `import { sourceText } from "./script.ts?minified"` gives the one function of a module, which needs nothing around
 * it, as minified source text: to be inlined into a page.
 */
export function minifiedText(): Plugin {
  return {
    name: "minified-text",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const path = id.slice(0, -query.length);
      this.addWatchFile(path);
      return `export const sourceText = ${JSON.stringify(await minifiedFunction(path))};`;
    },
  };
}

/** Any other text would break the pages, and no build. */
export async function minifiedFunction(path: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path);
  const minified = await minify(path, code, { module: true });
  const [, text] = /^export (function .*)/s.exec(minified.code) ?? [];
  if (text === undefined || /\bexport\b/.test(text))
    throw new Error(`${path} has to export one function and have nothing before it.`);
  return text;
}
