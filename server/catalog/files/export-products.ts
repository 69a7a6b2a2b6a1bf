import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { readOfficeProducts } from "../editing/read-office-product.ts";
import { readLists } from "../lists/read-lists.ts";
import { columnTitles, listNames, productColumns } from "./product-columns.ts";

const atOnce = 200;

const selectIds = namedQuery(
  "ids-for-export",
  (param: Param<{ after: string; limit: number }>) => sql<{ id: string }>`
    select id from products where id > ${param("after")} order by id limit ${param("limit")}::integer`,
);

export async function* exportProducts(executor: Executor): AsyncGenerator<string[][]> {
  yield [columnTitles];
  const names = listNames(await readLists(executor));
  for (let after = ""; ; ) {
    const ids = (await selectIds.run(executor, { after, limit: atOnce })).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    const products = await readOfficeProducts(executor, ids);
    yield products.map((product) => [
      product.id,
      ...productColumns.map((column) => column.write(product, names)),
    ]);
    after = last;
  }
}
