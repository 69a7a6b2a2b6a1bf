import { sql } from "kysely";
import type pg from "pg";
import type { OfficeProduct } from "#contract/catalog/office-products.ts";
import { namedQuery, type Param } from "#database/named-query.ts";
import { isSlugOf, makeSlug } from "#server/platform/make-slug.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";

const moveProduct = namedQuery(
  "move-product",
  (param: Param<{ id: string; to: string }>) => sql<{ id: string }>`
    with moved as (
      update products set id = ${param("to")} where id = ${param("id")} and address_follows_name returning id
    ), noted as (
      update product_import_rows set product_id = ${param("to")}
      where product_id = ${param("id")} and exists (select from moved)
    )
    select id from moved`,
);

/**
 * Gives a copy that nobody could see yet the id that its name makes, and gives the id it has from then on; any other product
 * keeps its own. To be called in the transaction that changes the product, which is locked, before it is published.
 */
export async function followName(
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
    const moved = await moveProduct.run(client, { id, to });
    await client.query("release savepoint address");
    return moved.length === 1;
  } catch (error) {
    if (violatedConstraint(error) !== "products_pkey") throw error;
    await client.query("rollback to savepoint address");
    return false;
  }
}
