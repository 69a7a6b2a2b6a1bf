import type { ChangedProductResult } from "#contract/catalog/office-products.ts";
import type { StaffContext } from "../../staff/record-change.ts";
import { deleteProduct, publishProduct } from "./change-product.ts";
import { readOfficeProducts } from "./read-office-product.ts";

type Change = "publish" | "hide" | "delete";

/** Each in its own transaction, by the rules of a single change; the outcomes are in the order of the changes. */
export async function changeProducts(
  office: StaffContext,
  ids: readonly string[],
  change: Change,
): Promise<ChangedProductResult[]> {
  const known = await readOfficeProducts(office.pool, ids);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const results: ChangedProductResult[] = [];
  for (const id of ids) {
    results.push({ id, name: names.get(id) ?? "", outcome: await changeOne(office, id, change) });
  }
  return results;
}

async function changeOne(
  office: StaffContext,
  id: string,
  change: Change,
): Promise<ChangedProductResult["outcome"]> {
  if (change === "delete") {
    const { outcome } = await deleteProduct(office, id);
    return outcome === "deleted" ? "changed" : outcome;
  }
  const { outcome } = await publishProduct(office, id, change === "publish");
  return outcome === "published" ? "changed" : outcome;
}
