import { expect, test } from "vitest";
import type { OrderProgress } from "#contract/orders/orders.ts";
import type { ParcelState } from "#contract/orders/parcels.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { describeNext } from "./describe-next.ts";

function wordsOf(orderProgress: OrderProgress, states: readonly ParcelState[], received = 0): string {
  return describeNext({
    orderProgress,
    work: [],
    ahead: null,
    payment: { received, balance: 5_000 - received },
    parcels: states.map((state) => ({ state })),
  } as unknown as Parameters<typeof describeNext>[0]);
}

const { next, nextOfSeveral, nextWithNothingToPay } = ordersMessages;

test("gives an order that is sent as a whole one parcel", () => {
  expect(wordsOf("Dispatched", [])).toBe(next.Dispatched);
  expect(wordsOf("Dispatched", [], 5_000)).toBe(nextWithNothingToPay);
  expect(wordsOf("Delivered", [])).toBe(next.Delivered);
});

test("counts the parcels on their way and delivered in a divided order", () => {
  expect(wordsOf("Dispatched", ["picked", "out-for-delivery"])).toBe(nextOfSeveral.Dispatched);
  expect(wordsOf("Dispatched", ["picked", "out-for-delivery"], 5_000)).toBe(nextOfSeveral.nothingToPay);
  expect(wordsOf("Dispatched", ["delivered", "attempted"])).toBe(next.Dispatched);
  expect(wordsOf("Dispatched", ["delivered", "attempted"], 5_000)).toBe(nextWithNothingToPay);
  expect(wordsOf("Delivered", ["delivered", "delivered"])).toBe(nextOfSeveral.Delivered);
  expect(wordsOf("Delivered", ["delivered", "returned"])).toBe(next.Delivered);
});
