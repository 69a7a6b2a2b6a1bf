import type { z } from "zod";
import type { LineItem, orderedLine } from "#contract/cart/line-item.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import type { DeliveryDetails, PaymentMethod } from "#contract/orders/orders.ts";
import type { GatewayId } from "#contract/payments/gateways.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { language } from "#messages/language.ts";
import { browserStorage } from "#web/browser/storage.ts";
import { clearCart, getCart, synchroniseCart } from "#web/cart/cart-store.ts";
import { placedOrders } from "#web/cart/placed-orders.ts";
import { orderApi } from "#web/orders/order-api.ts";
import { createOrderAttempts } from "./order-attempts.ts";

type PlaceOutcome =
  | { outcome: "placed"; orderNumber: string }
  | { outcome: "refused"; error: CallFailure["error"] }
  /** Another tab has placed the order or emptied the cart. */
  | { outcome: "nothing-to-order" };

const attempts = createOrderAttempts(browserStorage, () => Date.now());

/** The advice after a timeout: retrying is safe, because the idempotency key stays the same. */
function whatToDo(error: CallFailure["error"]): CallFailure["error"] {
  const sentence = checkoutMessages.answerLost;
  return error.code === "NO_ANSWER" ? { ...error, error: sentence, message: sentence } : error;
}

/** Serialises tabs with Web Locks. Without them, over plain HTTP, the shared keys alone prevent duplicates. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request("checkout", work) : work();
}

/** Only the flag means success (specification section 8): without it the cart stays. */
function isPlaced({ success, OrderID }: Record<string, unknown>): boolean {
  return success === true && typeof OrderID === "string";
}

function send(customer: string, body: OrderBody, key: string) {
  const options = { headers: { "Idempotency-Key": key }, isDone: isPlaced };
  if (customer === "") return orderApi.createOrderAsGuest({ body }, options);
  // Names the customer, so that nothing is ordered for another user who logged in meanwhile in another tab.
  return orderApi.createOrder({ body: { ...body, userID: customer } }, options);
}

/**
 * Places the order of the cart exactly once: with any number of retries and tabs, the same order of the same customer
 * (an id, or empty for a guest) has the same idempotency key. On success the cart is empty.
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

export type SentLine = z.input<typeof orderedLine>;

/** The fields of a line that the shop reads: product, choices, quantity. Prices are a display copy. */
export function sentLine(line: LineItem): SentLine {
  const { _id, sizes, custom_size, trouserOptions, cap, name_engraving, options, quantity } = line;
  return {
    _id,
    sizes,
    custom_size,
    color: { _id: line.color._id, label: line.color.label },
    fabric_type: { _id: line.fabric_type._id, name: line.fabric_type.name },
    trouserOptions,
    cap,
    name_engraving: name_engraving && sentEngraving(name_engraving),
    ...(options && { options: options.map(({ id, value }) => ({ id, value })) }),
    quantity,
  };
}

function sentEngraving({ thread, ...engraving }: Exclude<LineItem["name_engraving"], false>) {
  return { ...engraving, ...(thread && { thread: { _id: thread._id, name: thread.name } }) };
}

/** Cash on delivery, or prepayment by transfer or gateway. */
export type HowToPay = PaymentMethod | GatewayId;

/** `total` is the one that the shopper saw, in rupees. */
export function orderBody(
  details: DeliveryDetails,
  order: {
    lines: readonly LineItem[];
    total: number;
    coupon: string | undefined;
    howToPay?: HowToPay;
    /** The advance in rupees that the shopper saw, where the rest is paid in cash. */
    advance?: number;
  },
) {
  const isAhead = (order.howToPay ?? "cash") !== "cash";
  return {
    ...details,
    items: order.lines.map(sentLine),
    totalAmount: String(order.total),
    language: language.tag,
    ...(order.coupon === undefined ? {} : { coupon: order.coupon }),
    ...(isAhead && { paymentMethod: "transfer" as const }),
    ...(!isAhead && order.advance !== undefined && { advance: order.advance }),
  };
}
type OrderBody = ReturnType<typeof orderBody>;

/**
 * The identity of an order's attempts: everything but its price, which may change after the first answer was lost, and
 * the display language; and the customer, so that neither a guest nor another customer of this browser gets somebody
 * else's answer.
 */
export function attemptOf(body: OrderBody, customer: string): object {
  return { ...body, totalAmount: "", coupon: "", advance: 0, language: "", customer };
}
