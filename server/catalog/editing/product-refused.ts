import type { ProductFields } from "#contract/catalog/office-products.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";

export type Refused =
  | { outcome: "code-taken" }
  | { outcome: "front-missing"; color: string }
  /** Sizes that the named garment type lacks, and those that it has. */
  | { outcome: "other-sizes"; type: string; others: string[]; sizes: string[] }
  | { outcome: "part-missing"; field: keyof ProductFields };

export class ProductRefused extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.outcome);
    this.refused = refused;
  }
}

const parts = new Map<string, keyof ProductFields>(
  Object.entries({
    products_category_id_fkey: "categoryId",
    products_garment_type_fkey: "garmentType",
    product_colors_color_id_fkey: "colorIds",
    product_fabrics_fabric_id_fkey: "fabricIds",
    product_images_upload_id_fkey: "pictures",
  }),
);

/** The database's constraints decide: only they see concurrent transactions. */
export function refusalOf(error: unknown): Refused | undefined {
  if (error instanceof ProductRefused) return error.refused;
  const constraint = violatedConstraint(error);
  if (constraint === "products_by_code_key" || constraint === "products_product_code_key")
    return { outcome: "code-taken" };
  const field = constraint === undefined ? undefined : parts.get(constraint);
  return field && { outcome: "part-missing", field };
}
