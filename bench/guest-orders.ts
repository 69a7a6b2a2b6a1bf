import { randomUUID } from "node:crypto";
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import type { Target } from "./apply-load.ts";
import { asJson, type Sent } from "./fire/open-loop.ts";

let phones = 0;

/** One shopper per order: the history of a shopper with ten thousand orders would distort the time. */
export function nextPhone(): string {
  phones += 1;
  return `0301${String(phones).padStart(7, "0")}`;
}

/** An order by a new shopper. */
export function nextOrder(): Sent {
  return asJson(createOrderAsGuest.path, guestOrder({ phone: nextPhone() }), {
    "idempotency-key": randomUUID(),
  });
}

const marked = "03009999999";

/** The same as a load. */
export function guestOrders(origin: string): Target {
  // Created once, because load generation shares the server's cores.
  const body = JSON.stringify(guestOrder({ phone: marked }));
  return {
    name: "guest orders",
    url: origin + createOrderAsGuest.path,
    method: "POST",
    next: () => ({
      body: body.replace(marked, nextPhone()),
      headers: { "idempotency-key": randomUUID() },
    }),
  };
}
