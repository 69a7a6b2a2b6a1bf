import { randomUUID } from "node:crypto";
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import type { Target } from "./apply-load.ts";
import { asJson, type Sent } from "./fire/open-loop.ts";

let phones = 0;

/** A shopper each: whoever has ordered ten thousand times is no shopper, and what is known of them takes long to reckon. */
export function nextPhone(): string {
  phones += 1;
  return `0301${String(phones).padStart(7, "0")}`;
}

/** An order of a shopper of its own. */
export function nextOrder(): Sent {
  return asJson(createOrderAsGuest.path, guestOrder({ phone: nextPhone() }), {
    "idempotency-key": randomUUID(),
  });
}

const marked = "03009999999";

/** The same as a load. */
export function guestOrders(origin: string): Target {
  // Made once: what the shoppers cost here is taken from the server, which shares the cores.
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
