import fc from "fast-check";
import { expect, test } from "vitest";
import { couponKinds } from "#contract/money/coupon-discount.ts";
import { type CouponState, validateCoupon } from "./coupon-rules.ts";

const anyItem = fc.record({
  category: fc.constantFrom("cap", "coat", "set"),
  price: fc.integer({ min: 1, max: 9_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
});
const anyCase = fc.record({
  items: fc.array(anyItem, { minLength: 1, maxLength: 6 }),
  delivery: fc.constantFrom(0, 250),
  kind: fc.constantFrom(...couponKinds),
  amount: fc.integer({ min: 1, max: 100 }),
  maximumDiscount: fc.option(fc.integer({ min: 1, max: 2_000 })),
  minimumSubtotal: fc.constantFrom(0, 5_000),
  limitedTo: fc.option(fc.subarray(["cap", "coat", "set"])),
});

const plain = { sale_price: 0, name_engraving_charges: 0, cap_charges: 0, custom_size_charges: 0 };

type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never;

function judge(order: Case) {
  const { kind, amount, maximumDiscount, minimumSubtotal, limitedTo, delivery } = order;
  const items = order.items.map((item) => ({ ...plain, ...item }));
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const coupon: CouponState = {
    id: "k",
    code: "K",
    kind,
    amount,
    maximumDiscount,
    minimumSubtotal,
    state: "live",
    usedUpByCustomer: false,
    categories: (limitedTo ? [...limitedTo, "of no goods here"] : []).map((name) => ({ name, urdu: "" })),
  };
  const goods = items
    .filter(({ category }) => limitedTo?.includes(category) ?? true)
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { subtotal, goods, verdict: validateCoupon(coupon, { items, subtotal, delivery }) };
}

test("takes off what it is for and no more, for any goods, and says why where it takes nothing", () => {
  fc.assert(
    fc.property(anyCase, (order) => {
      const { subtotal, goods, verdict } = judge(order);
      const { kind, amount, maximumDiscount, minimumSubtotal, limitedTo, delivery } = order;
      const isTooLittle = subtotal < minimumSubtotal;
      const isForOthers = limitedTo !== null && goods === 0;
      const isFreeAnyway = kind === "free-delivery" && delivery === 0;
      if (isTooLittle || isForOthers || isFreeAnyway) {
        expect(verdict.outcome).toBe("not-applicable");
        return;
      }
      const expected = {
        fixed: Math.min(amount, goods),
        percent: Math.min((goods * amount - ((goods * amount) % 100)) / 100, maximumDiscount ?? goods),
        "free-delivery": Math.min(delivery, goods),
      }[kind];
      expect(verdict).toMatchObject({ outcome: "applies", discount: expected });
      expect(expected).toBeLessThanOrEqual(goods);
    }),
    { numRuns: 3_000 },
  );
});

test("a coupon without categories is judged by the whole order, whatever products are named", () => {
  fc.assert(
    fc.property(anyCase, (order) => {
      const all = judge({ ...order, limitedTo: null });
      const each = judge({ ...order, limitedTo: ["cap", "coat", "set"] });
      expect(each.verdict.outcome).toBe(all.verdict.outcome);
      if (each.verdict.outcome === "applies" && all.verdict.outcome === "applies")
        expect(each.verdict.discount).toBe(all.verdict.discount);
    }),
  );
});
