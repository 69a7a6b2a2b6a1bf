import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const day = 24 * 60 * 60 * 1000;

/** Milliseconds until a file is deleted. Codes and unfinished files are useless after minutes. */
function lifetimeOf(file: string): number {
  return /-(recovery|email)-code-/.test(file) || file.endsWith(".part") ? day : 30 * day;
}

/** Deletes expired files, by the lifetimes of the rows of sent mails and codes; returns their number. */
export async function emptyOutbox(folder: string): Promise<number> {
  let deleted = 0;
  for (const file of await filesOf(folder)) {
    const path = join(folder, file);
    if ((await ageOf(path)) < lifetimeOf(file)) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

async function filesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => /\.eml(\.part)?$/.test(file));
}

/** Milliseconds; none if another process has deleted the file. */
async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found === undefined ? 0 : Date.now() - found.mtimeMs;
}
