import fc from "fast-check";
import { expect, test } from "vitest";
import { describeChoices, describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import { makeLineItem } from "#contract/cart/make-line-item.ts";
import { unitPrice } from "#contract/money/line-price.ts";
import { chargesByPosition } from "#contract/options/charges.ts";
import { formatSizes, measurementsFor, onlyLengths, type SizedPart } from "#contract/sizes/sized-parts.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";

const shop = await createTestShop();
const { post } = shop;
const { pool } = shop.services.database;
const { product } = (await post("/products/getProductById", { id: plainLine._id })).json();
const lengths = { ...measurements, chest: 40.5 };

const size = fc.constantFrom<(string | false)[]>(...product.sizes, false);
const anyParts = fc.tuple(size, size).map(([top, trousers]): SizedPart[] => [
  { name: "top", size: top },
  { name: "trousers", size: trousers },
]);

/** The line computed by the browser from the product, and by the shop from what the browser sends. */
async function bothLines(
  parts: readonly SizedPart[],
  { cap = false, name_engraving = false }: Partial<Pick<LineItem, "cap" | "name_engraving">>,
) {
  const pricing = (await shop.app.inject({ url: "/pricing/getPricing" })).json();
  const needed = measurementsFor(product, parts);
  const chosen = {
    sizes: formatSizes(parts),
    custom_size: needed.length > 0 && onlyLengths(needed, lengths),
    color: product.colors[0],
    fabric_type: product.fabric_type[0],
    trouserOptions: "Straight",
    cap,
    name_engraving,
    quantity: 2,
  };
  const shown = makeLineItem(product, chargesByPosition(pricing), chosen);
  const order = guestOrder({ items: [{ ...chosen, _id: product.id }], totalAmount: 1 });
  const [stored] = (await post("/orders/createOrderAsGuest", order)).json().items;
  return { shown, stored };
}

const words = (line: Parameters<typeof describeChoices>[0]) => [
  ...describeChoices(line, englishChoices),
  ...describeMeasurements(line.custom_size, englishChoices),
];

test.each([false, true])(
  "computes the same line in browser and server for any sizes, charged by part: %s",
  async (isPerPart) => {
    await pool.query("update charges set is_per_part = $1 where position = 3", [isPerPart]);
    await shop.services.catalogVersion.catchUp();
    await fc.assert(
      fc.asyncProperty(anyParts, fc.boolean(), async (parts, cap) => {
        const { shown, stored } = await bothLines(parts, { cap });
        expect(stored.uniqueId).toBe(shown.uniqueId);
        expect(unitPrice(stored)).toBe(unitPrice(shown));
        expect(words(stored)).toEqual(words(shown));
        const measured = parts.filter((part) => part.size === false).length;
        expect(stored.custom_size_charges).toBe(500 * (isPerPart ? measured : Math.min(measured, 1)));
      }),
      { numRuns: 60 },
    );
  },
);

const anyName = fc.record({
  name: fc.constantFrom("Dr. Ayesha Khan", "ڈاکٹر عائشہ", "Khan & Sons"),
  position: fc.constantFrom("left" as const, "right" as const, "sleeve" as const),
  second: fc.constantFrom("", "ICU, Ward 3/4"),
  thread: fc.constantFrom(undefined, ...product.threads),
});

test("computes the same line in browser and server for any engraving", async () => {
  await pool.query("update charges set second_line = 120 where position = 1");
  await shop.services.catalogVersion.catchUp();
  const whole: SizedPart[] = [
    { name: "top", size: "M" },
    { name: "trousers", size: "M" },
  ];
  await fc.assert(
    fc.asyncProperty(anyName, async ({ second, thread, ...sewn }) => {
      fc.pre(sewn.name.length <= 18);
      const name_engraving = { ...sewn, ...(second && { second }), ...(thread && { thread }) };
      const { shown, stored } = await bothLines(whole, { name_engraving });
      expect(stored.uniqueId).toBe(shown.uniqueId);
      expect(stored.name_engraving).toEqual(name_engraving);
      expect(unitPrice(stored)).toBe(unitPrice(shown));
      expect(words(stored)).toEqual(words(shown));
      expect(stored.name_engraving_charges).toBe(300 + (second ? 120 : 0));
    }),
    { numRuns: 40 },
  );
});
