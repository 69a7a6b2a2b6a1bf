import fc from "fast-check";
import { expect, test } from "vitest";
import { deliveryFor, orderTotal } from "./order-total.ts";

test("charges delivery at 4,999 rupees and none at 5,000", () => {
  expect(deliveryFor(4999, 250, 5000)).toBe(250);
  expect(deliveryFor(5000, 250, 5000)).toBe(0);
  expect(deliveryFor(5001, 250, 5000)).toBe(0);
});

test("leaves delivery free when a discount takes the order below the threshold", () => {
  expect(orderTotal({ subtotal: 5000, discount: 500, deliveryCharge: 250, freeDeliveryFrom: 5000 })).toEqual({
    subtotal: 5000,
    discount: 500,
    delivery: 0,
    total: 4500,
  });
});

test("limits a discount to the subtotal, so that the least total is the delivery", () => {
  expect(orderTotal({ subtotal: 400, discount: 500, deliveryCharge: 250, freeDeliveryFrom: 5000 })).toEqual({
    subtotal: 400,
    discount: 400,
    delivery: 250,
    total: 250,
  });
});

const rupees = fc.integer({ min: 0, max: 1_000_000 });

test("totals subtotal minus discount plus delivery", () => {
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
