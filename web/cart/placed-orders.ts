import type { LineItem } from "#contract/cart/line-item.ts";
import type { DeliveryPromise } from "#contract/delivery/promise-delivery.ts";
import { browserStorage, type SafeStorage, tabStorage } from "#web/browser/storage.ts";
import { cartOf } from "./cart-operations.ts";
import { isOrderNumber } from "./order-number.ts";
import { formatStoredCart, parseStoredCart } from "./stored-cart.ts";

export type PlacedOrder = {
  orderNumber: string;
  lines: readonly LineItem[];
  total: number;
  customer: string;
  guest?: { name: string; email: string } | undefined;
  promise?: DeliveryPromise | undefined;
  isAhead?: true | undefined;
};

export const placedOrderKey = "placed-order";
/** Milliseconds for which another tab explains its suddenly empty cart. */
const newsLifetime = 10 * 60 * 1000;

function parseFields(text: string | null | undefined): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function asGuest(stored: unknown): PlacedOrder["guest"] {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { name, email }: { name?: unknown; email?: unknown } = stored;
  return typeof name === "string" && typeof email === "string" && email !== "" ? { name, email } : undefined;
}

function asPromise(stored: unknown): DeliveryPromise | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { leavesBy, arrivesFrom, arrivesBy }: { [Key in keyof DeliveryPromise]?: unknown } = { ...stored };
  const days = [leavesBy, arrivesFrom, arrivesBy].map(String);
  if (days.some((day) => Number.isNaN(Date.parse(day)))) return undefined;
  return { leavesBy: String(leavesBy), arrivesFrom: String(arrivesFrom), arrivesBy: String(arrivesBy) };
}

/**
 * The last order: in this tab with all its choices, so that the confirmation can show it, and for a few minutes by its
 * number for other tabs of this browser.
 */
export function createPlacedOrders(
  { ofThisTab, ofAllTabs }: { ofThisTab: SafeStorage; ofAllTabs: SafeStorage },
  now: () => number,
) {
  const readOwn = () => parseFields(ofThisTab.read(placedOrderKey));

  return {
    remember({ lines, ...order }: PlacedOrder): void {
      const cart = formatStoredCart(cartOf(lines));
      ofThisTab.write(placedOrderKey, JSON.stringify({ ...order, cart }));
      const news = { orderNumber: order.orderNumber, at: now() };
      ofAllTabs.write(placedOrderKey, JSON.stringify(news));
    },
    read(orderNumber: string): PlacedOrder | undefined {
      const { cart, total, customer, promise, guest, isAhead, ...stored } = readOwn();
      if (stored.orderNumber !== orderNumber || typeof cart !== "string") return undefined;
      if (!Number.isSafeInteger(total) || typeof customer !== "string") return undefined;
      const { cart: lines } = parseStoredCart(cart);
      if (lines.length === 0) return undefined;
      const order = { orderNumber, lines, total: Number(total), customer };
      const ahead = isAhead === true && ({ isAhead: true } as const);
      return { ...order, promise: asPromise(promise), guest: asGuest(guest), ...ahead };
    },
    placedElsewhere(): string | undefined {
      const { orderNumber, at } = parseFields(ofAllTabs.read(placedOrderKey));
      if (typeof orderNumber !== "string" || !isOrderNumber(orderNumber)) return undefined;
      if (now() - Number(at) < newsLifetime) {
        return readOwn().orderNumber === orderNumber ? undefined : orderNumber;
      }
      ofAllTabs.remove(placedOrderKey);
      return undefined;
    },
  };
}

export const placedOrders = createPlacedOrders({ ofThisTab: tabStorage, ofAllTabs: browserStorage }, () =>
  Date.now(),
);
