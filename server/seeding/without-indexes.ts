import type pg from "pg";

/**
 * Runs `work`, which fills empty tables, without their indexes and makes those when the rows are there: sorted once, an
 * index takes seconds. Only what constraints need stays. In a transaction, which is alone with these tables then.
 */
export async function withoutIndexes<Result>(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any ($1::regclass[]) and not i.indisunique
    order by i.indexrelid`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const result = await work();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { definition } of indexes) await client.query(definition);
  return result;
}
