import { sql } from "kysely";
import type pg from "pg";
import { write } from "#database/query.ts";
import { refreshSearch } from "#database/search/refresh-search.ts";
import { withTransaction } from "#database/transaction.ts";

/** A small batch, so that other changes of the catalogue do not wait. */
const atOnce = 200;

/** Updates the search rows of products with a renamed category, color or fabric; returns their number. */
export async function refreshStaleSearch({ pool }: { pool: pg.Pool }): Promise<number> {
  for (let total = 0; ; ) {
    const refreshed = await withTransaction(pool, async (client) => {
      const changed = await write(client)<{ id: string }>`
        update products set is_search_stale = false
        where id in (select id from products where is_search_stale limit ${sql.lit(atOnce)} for update skip locked)
        returning id`;
      const ids = changed.map(({ id }) => id);
      if (ids.length > 0) await refreshSearch(client, ids);
      return ids.length;
    });
    total += refreshed;
    if (refreshed < atOnce) return total;
  }
}
