import fc from "fast-check";
import { expect, test } from "vitest";
import { type Garment, makeLineItem } from "../cart/make-line-item.ts";
import { fromPriceOf, type PricedProduct } from "./from-price.ts";
import { unitPrice } from "./line-price.ts";

const rupees = fc.integer({ min: 1, max: 100_000 });
const anyProduct = fc.record({
  price: rupees,
  sale_price: fc.oneof(fc.constant(0), rupees),
  fabric_type: fc.array(fc.record({ price: fc.integer({ min: 0, max: 5_000 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
});
const charges = {
  delivery: 250,
  nameEngraving: 300,
  surgicalCap: 350,
  customSize: 500,
  secondLine: 0,
  isCustomSizePerPart: false,
};

/** The cost in the cart of each offered choice, with and without extras and sale. */
function everyChoice({ price, sale_price, fabric_type: fabrics }: PricedProduct) {
  const garment: Garment = {
    id: "1",
    name: "",
    category: "",
    product_code: "",
    price,
    sale_price,
    images: {},
    trouserOptions: [],
    sizes: ["M"],
  };
  return fabrics.flatMap((fabric, index) =>
    [false, true].map((cap) => {
      const line = makeLineItem(garment, charges, {
        sizes: "M",
        custom_size: false,
        color: { _id: "", label: "", value: "" },
        fabric_type: { _id: String(index), name: "", price: fabric.price },
        trouserOptions: null,
        cap,
        name_engraving: false,
        quantity: 1,
      });
      return { cost: unitPrice(line), regular: line.price, cap };
    }),
  );
}

test("equals the price of some choice, and none costs less", () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const { from_price, from_regular_price, prices_differ } = fromPriceOf(product);
      const choices = everyChoice(product);
      const cheapest = choices.filter(({ cost }) => cost === from_price);
      expect(Math.min(...choices.map(({ cost }) => cost))).toBe(from_price);
      expect(cheapest.map(({ regular }) => regular)).toContain(from_regular_price);
      const plain = new Set(choices.filter(({ cap }) => !cap).map(({ cost }) => cost));
      expect(prices_differ).toBe(plain.size > 1);
    }),
  );
});

test.each([
  ["one fabric with a surcharge", { price: 6450, sale_price: 5900, fabric_type: [650] }, [6550, 7100, false]],
  ["the cheapest fabric last", { price: 4000, sale_price: 0, fabric_type: [650, 250] }, [4250, 4250, true]],
  ["equal surcharges", { price: 4000, sale_price: 0, fabric_type: [250, 250] }, [4250, 4250, false]],
  ["no fabric at all", { price: 4000, sale_price: 3000, fabric_type: [] }, [3000, 4000, false]],
])("with %s", (_words, { fabric_type, ...prices }, [from_price, from_regular_price, prices_differ]) => {
  const product = { ...prices, fabric_type: fabric_type.map((price) => ({ price })) };
  expect(fromPriceOf(product)).toEqual({ from_price, from_regular_price, prices_differ });
});
