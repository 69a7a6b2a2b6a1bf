import { applyLoad, type Load, type Target } from "./apply-load.ts";
import { guestOrders } from "./guest-orders.ts";
import { withProductionShop } from "./production-shop.ts";

const counts = [1, 2] as const;

export type WithWorkers = { workers: (typeof counts)[number]; loads: Load[] };

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

/** Searches without a cached page, and orders of guests. */
export function targetsOf(origin: string): Target[] {
  let asked = 0;
  const anew = (path: string) => ({
    name: `${path} anew`,
    url: `${origin}${path}`,
    next: () => {
      asked += 1;
      return { path: `${path}?q=zq${asked}` };
    },
  });
  return [anew("/products"), guestOrders(origin)];
}
