import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export type SpooledFile = {
  path: string;
  /** Takes the file away; may be called twice. */
  remove: () => Promise<void>;
};

/** So that it can be read twice and a slow upload blocks nothing in the database. */
export async function spoolUpload(
  body: Readable,
  limit: number,
): Promise<SpooledFile | "too-large" | "cut-off"> {
  const folder = await mkdtemp(join(tmpdir(), "tabeeb-import-"));
  const path = join(folder, "upload.csv");
  const remove = () => rm(folder, { recursive: true, force: true });
  let bytes = 0;
  try {
    await pipeline(
      body,
      async function* counted(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > limit) return;
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
  } catch {
    await remove();
    return bytes > limit ? "too-large" : "cut-off";
  }
  if (bytes <= limit) return { path, remove };
  await remove();
  return "too-large";
}
