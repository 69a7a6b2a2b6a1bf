import type { LineItem } from "#contract/cart/line-item.ts";
import { subtotalOf } from "#contract/money/line-price.ts";
import { quantityLimit } from "#contract/values/limits.ts";

export type Cart = { cart: readonly LineItem[]; totalQuantity: number; totalPrice: number };

export const emptyCart: Cart = { cart: [], totalQuantity: 0, totalPrice: 0 };

export function cartOf(lines: readonly LineItem[]): Cart {
  return {
    cart: lines,
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    totalPrice: subtotalOf(lines),
  };
}

function withQuantity(cart: Cart, uniqueId: string, change: (quantity: number) => number): Cart {
  return cartOf(
    cart.cart.map((line) =>
      line.uniqueId === uniqueId ? { ...line, quantity: change(line.quantity) } : line,
    ),
  );
}

function oneMore(quantity: number): number {
  return Math.min(quantity + 1, quantityLimit);
}

/** Adds one unit, regardless of the added line's quantity. A line with the same choices takes the newer prices. */
export function addLine(cart: Cart, added: LineItem): Cart {
  const known = cart.cart.some((line) => line.uniqueId === added.uniqueId);
  if (!known) return cartOf([...cart.cart, { ...added, quantity: 1 }]);
  return cartOf(
    cart.cart.map((line) =>
      line.uniqueId === added.uniqueId ? { ...added, quantity: oneMore(line.quantity) } : line,
    ),
  );
}

export function increaseLine(cart: Cart, uniqueId: string): Cart {
  return withQuantity(cart, uniqueId, oneMore);
}

/** Never below 1: only `removeLine` removes a line. */
export function decreaseLine(cart: Cart, uniqueId: string): Cart {
  return withQuantity(cart, uniqueId, (quantity) => Math.max(quantity - 1, 1));
}

export function removeLine(cart: Cart, uniqueId: string): Cart {
  return cartOf(cart.cart.filter((line) => line.uniqueId !== uniqueId));
}

/** Restores a removed line at its place; pieces of the same choices added meanwhile are merged. */
export function insertLine(cart: Cart, line: LineItem, place: number): Cart {
  return cartOf(withLineAt(cart.cart, line, place));
}

/** Replaces a line; does nothing where it is gone. Lines with the same choices are merged. */
export function replaceLine(cart: Cart, uniqueId: string, line: LineItem): Cart {
  const place = cart.cart.findIndex((each) => each.uniqueId === uniqueId);
  if (place === -1) return cart;
  return cartOf(
    withLineAt(
      cart.cart.filter((each) => each.uniqueId !== uniqueId),
      line,
      place,
    ),
  );
}

function withLineAt(lines: readonly LineItem[], line: LineItem, place: number): LineItem[] {
  const same = lines.find((each) => each.uniqueId === line.uniqueId);
  if (!same) return [...lines.slice(0, place), line, ...lines.slice(place)];
  const quantity = Math.min(same.quantity + line.quantity, quantityLimit);
  return lines.map((each) => (each === same ? { ...line, quantity } : each));
}
