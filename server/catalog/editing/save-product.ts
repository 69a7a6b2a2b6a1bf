import type pg from "pg";
import type { OfficeProduct, ProductFields } from "#contract/catalog/office-products.ts";
import { withTransaction } from "#database/transaction.ts";
import type { StaffContext } from "../../staff/record-change.ts";
import { refuseOtherSizes } from "./other-sizes.ts";
import { type Refused, refusalOf } from "./product-refused.ts";
import { renameEverywhere } from "./rename-everywhere.ts";
import { createProductsIn, lockProduct, updateProductsIn } from "./save-products.ts";

export function createProduct(
  { pool, staff }: StaffContext,
  fields: ProductFields,
  copyOf = "",
): Promise<{ outcome: "created"; id: string } | Refused> {
  return withRefusals(pool, async (client) => {
    // A copy may keep sizes that its type has lost since.
    if (copyOf === "") await refuseOtherSizes(client, fields);
    const [created] = await createProductsIn(client, staff, [{ fields, copyOf }]);
    const id = created?.id ?? "";
    if (copyOf !== "")
      await client.query("update products set address_follows_name = true where id = $1", [id]);
    return { outcome: "created", id };
  });
}

/** Requires the version that the change was based on. Only an unpublished copy gets another id (`followName`). */
export function updateProduct(
  { pool, staff }: StaffContext,
  { id, version }: Pick<OfficeProduct, "id" | "version">,
  fields: ProductFields,
): Promise<
  | { outcome: "updated"; id: string; version: string }
  | { outcome: "unknown" }
  | { outcome: "changed-since"; version: string }
  | Refused
> {
  return withRefusals(pool, async (client) => {
    const before = await lockProduct(client, id);
    if (!before) return { outcome: "unknown" };
    if (before.version !== version) return { outcome: "changed-since", version: before.version };
    await refuseOtherSizes(client, fields, before);
    const newId = await renameEverywhere(client, staff, before, fields.name);
    const versions = await updateProductsIn(client, staff, [{ before: { ...before, id: newId }, fields }]);
    return { outcome: "updated", id: newId, version: versions.get(newId) ?? "" };
  });
}

async function withRefusals<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result | Refused> {
  try {
    return await withTransaction(pool, work);
  } catch (error) {
    const refused = refusalOf(error);
    if (refused) return refused;
    throw error;
  }
}
