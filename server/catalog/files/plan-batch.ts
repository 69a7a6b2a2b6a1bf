import type { OfficeProduct } from "#contract/catalog/office-products.ts";
import type { FileFault } from "#contract/catalog/product-files.ts";
import { type Executor, read } from "#database/query.ts";
import { readOfficeProducts } from "../editing/read-office-product.ts";
import { codeKey } from "../product-code.ts";
import { describeRefusal } from "./describe-refusal.ts";
import type { DuplicateDetector } from "./duplicate-detector.ts";
import type { FileColumns, ProductRow } from "./import-columns.ts";
import { codeOf, faultOf, planRow, type RowPlan } from "./plan-rows.ts";
import { codeColumn, idColumn, type ListNames } from "./product-columns.ts";

export type PlannedRow = { row: ProductRow; id: string | undefined; plan: RowPlan };

function selectKeys(executor: Executor, ids: readonly string[], codes: readonly string[]) {
  return read(executor)<{ id: string; product_code: string }>`
    select id, product_code from products where id = any (${ids}::text[])
    union
    select id, product_code from products where product_code_key(product_code) = any (${codes}::text[])`;
}

type Importing = {
  executor: Executor;
  columns: FileColumns;
  names: ListNames;
  duplicates: DuplicateDetector;
};

export async function planBatch(
  { executor, columns, names, duplicates }: Importing,
  rows: readonly ProductRow[],
): Promise<PlannedRow[]> {
  const ids = rows.map((row) => row.cellOf(idColumn).trim()).filter((id) => id !== "");
  const codes = rows.map(codeOf).filter((code) => code !== "");
  const keys = await selectKeys(executor, ids, codes);
  const byId = new Map(keys.map(({ id }) => [id, id]));
  const byCode = new Map(keys.map(({ id, product_code }) => [codeKey(product_code), id]));
  // Of two old products with the same code key, the exact spelling wins.
  const byWritten = new Map(keys.map(({ id, product_code }) => [product_code, id]));
  const idOf = (row: ProductRow) => {
    const id = row.cellOf(idColumn).trim();
    return id === "" ? (byWritten.get(row.cellOf(codeColumn)) ?? byCode.get(codeOf(row))) : byId.get(id);
  };
  const products = await productsOf(executor, rows, idOf);
  const planned = rows.map((row): PlannedRow => {
    const id = idOf(row);
    const faults = rowFaults(row, id, duplicates);
    if (faults.length > 0) return { row, id, plan: { outcome: "faulty", faults } };
    return { row, id, plan: planRow(row, columns, names, id === undefined ? undefined : products.get(id)) };
  });
  return withKeyFaults(executor, planned, byCode);
}

async function productsOf(
  executor: Executor,
  rows: readonly ProductRow[],
  idOf: (row: ProductRow) => string | undefined,
): Promise<Map<string, OfficeProduct>> {
  const ids = rows.flatMap((row) => idOf(row) ?? []);
  const products = await readOfficeProducts(executor, ids);
  return new Map(products.map((product) => [product.id, product]));
}

function rowFaults(row: ProductRow, id: string | undefined, duplicates: DuplicateDetector): FileFault[] {
  if (row.isTooLong) return [faultOf(row, "", "This row has more cells than there are columns")];
  if (id === undefined && row.cellOf(idColumn).trim() !== "") {
    return [faultOf(row, idColumn, "There is no product with this id; leave it empty to add one")];
  }
  const code = codeOf(row);
  const isAgain = [...(id === undefined ? [] : [`id ${id}`]), ...(code === "" ? [] : [`code ${code}`])]
    .map((key) => duplicates.add(key))
    .includes(false);
  return isAgain ? [faultOf(row, codeColumn, "An earlier row is about this product or has its code")] : [];
}

async function withKeyFaults(
  executor: Executor,
  planned: readonly PlannedRow[],
  byCode: ReadonlyMap<string, string>,
): Promise<PlannedRow[]> {
  const ids = planned.flatMap(({ plan }) => (plan.outcome === "save" ? plan.fields.relatedIds : []));
  const keys = ids.length === 0 ? [] : await selectKeys(executor, ids, []);
  const known = new Set(keys.map(({ id }) => id));
  return planned.map((each) => {
    const { row, id, plan } = each;
    if (plan.outcome !== "save") return each;
    const { product_code, relatedIds } = plan.fields;
    const faults: FileFault[] = [];
    const owner = byCode.get(codeKey(product_code));
    if (owner !== undefined && owner !== id && plan.changes.some(({ column }) => column === codeColumn)) {
      faults.push(faultOf(row, codeColumn, describeRefusal({ outcome: "code-taken" }).sentence));
    }
    const unknown = relatedIds.find((related) => related === id || !known.has(related));
    if (unknown !== undefined) {
      const sentence =
        unknown === id
          ? "A product is not related to itself"
          : `There is no product with the id “${unknown}”`;
      faults.push(faultOf(row, "Related products", sentence));
    }
    return faults.length === 0 ? each : { row, id, plan: { outcome: "faulty", faults } };
  });
}
