import { quoteOrder as quoteCall, takeOrder } from "#contract/back-office/orders.ts";
import { refuse } from "../plugins/refuse.ts";
import { createFactsMemory } from "../pricing/remember-facts.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { readClaim } from "./idempotency.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";
import { placeOrder } from "./place-order.ts";
import { createPlaceOnce } from "./place-order-once.ts";
import { quoteOrder } from "./quote-order.ts";
import { answerPlacing } from "./routes.ts";

/** Orders that staff take on the phone: the checkout's rules and prices, with the member of staff in the history. */
export function registerPhoneOrderRoutes(
  app: ShopApp,
  { database, shop, schedule, settings }: Pick<Services, "database" | "shop" | "schedule" | "settings">,
): void {
  // A memory and a mutex of its own: they save waiting where many order at once, which nobody does on the phone.
  const memory = createFactsMemory(database.pool);
  const announceTo = () => (settings().newOrderMails ? shop.email : null);
  const desk = { database, shop, memory, runExclusive: createKeyedMutex(), schedule, announceTo };
  const placeOnce = createPlaceOnce(database.pool);

  mountForStaff(app, quoteCall, { roles: officeRoles }, async ({ body, reply }) => {
    const productIds = body.items.map((item) => item._id);
    const facts = await desk.memory.read({ productIds, couponCode: body.coupon ?? null, email: "" });
    const quote = quoteOrder(body, facts, shop.freeDeliveryFrom);
    if (quote.outcome !== "quoted") return answerPlacing(reply, quote);
    const { total: totalAmount, ...amounts } = quote.total;
    return { items: quote.items, ...amounts, totalAmount };
  });

  mountForStaff(app, takeOrder, { roles: officeRoles }, async ({ body, staff, request, reply }) => {
    const claim = readClaim(request.headers["idempotency-key"], body, staff.id);
    if (claim === "malformed") return refuse(reply, "INVALID", "The Idempotency-Key must be a UUID.");
    const work = () => placeOrder(desk, { order: body, userId: null, staffId: staff.id, claim });
    return answerPlacing(reply, claim ? await placeOnce(claim, work) : await work());
  });
}
