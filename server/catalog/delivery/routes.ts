import { getDeliveryDates } from "#contract/delivery/delivery.ts";
import { promiseHoldsUntil } from "#contract/delivery/promise-delivery.ts";
import { mount } from "#server/platform/http/mount.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";

/** The browser requests it: a date within a cached page could be yesterday's. */
export function registerDeliveryRoutes(app: ShopApp, { schedule }: Pick<Services, "schedule">): void {
  mount(
    app,
    getDeliveryDates,
    { access: "anyone", limits: ["reads"], work: "orders" },
    async ({ body, reply }) => {
      reply.header("cache-control", "no-store");
      const promise = await schedule.promise(body, body);
      const now = new Date();
      return { promise, holdsFor: promiseHoldsUntil(now, schedule.rules()).getTime() - now.getTime() };
    },
  );
}
