import { quantityLimit } from "#contract/limits.ts";
import type { LineItem } from "#contract/line-item.ts";
import { subtotalOf } from "#contract/line-price.ts";

/** The cart as it is kept and shown (specification section 3); `totalPrice` in rupees. */
export type Cart = { cart: readonly LineItem[]; totalQuantity: number; totalPrice: number };

export const emptyCart: Cart = { cart: [], totalQuantity: 0, totalPrice: 0 };

/** The cart of these lines, its totals counted anew from each line's own price, charges and quantity. */
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

/**
 * One unit more of a line, whatever quantity it carries: added to the line with the same choices, which takes over
 * the newer prices, or put last.
 */
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

/** Never below 1: a line leaves the cart by `removeLine` alone. */
export function decreaseLine(cart: Cart, uniqueId: string): Cart {
  return withQuantity(cart, uniqueId, (quantity) => Math.max(quantity - 1, 1));
}

export function removeLine(cart: Cart, uniqueId: string): Cart {
  return cartOf(cart.cart.filter((line) => line.uniqueId !== uniqueId));
}
