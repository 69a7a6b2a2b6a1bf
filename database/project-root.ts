import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const packageName = "tabeeb";

/**
 * Of sources in development and of one bundled file in dist/server: a path relative to the module would point to two
 * places.
 */
export function findProjectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (isOurPackage(join(folder, "package.json"))) return folder;
    if (folder === dirname(folder)) throw new Error(`No package.json of ${packageName} above ${from}.`);
  }
}

function isOurPackage(file: string): boolean {
  if (!existsSync(file)) return false;
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  return typeof content === "object" && content !== null && "name" in content && content.name === packageName;
}
