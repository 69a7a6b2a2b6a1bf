import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import type { ShopLists } from "#contract/catalog/lists.ts";
import type { ProductFields } from "#contract/catalog/office-products.ts";
import { ProductRefused, type Refused } from "./product-refused.ts";

type Sized = Pick<ProductFields, "garmentType" | "sizes">;
type Type = Pick<ShopLists["garmentTypes"][number], "id" | "name" | "sizes">;

/**
 * Explains why a product cannot have its sizes: its garment type lacks some, so there is neither a size table nor a
 * fabric figure for them. Undefined if it can, or if sizes and type are unchanged: a type may have lost a size since.
 */
export function otherSizes(
  { garmentType, sizes }: Sized,
  before: Sized | undefined,
  types: readonly Type[],
): Extract<Refused, { outcome: "other-sizes" }> | undefined {
  if (before?.garmentType === garmentType && isDeepStrictEqual(before.sizes, sizes)) return undefined;
  const type = types.find(({ id }) => id === garmentType);
  const others = type ? sizes.filter((size) => !type.sizes.includes(size)) : [];
  return type && others.length > 0
    ? { outcome: "other-sizes", type: type.name, others, sizes: type.sizes }
    : undefined;
}

/** Throws the refusal of `otherSizes`; locks the type until the end of the transaction. */
export async function refuseOtherSizes(client: pg.PoolClient, fields: Sized, before?: Sized): Promise<void> {
  if (fields.garmentType === null) return;
  const { rows } = await client.query<Type>(
    "select id, name, sizes from garment_types where id = $1 for share",
    [fields.garmentType],
  );
  const refused = otherSizes(fields, before, rows);
  if (refused) throw new ProductRefused(refused);
}
