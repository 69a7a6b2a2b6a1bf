import type pg from "pg";
import type { OfficeProduct } from "#contract/catalog/office-products.ts";
import { write } from "#database/query.ts";
import { isSlugOf, makeSlug } from "#server/platform/make-slug.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";

/**
 * Gives an unpublished copy the id made of its name, and returns the id valid from then on; any other product keeps
 * its own. Call it in the transaction that changes the locked product, before publishing.
 */
export async function renameEverywhere(
  client: pg.PoolClient,
  staff: StaffContext["staff"],
  { id, addressFollowsName, isOrdered }: Pick<OfficeProduct, "id" | "addressFollowsName" | "isOrdered">,
  name: string,
): Promise<string> {
  if (!addressFollowsName || isOrdered || isSlugOf(id, name)) return id;
  for (const withSuffix of [false, true, true]) {
    const to = makeSlug(name, withSuffix);
    if (!(await isMoved(client, id, to))) continue;
    const subject = { kind: "product", id: to };
    await recordChange(client, {
      staff,
      action: "product.move",
      subject,
      before: { address: id },
      after: { address: to },
    });
    return to;
  }
  return id;
}

async function isMoved(client: pg.PoolClient, id: string, to: string): Promise<boolean> {
  await client.query("savepoint address");
  try {
    const moved = await write(client)<{ id: string }>`
      with moved as (
        update products set id = ${to} where id = ${id} and address_follows_name returning id
      ), noted as (
        update product_import_rows set product_id = ${to}
        where product_id = ${id} and exists (select from moved)
      )
      select id from moved`;
    await client.query("release savepoint address");
    return moved.length === 1;
  } catch (error) {
    if (violatedConstraint(error) !== "products_pkey") throw error;
    await client.query("rollback to savepoint address");
    return false;
  }
}
