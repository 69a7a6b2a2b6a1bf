import type { LineItem } from "#contract/cart/line-item.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { placedOrders } from "#web/cart/placed-orders.ts";
import { browserStorage } from "../browser/storage.ts";
import { clearCart, getCart, synchroniseCart } from "../cart/cart-store.ts";
import { orderApi } from "../orders/order-api.ts";
import { createOrderAttempts } from "./order-attempts.ts";
import { attemptOf, type OrderBody } from "./order-body.ts";

export type PlaceOutcome =
  | { outcome: "placed"; orderNumber: string }
  | { outcome: "refused"; error: CallFailure["error"] }
  /** Another tab has placed the order, or emptied the cart. */
  | { outcome: "nothing-to-order" };

const attempts = createOrderAttempts(browserStorage, () => Date.now());

/** What to do when no answer came in time: trying again is safe, because the key stays the same. */
function whatToDo(error: CallFailure["error"]): CallFailure["error"] {
  const sentence = checkoutMessages.answerLost;
  return error.code === "NO_ANSWER" ? { ...error, error: sentence, message: sentence } : error;
}

/** One tab at a time. Without Web Locks, over plain HTTP, the shared keys alone have to do. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request("checkout", work) : work();
}

/** The flag decides (specification section 8): without it the cart stays. */
function isPlaced({ success, OrderID }: Record<string, unknown>): boolean {
  return success === true && typeof OrderID === "string";
}

function send(customer: string, body: OrderBody, key: string) {
  const options = { headers: { "Idempotency-Key": key }, isDone: isPlaced };
  if (customer === "") return orderApi.createOrderAsGuest({ body }, options);
  // Named, so that nothing is ordered for another user who has logged in meanwhile in another tab.
  return orderApi.createOrder({ body: { ...body, userID: customer } }, options);
}

/**
 * Places the order of what is in the cart, once: however often it is tried, and in however many tabs, the same order of
 * the same customer (an id, or empty for a guest) has the same key. On success the cart is empty.
 */
export function placeOrder(
  customer: string,
  bodyOf: (lines: readonly LineItem[]) => OrderBody,
): Promise<PlaceOutcome> {
  return oneTabAtATime(async () => {
    synchroniseCart();
    const { cart } = getCart();
    if (cart.length === 0) return { outcome: "nothing-to-order" };
    const body = bodyOf(cart);
    const key = attempts.keyFor(attemptOf(body, customer));
    const result = await send(customer, body, key);
    if (!result.ok) return { outcome: "refused", error: whatToDo(result.error) };
    const orderNumber = result.data.OrderID;
    const { promise } = result.data;
    const guest = customer === "" ? { name: body.name, email: body.email } : undefined;
    placedOrders.remember({
      orderNumber,
      lines: cart,
      total: Number(body.totalAmount),
      customer,
      guest,
      promise,
      ...((body.paymentMethod === "transfer" || (body.advance ?? 0) > 0) && { isAhead: true }),
    });
    // In this order: a tab that no longer finds the key must no longer find the cart either.
    clearCart();
    attempts.forget();
    return { outcome: "placed", orderNumber };
  });
}
