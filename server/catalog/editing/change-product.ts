import type pg from "pg";
import type { OfficeProduct, ProductFields } from "#contract/catalog/office-products.ts";
import { withTransaction } from "#database/transaction.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { readOfficeProduct } from "./read-office-product.ts";
import { renameEverywhere } from "./rename-everywhere.ts";
import { createProduct } from "./save-product.ts";
import { auditedFields, lockProduct } from "./save-products.ts";

type Unknown = { outcome: "unknown" };

export function publishProduct(
  { pool, staff }: StaffContext,
  id: string,
  isPublished: boolean,
): Promise<{ outcome: "published" | "same"; id: string } | Unknown> {
  return withTransaction(pool, async (client) => {
    const before = await lockProduct(client, id);
    if (!before) return { outcome: "unknown" };
    if (before.isPublished === isPublished) return { outcome: "same", id };
    const newId = await renameEverywhere(client, staff, before, before.name);
    await client.query("update products set published = $2 where id = $1", [newId, isPublished]);
    await recordChange(client, {
      staff,
      action: isPublished ? "product.publish" : "product.hide",
      subject: { kind: "product", id: newId },
      before: { isPublished: before.isPublished },
      after: { isPublished },
    });
    return { outcome: "published", id: newId };
  });
}

export function deleteProduct(
  { pool, staff }: StaffContext,
  id: string,
): Promise<{ outcome: "deleted" } | { outcome: "ordered" } | Unknown> {
  return withTransaction(pool, async (client) => {
    const before = await lockProduct(client, id);
    if (!before) return { outcome: "unknown" };
    if (before.isOrdered) return { outcome: "ordered" };
    await deleteProductIn(client, staff, before);
    return { outcome: "deleted" };
  });
}

export async function deleteProductIn(
  client: pg.PoolClient,
  staff: StaffContext["staff"],
  product: OfficeProduct,
): Promise<void> {
  await client.query("delete from products where id = $1", [product.id]);
  await recordChange(client, {
    staff,
    action: "product.delete",
    subject: { kind: "product", id: product.id },
    before: auditedFields(product),
    after: null,
  });
}

const mostCopies = 99;

/** Copies without reviews, with a free code. Until the copy is published, its address follows its name. */
export async function copyProduct(
  office: StaffContext,
  id: string,
): Promise<{ outcome: "copied"; id: string } | { outcome: "code-taken" } | Unknown> {
  const original = await readOfficeProduct(office.pool, id);
  if (!original) return { outcome: "unknown" };
  const name = `${original.name} (copy)`.slice(0, 120);
  const { related, pictures } = original;
  const relatedIds = related.map((product) => product.id);
  const fields: ProductFields = { ...original, name, isPublished: false, relatedIds, pictures };
  for (let number = 2; number <= mostCopies; number += 1) {
    const product_code = `${original.product_code.slice(0, 36)}-${number}`;
    const result = await createProduct(office, { ...fields, product_code }, id);
    if (result.outcome === "created") return { outcome: "copied", id: result.id };
    if (result.outcome === "part-missing") return { outcome: "unknown" };
  }
  return { outcome: "code-taken" };
}
