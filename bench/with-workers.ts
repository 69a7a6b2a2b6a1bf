import { randomUUID } from "node:crypto";
import { guestOrder } from "#server/testing/guest-order.ts";
import { applyLoad, type Load, type Target } from "./apply-load.ts";
import { nextPhone } from "./next-phone.ts";
import { withProductionShop } from "./production-shop.ts";

const counts = [1, 2] as const;

export type WithWorkers = { workers: (typeof counts)[number]; loads: Load[] };

const marked = "03009999999";

export async function withWorkers(seconds: number): Promise<WithWorkers[]> {
  const measured: WithWorkers[] = [];
  for (const workers of counts) {
    await withProductionShop({ workers }, async (shop) => {
      const loads: Load[] = [];
      for (const target of targetsOf(shop.origin)) loads.push(await applyLoad(target, seconds));
      measured.push({ workers, loads });
    });
  }
  return measured;
}

/** Searches that no page is kept for, and orders of guests. */
export function targetsOf(origin: string): Target[] {
  let asked = 0;
  const body = JSON.stringify(guestOrder({ phone: marked }));
  const orders = {
    name: "guest orders",
    url: `${origin}/orders/createOrderAsGuest`,
    method: "POST" as const,
    next: () => ({
      body: body.replace(marked, nextPhone()),
      headers: { "idempotency-key": randomUUID() },
    }),
  };
  const anew = (path: string) => ({
    name: `${path} anew`,
    url: `${origin}${path}`,
    next: () => {
      asked += 1;
      return { path: `${path}?q=zq${asked}` };
    },
  });
  return [anew("/products"), orders];
}
