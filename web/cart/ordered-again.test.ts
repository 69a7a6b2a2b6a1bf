import { beforeEach, expect, test } from "vitest";
import type { LineItem } from "#contract/cart/line-item.ts";
import { addToCart, clearCart, getCart } from "./cart-store.ts";
import { putAgain } from "./ordered-again.ts";

const line = { uniqueId: "one", quantity: 2, price: 1000, sale_price: 1000 } as LineItem;
const other = { ...line, uniqueId: "other", quantity: 1 };
const cart = () => getCart().cart.map(({ uniqueId, quantity }) => [uniqueId, quantity]);

beforeEach(clearCart);

test("lines of an order come into the cart with their quantities, after what is there", () => {
  addToCart({ ...line, uniqueId: "there" });
  putAgain([line, other]);
  expect(cart()).toEqual([
    ["there", 1],
    ["one", 2],
    ["other", 1],
  ]);
});

test("ordering again twice doubles nothing, and takes nothing away", () => {
  putAgain([line]);
  putAgain([line]);
  expect(cart()).toEqual([["one", 2]]);
  putAgain([{ ...line, quantity: 1 }]);
  expect(cart()).toEqual([["one", 2]]);
});

test("the same line of two orders adds up, to fifty pieces at most", () => {
  putAgain([line, { ...line, quantity: 3 }]);
  expect(cart()).toEqual([["one", 5]]);
  putAgain([
    { ...line, quantity: 40 },
    { ...line, quantity: 40 },
  ]);
  expect(cart()).toEqual([["one", 50]]);
});
