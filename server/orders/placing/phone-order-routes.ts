import { countPieces } from "#contract/delivery/promise-delivery.ts";
import { quoteOrder as quoteCall, takeOrder } from "#contract/order-views/office-orders.ts";
import { acceptsPrepayment } from "#contract/settings/shop-settings.ts";
import { reason } from "#contract/values/reason.ts";
import { findLostPicture } from "#server/catalog/options/option-pictures.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { createKeyedMutex } from "#server/platform/jobs/keyed-mutex.ts";
import { createPricingCache } from "../../pricing/pricing-cache.ts";
import type { Services } from "../../services.ts";
import { mountForStaff } from "../../staff/mount-for-staff.ts";
import { answerPlacing } from "../routes.ts";
import { readAdvance } from "./advance.ts";
import { readClaim } from "./idempotency.ts";
import { placeOrder } from "./place-order.ts";
import { createPlaceOnce } from "./place-order-once.ts";
import { quoteOrder } from "./quote-order.ts";

export function registerPhoneOrderRoutes(
  app: ShopApp,
  { database, shop, schedule, settings }: Pick<Services, "database" | "shop" | "schedule" | "settings">,
): void {
  // A cache and a mutex of its own: they help under concurrency, which phone orders do not have.
  const pricingCache = createPricingCache(database.pool);
  const announceTo = () => (settings().newOrderMails ? shop.email : null);
  const context = { database, shop, pricingCache, runExclusive: createKeyedMutex(), schedule, announceTo };
  const placeOnce = createPlaceOnce(database.pool);

  mountForStaff(app, quoteCall, async ({ body, reply }) => {
    const productIds = body.items.map((item) => item._id);
    const pricing = await context.pricingCache.read({
      productIds,
      couponCode: body.coupon ?? null,
      email: "",
    });
    const quote = quoteOrder(body, pricing, shop);
    if (quote.outcome !== "quoted") return answerPlacing(reply, quote);
    const lost = await findLostPicture(database.pool, quote.items);
    if (lost) return answerPlacing(reply, lost);
    const { total: totalAmount, ...amounts } = quote.total;
    const { phone, city, province } = body;
    const promise = await schedule.promise(countPieces(quote.items), { city, province });
    const advance = await readAdvance(database.pool, shop, { items: quote.items, total: totalAmount, phone });
    const takesTransfers = acceptsPrepayment(shop);
    return { items: quote.items, ...amounts, totalAmount, advance, takesTransfers, promise };
  });

  mountForStaff(app, takeOrder, async ({ body, staff, request, reply }) => {
    const claim = readClaim(request.headers["idempotency-key"], body, staff.id);
    if (claim === "malformed") return sendError(reply, "INVALID", reason("KEY_MALFORMED"));
    const work = () => placeOrder(context, { order: body, userId: null, staffId: staff.id, claim });
    return answerPlacing(reply, claim ? await placeOnce(claim, work) : await work());
  });
}
