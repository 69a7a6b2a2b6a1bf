import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const day = 24 * 60 * 60 * 1000;

/** Milliseconds that a file is kept. A code is worth nothing after minutes, nor is what was never finished. */
function lifetimeOf(file: string): number {
  return /-(recovery|email)-code-/.test(file) || file.endsWith(".part") ? day : 30 * day;
}

/** Those that have had their time, as the rows of sent mails and of codes have; gives how many there were. */
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

/** Milliseconds; none where another process was quicker. */
async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found === undefined ? 0 : Date.now() - found.mtimeMs;
}
