import { type Executor, read } from "#database/query.ts";
import { readOfficeProducts } from "../editing/read-office-product.ts";
import { readLists } from "../lists/read-lists.ts";
import { columnTitles, listNames, productColumns } from "./product-columns.ts";

const atOnce = 200;

export async function* exportProducts(executor: Executor): AsyncGenerator<string[][]> {
  yield [columnTitles];
  const names = listNames(await readLists(executor));
  for (let after = ""; ; ) {
    const found = await read(executor)<{ id: string }>`
      select id from products where id > ${after} order by id limit ${atOnce}::integer`;
    const ids = found.map(({ id }) => id);
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
