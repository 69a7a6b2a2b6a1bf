import fc from "fast-check";
import { demoShop } from "#database/seeds/demo-shop.ts";
import type { SeedProduct } from "#database/seeds/seed-types.ts";
import { measurements } from "./guest-order.ts";

/** A line as a browser may send it, and the product of the demo shop it is about. */
export type CartLine = { product: SeedProduct; sent: SentLine };

type SentLine = {
  _id: string;
  sizes: string | false;
  custom_size: typeof measurements | false;
  color: { label: string };
  fabric_type: { name: string };
  trouserOptions: string | null;
  cap: boolean;
  name_engraving: { name: string; position: "left" | "right" } | false;
  quantity: number;
};

const quantity = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 50 }) },
);

function anyLineOf(product: SeedProduct): fc.Arbitrary<CartLine> {
  return fc
    .record({
      size: fc.option(fc.constantFrom(...product.sizes), { nil: undefined }),
      color: fc.constantFrom(...product.colors),
      fabric: fc.constantFrom(...product.fabrics),
      trouserOptions:
        product.trouserOptions.length === 0 ? fc.constant(null) : fc.constantFrom(...product.trouserOptions),
      cap: fc.boolean(),
      engraved: product.nameEngraving ? fc.boolean() : fc.constant(false),
      quantity,
    })
    .map(({ size, color, fabric, engraved, ...chosen }) => ({
      product,
      sent: {
        _id: product.id,
        sizes: size ?? false,
        custom_size: size === undefined ? measurements : false,
        color: { label: color },
        fabric_type: { name: fabric },
        name_engraving: engraved ? { name: "Dr. Zoya", position: "left" } : false,
        ...chosen,
      },
    }));
}

/** One to four lines of the demo shop with any choices it offers. */
export const anyCart: fc.Arbitrary<CartLine[]> = fc.array(
  fc.constantFrom(...demoShop.products).chain(anyLineOf),
  { minLength: 1, maxLength: 4 },
);
