import { type Executor, readFirst } from "#database/query.ts";

export async function findUpload(executor: Executor, base: string) {
  const row = await readFirst(executor)<{ id: string; base: string; width: number; height: number }>`
    select id, base, width, height from uploads where base = ${base}`;
  if (!row) return undefined;
  const { id: upload_id, width, height } = row;
  return { url: `${row.base}-${width}.webp`, width, height, upload_id };
}
