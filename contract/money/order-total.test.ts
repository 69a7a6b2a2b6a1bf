import fc from "fast-check";
import { expect, test } from "vitest";
import { deliveryFor, orderTotal } from "./order-total.ts";

test("delivery is charged at 4,999 rupees and free at 5,000", () => {
  expect(deliveryFor(4999, 250, 5000)).toBe(250);
  expect(deliveryFor(5000, 250, 5000)).toBe(0);
  expect(deliveryFor(5001, 250, 5000)).toBe(0);
});

test("a discount below the threshold does not bring the delivery charge back", () => {
  expect(orderTotal({ subtotal: 5000, discount: 500, deliveryCharge: 250, freeDeliveryFrom: 5000 })).toEqual({
    subtotal: 5000,
    discount: 500,
    delivery: 0,
    total: 4500,
  });
});

test("a discount never exceeds the subtotal: the least to pay is the delivery", () => {
  expect(orderTotal({ subtotal: 400, discount: 500, deliveryCharge: 250, freeDeliveryFrom: 5000 })).toEqual({
    subtotal: 400,
    discount: 400,
    delivery: 250,
    total: 250,
  });
});

const rupees = fc.integer({ min: 0, max: 1_000_000 });

test("the total is subtotal minus discount plus delivery", () => {
  fc.assert(
    fc.property(rupees, rupees, rupees, rupees, (subtotal, discount, deliveryCharge, freeDeliveryFrom) => {
      const order = orderTotal({ subtotal, discount, deliveryCharge, freeDeliveryFrom });
      const letOff = discount - Math.max(0, discount - subtotal);
      const brought = subtotal < freeDeliveryFrom ? deliveryCharge : 0;
      expect(order).toEqual({
        subtotal,
        discount: letOff,
        delivery: brought,
        total: subtotal - letOff + brought,
      });
      expect(order.total).toBeGreaterThanOrEqual(0);
    }),
  );
});
