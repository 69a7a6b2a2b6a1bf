import fc from "fast-check";
import { expect, test } from "vitest";
import { lineTotal } from "#contract/money/line-price.ts";
import { creditFor } from "./credit.ts";

const noCharges = { name_engraving_charges: 0, cap_charges: 0, custom_size_charges: 0 };
const item = (id: string, price: number, quantity: number) => ({
  id,
  price,
  sale_price: price,
  quantity,
  ...noCharges,
});

test("credits a returned piece at its paid price, less its share of a discount", () => {
  const items = [item("a", 3_500, 2), item("b", 1_000, 1)];
  const order = { items, subtotal: 8_000, takenOff: 800 };
  expect(creditFor(order, "a", { before: 0, pieces: 1 })).toBe(3_150);
  expect(creditFor(order, "a", { before: 0, pieces: 2 })).toBe(6_300);
  expect(creditFor(order, "b", { before: 0, pieces: 1 })).toBe(900);
  expect(creditFor({ ...order, takenOff: 0 }, "b", { before: 0, pieces: 1 })).toBe(1_000);
  expect(creditFor(order, "c", { before: 0, pieces: 1 })).toBe(0);
  expect(creditFor({ ...order, takenOff: 9_000 }, "a", { before: 0, pieces: 2 })).toBe(0);
});

const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 1, max: 6 })), {
  minLength: 1,
  maxLength: 6,
});

test("credits exactly what was paid for the goods in total, however the returns are split", () => {
  fc.assert(
    fc.property(
      lines,
      fc.nat(500),
      fc.nat(20_000),
      fc.infiniteStream(fc.integer({ min: 1, max: 3 })),
      (of, setup, off, steps) => {
        const items = of.map(([price, quantity], index) => item(String(index), price, quantity));
        const goods = items.reduce((sum, one) => sum + lineTotal(one), 0);
        const order = { items, subtotal: goods + setup, takenOff: Math.min(off, goods + setup) };
        let all = 0;
        for (const { id, quantity } of items) {
          for (let before = 0; before < quantity; ) {
            const pieces = Math.min(steps.next().value, quantity - before);
            const credit = creditFor(order, id, { before, pieces });
            expect(credit).toBeGreaterThanOrEqual(0);
            all += credit;
            before += pieces;
          }
        }
        expect(all).toBe(
          order.subtotal === 0 ? 0 : Math.floor(((order.subtotal - order.takenOff) * goods) / order.subtotal),
        );
      },
    ),
    { numRuns: 500 },
  );
});
