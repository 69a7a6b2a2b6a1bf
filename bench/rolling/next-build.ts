import { execFile } from "node:child_process";
import { cp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProjectRoot } from "#database/project-root.ts";
import { builtFolders } from "#server/platform/http/static-files.ts";

/** Are made again there, or shared. */
const leftOut = /^(\.git|\.react-router|node_modules|dist|data|screens)$/;

/**
 * The change of the next release: a module that every page loads, so that the names of nearly all scripts are others.
 */
const changed = "web/layout/shop-frame.tsx";
const mark = '\nif (typeof document !== "undefined") document.documentElement.dataset.build = "next";\n';

/** Its change of the database: additions that old code need not know, on tables that are written all the time. */
const expansion = `alter table orders add column of_next_release text, add column counts_from_next integer not null default 0;
create index orders_of_next_release on orders (of_next_release);
alter table products add column of_next_release text;
create table of_next_release (id uuid primary key, order_id uuid references orders on delete cascade);
`;

/**
 * Builds a release of the shop in `folder` that differs from this one by that much, and by a migration that expands.
 * Gives `folder`.
 */
export async function buildNext(folder: string): Promise<string> {
  const root = findProjectRoot();
  for (const name of await readdir(root)) {
    if (!leftOut.test(name)) await cp(join(root, name), join(folder, name), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, changed), (await readFile(join(root, changed), "utf8")) + mark);
  await writeFile(join(folder, "database/migrations/99991231T0000-of-next-release.sql"), expansion);
  await promisify(execFile)(process.execPath, ["scripts/build.mjs"], { cwd: folder });
  return folder;
}

export async function filesOf(root: string): Promise<string[]> {
  const ofScripts = builtFolders.filter(({ folder }) => folder.startsWith("dist/"));
  const lists = await Promise.all(
    ofScripts.map(async ({ prefix, folder }) =>
      (await readdir(join(root, folder)))
        .filter((name) => !name.endsWith(".br"))
        .map((name) => prefix + name),
    ),
  );
  return lists.flat();
}
