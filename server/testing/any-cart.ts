import fc from "fast-check";
import { demoShop } from "#database/seeds/demo-shop.ts";
import type { SeedProduct } from "#database/seeds/seed-types.ts";
import { capMeasurements, measurements } from "./guest-order.ts";

/** A line as a browser may send it, with its product of the demo shop. */
export type CartLine = { product: SeedProduct; sent: SentLine };

type SentLine = {
  _id: string;
  sizes: string | false;
  custom_size: object | false;
  color: { label: string };
  fabric_type: { name: string };
  trouserOptions: string | null;
  cap: boolean;
  name_engraving: SentName | false;
  quantity: number;
};

type SentName = {
  name: string;
  position: "left" | "right" | "sleeve";
  second?: string;
  thread?: string | { _id?: string; name: string };
};

/** A name in one line or two, with the thread that follows the fabric or a reel of the demo shop. */
const anyName: fc.Arbitrary<SentName> = fc
  .record({
    position: fc.constantFrom("left" as const, "right" as const, "sleeve" as const),
    second: fc.constantFrom("", "Cardiology & ICU"),
    thread: fc.constantFrom("", "Gold", { name: "Red" }),
  })
  .map(({ position, second, thread }) => ({
    name: "Dr. Zoya",
    position,
    ...(second && { second }),
    ...(thread && { thread }),
  }));

const quantity = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 50 }) },
);

const { trouserWaist, trouserLength, otherNote } = measurements;

/** A size, measurements, or for a set a size of each part, one of which may be made to measure. */
function anySizesOf({ sizes, drawing }: SeedProduct): fc.Arbitrary<Pick<SentLine, "sizes" | "custom_size">> {
  const size = fc.constantFrom(...sizes);
  const whole = size.map((one) => ({ sizes: one, custom_size: false as const }));
  const measured = fc.constant({
    sizes: false as const,
    custom_size: drawing.garment === "cap" ? capMeasurements : measurements,
  });
  if (drawing.garment !== "set") return fc.oneof(whole, measured);
  const apart = fc
    .tuple(size, size)
    .filter(([top, trousers]) => top !== trousers)
    .map(([top, trousers]) => ({ sizes: `${top} top, ${trousers} trousers`, custom_size: false as const }));
  const half = size.map((top) => ({
    sizes: `${top} top`,
    custom_size: { trouserWaist, trouserLength, otherNote },
  }));
  return fc.oneof(whole, measured, apart, half);
}

function anyLineOf(product: SeedProduct): fc.Arbitrary<CartLine> {
  return fc
    .record({
      sized: anySizesOf(product),
      color: fc.constantFrom(...product.colors),
      fabric: fc.constantFrom(...product.fabrics),
      trouserOptions:
        product.trouserOptions.length === 0 ? fc.constant(null) : fc.constantFrom(...product.trouserOptions),
      cap: fc.boolean(),
      sewn: product.nameEngraving
        ? fc.oneof(fc.constant(false as const), anyName)
        : fc.constant(false as const),
      quantity,
    })
    .map(({ sized, color, fabric, sewn, ...chosen }) => ({
      product,
      sent: {
        _id: product.id,
        ...sized,
        color: { label: color },
        fabric_type: { name: fabric },
        name_engraving: sewn,
        ...chosen,
      },
    }));
}

export const anyCart: fc.Arbitrary<CartLine[]> = fc.array(
  fc.constantFrom(...demoShop.products).chain(anyLineOf),
  { minLength: 1, maxLength: 4 },
);
