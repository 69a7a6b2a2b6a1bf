import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const query = "?minified";

/**
 * `import { sourceText } from "./script.ts?minified"` gives the one function of a module, which needs nothing around it, as minified
 * source text: to be inlined into a page.
 */
export function minifiedText(): Plugin {
  return {
    name: "minified-text",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const path = id.slice(0, -query.length);
      this.addWatchFile(path);
      const { code } = await transformWithOxc(await readFile(path, "utf8"), path);
      const minified = await minify(path, code, { module: true });
      const text = minified.code.replace(/^export /, "");
      return `export const sourceText = ${JSON.stringify(text)};`;
    },
  };
}
