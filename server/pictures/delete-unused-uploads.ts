import type pg from "pg";
import { type Executor, read, write } from "#database/query.ts";
import type { PictureFiles } from "./picture-files.ts";
import { uploadPrefix } from "./picture-folders.ts";

/** Milliseconds in which an upload may be put to use. */
const grace = 24 * 3_600_000;

/** Deletes unused uploads a day after they came, and orphaned files, as of a killed process. Returns their number. */
export async function deleteUnusedUploads(
  { pool }: { pool: pg.Pool },
  files: PictureFiles,
  now = Date.now(),
): Promise<number> {
  await write(pool)<{ id: string }>`
    delete from uploads u
    where u.created_at < now() - interval '1 day' and not u.is_in_orders
      and not exists (select from product_images i where i.upload_id = u.id)
      and not exists (select from size_charts s where s.upload_id = u.id)
      and not exists (select from settings s where s.name = 'logo' and s.value ->> 'base' = u.base)
    returning u.id`;
  // An upload in progress has no row yet.
  const old = (await files.list()).filter(({ at }) => now - at >= grace);
  const kept = await keptOf(pool, [...new Set(old.map(({ name }) => baseOf(name)))]);
  let gone = 0;
  for (const { name } of old.filter((file) => !kept.has(baseOf(file.name)))) {
    await files.remove(name);
    gone += 1;
  }
  return gone;
}

async function keptOf(executor: Executor, bases: string[]): Promise<Set<string>> {
  const found = await read(executor)<{ base: string }>`
    select base from uploads where base = any (${bases}::text[])`;
  return new Set(found.map(({ base }) => base));
}

function baseOf(file: string): string {
  return uploadPrefix + file.replace(/-\d+\.\w+(\.part)?$/, "");
}
