import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

export type OutboxMail = Email & { file: string };

export async function readOutbox(dataDir: string): Promise<OutboxMail[]> {
  const folder = join(dataDir, "outbox");
  const files = (await readdir(folder).catch(() => [])).filter((file) => /^[^.].*\.eml$/.test(file));
  return Promise.all(
    files
      .sort()
      .map(async (file) => ({ file, ...(await PostalMime.parse(await readFile(join(folder, file)))) })),
  );
}
