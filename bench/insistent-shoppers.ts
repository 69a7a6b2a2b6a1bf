import { randomUUID } from "node:crypto";
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import { guestOrder } from "#server/testing/guest-order.ts";

/** The shoppers' ledger: confirmed orders, and those without a response. */
export type Ledger = {
  /** Order number by idempotency key. */
  readonly confirmed: Map<string, string>;
  readonly unanswered: Set<string>;
};

/**
 * Lets `count` shoppers order continuously until the shop is down. A request without a response retains its key for
 * a retry.
 */
export async function orderUntilItFails(origin: string, ledger: Ledger, count: number): Promise<void> {
  const shopper = async () => {
    for (;;) {
      const key = randomUUID();
      ledger.unanswered.add(key);
      const number = await place(origin, key).catch(() => undefined);
      if (number === undefined) return;
      confirm(ledger, key, number);
    }
  };
  await Promise.all(Array.from({ length: count }, shopper));
}

/** Retries every key without a response, as a browser does after a lost connection. */
export async function askAgain(origin: string, ledger: Ledger): Promise<void> {
  for (const key of [...ledger.unanswered]) confirm(ledger, key, await place(origin, key));
}

async function place(origin: string, key: string): Promise<string> {
  const response = await fetch(origin + createOrderAsGuest.path, {
    method: createOrderAsGuest.method,
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(guestOrder()),
  });
  const answer: unknown = await response.json();
  const placed = createOrderAsGuest.success.body.safeParse(answer);
  if (!placed.success) throw new Error(`The shop answered ${response.status}: ${JSON.stringify(answer)}`);
  return placed.data.OrderID;
}

function confirm(ledger: Ledger, key: string, number: string): void {
  ledger.unanswered.delete(key);
  ledger.confirmed.set(key, number);
}
