import pg from "pg";

/** Runs one statement in the shop's database, for changes outside the shopper's session. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
  connectionString = process.env.SHOP_DATABASE_URL,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
