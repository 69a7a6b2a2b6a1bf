import type { FastifyReply, FastifyRequest } from "fastify";
import { proveOrder as provingOrder } from "#contract/orders/order-proof.ts";
import * as contract from "#contract/orders/orders.ts";
import { doneSentences } from "#contract/reasons/done.ts";
import { reason } from "#contract/values/reason.ts";
import { claimsAnother } from "#server/customers/accounts/current-user.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { createKeyedMutex } from "#server/platform/jobs/keyed-mutex.ts";
import { couponNotValid } from "#server/pricing/coupons/coupon-rules.ts";
import { createPricingCache } from "../pricing/pricing-cache.ts";
import { sendItemError } from "../pricing/send-item-error.ts";
import type { Services } from "../services.ts";
import { sendObjection } from "./actions/objections.ts";
import { changeDelivery } from "./editing/change-delivery.ts";
import { tellAdvance } from "./placing/advance.ts";
import { readClaim } from "./placing/idempotency.ts";
import { type NotPlaced, placeOrder } from "./placing/place-order.ts";
import { createPlaceOnce, type PlacedOnce } from "./placing/place-order-once.ts";
import { quoteOrder } from "./placing/quote-order.ts";
import { cancelForShopper } from "./progress/cancel-order.ts";
import { requestCancel } from "./progress/cancel-requests.ts";
import { readOrdersOf } from "./reading/read-orders.ts";
import { trackOrder } from "./reading/track-order.ts";
import { createAskAsCustomer, createIsCustomers, proveOrder } from "./requester.ts";

const otherContact = reason("NOT_CONTACT_OF_ORDER");
const otherPhone = reason("NOT_PHONE_OF_ORDER");
const notYours = reason("ACCOUNT_OF_ANOTHER");

export function registerOrderRoutes(
  app: ShopApp,
  services: Pick<Services, "database" | "shop" | "schedule" | "settings" | "secretKey">,
): void {
  const { database, shop, schedule, settings } = services;
  const pricingCache = createPricingCache(database.pool);
  const announceTo = () => (settings().newOrderMails ? shop.email : null);
  const runExclusive = createKeyedMutex();
  const context = { database, shop, pricingCache, runExclusive, schedule, announceTo };
  const placeOnce = createPlaceOnce(database.pool);
  const limits = ["orderByAddress", "orderByPhone"] as const;
  const askAsCustomer = createAskAsCustomer(app, services);
  const isCustomers = createIsCustomers(app, services);

  async function place(
    order: contract.PlaceOrder,
    userId: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    let isPlaced = false;
    try {
      const claim = readClaim(request.headers["idempotency-key"], order, userId ?? "guest");
      if (claim === "malformed") return sendError(reply, "INVALID", reason("KEY_MALFORMED"));
      const work = () => placeOrder(context, { order, userId, claim });
      const result = claim ? await placeOnce(claim, work) : await work();
      isPlaced = result.outcome === "placed" && !result.replayed;
      return answerPlacing(reply, result);
    } finally {
      if (!isPlaced) await app.giveBack("orderByPhone", request);
    }
  }

  mount(
    app,
    contract.createOrderAsGuest,
    { access: "anyone", limits, work: "orders" },
    ({ body, request, reply }) => place(body, null, request, reply),
  );

  mount(
    app,
    contract.createOrder,
    { access: "customer", limits, work: "orders" },
    async ({ body, user, request, reply }) => {
      if (claimsAnother(user, body.userID)) return sendError(reply, "FORBIDDEN", notYours);
      return place(body, user.id, request, reply);
    },
  );

  const asksAdvance = { access: "anyone", limits: ["advance"], work: "orders" } as const;
  mount(app, contract.getAdvance, asksAdvance, async ({ body, reply }) => {
    reply.header("cache-control", "no-store");
    const { items, coupon, phone } = body;
    const productIds = items.map(({ _id }) => _id);
    const question = { productIds, couponCode: coupon ?? null, email: null, phone: null };
    const quote = quoteOrder({ items, coupon }, await pricingCache.read(question), shop);
    if (quote.outcome !== "quoted") return answerPlacing(reply, quote);
    const { total } = quote.total;
    const dueNow = await tellAdvance(database.pool, shop, { items: quote.items, total, phone });
    return { totalAmount: total, dueNow, atDoor: total - dueNow };
  });

  mount(
    app,
    contract.getAllOrdersForUser,
    { access: "customer", limits: ["reads"] },
    async ({ body, user, reply }) => {
      if (claimsAnother(user, body.id)) return sendError(reply, "FORBIDDEN", notYours);
      return { orders: await readOrdersOf(database.pool, user.id) };
    },
  );

  mount(
    app,
    contract.changeDelivery,
    { access: "anyone", limits: ["mend"], work: "orders" },
    async (call) => {
      const { body, request, reply } = call;
      const { id: orderId, currentPhone: contact, version, ...details } = body;
      const result = await askAsCustomer({ request, reply, orderId, contact }, (asking) =>
        changeDelivery({ database, schedule, shop }, { orderId, details, asking, version }),
      );
      switch (result.outcome) {
        case "too-many":
          return sendTooManyError(reply, result.seconds);
        case "mended":
          return { message: doneSentences.DELIVERY_UPDATED };
        case "changed-since": {
          const { version: newVersion, delivery } = result;
          const sentence = reason("ORDER_CHANGED_MEANWHILE");
          return sendError(reply, "CHANGED_SINCE", sentence, { version: newVersion, delivery });
        }
        case "unknown":
          return sendNotFound(reply, reason("NO_SUCH_ORDER"));
        case "not-yours":
          return sendFieldError(reply, "FORBIDDEN", "currentPhone", otherPhone);
        default:
          return sendObjection(reply, result);
      }
    },
  );

  mount(
    app,
    contract.trackOrder,
    { access: "anyone", limits: ["track"], work: "orders" },
    async ({ body, request, reply }) => {
      reply.header("cache-control", "no-store");
      const order = await trackOrder(database.pool, body.OrderID, (id) => isCustomers(request, id));
      return order ? { order } : sendNotFound(reply, reason("NO_ORDER_WITH_NUMBER"));
    },
  );

  mount(app, provingOrder, { access: "anyone", limits: ["prove"], work: "orders" }, async (call) => {
    const { body, request, reply } = call;
    const asked = { request, reply, orderId: body.id, contact: body.contact };
    const result = await askAsCustomer(asked, (asking) => proveOrder(database.pool, body.id, asking));
    switch (result.outcome) {
      case "too-many":
        return sendTooManyError(reply, result.seconds);
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_ORDER"));
      case "not-yours":
        return sendFieldError(reply, "FORBIDDEN", "contact", otherContact);
      case "proven":
        return { message: "Order Proven" as const };
    }
  });

  mount(
    app,
    contract.updateOrder,
    { access: "anyone", limits: ["cancel"], work: "orders" },
    async ({ body, request, reply }) => {
      if (body.orderProgress !== "Cancelled") return sendError(reply, "FORBIDDEN", reason("ONLY_CANCELLING"));
      const user = await app.findUser(request);
      const result = await runExclusive(body.id, () =>
        cancelForShopper(database.pool, body.id, user?.id ?? null),
      );
      switch (result.outcome) {
        case "unknown":
          return sendNotFound(reply, reason("NO_SUCH_ORDER"));
        case "cancelled":
          return { message: "Order Updated" as const };
        default:
          return sendObjection(reply, result);
      }
    },
  );

  mount(
    app,
    contract.requestCancel,
    { access: "anyone", limits: ["cancel"], work: "orders" },
    async ({ body, request, reply }) => {
      const user = await app.findUser(request);
      const result = await runExclusive(body.id, () =>
        requestCancel(database.pool, body.id, user?.id ?? null),
      );
      switch (result.outcome) {
        case "unknown":
          return sendNotFound(reply, reason("NO_SUCH_ORDER"));
        case "cancelled":
          return { message: "Order Updated" as const, isCancelled: true };
        case "asked":
          return { message: "Cancel Requested" as const, isCancelled: false };
        default:
          return sendObjection(reply, result);
      }
    },
  );
}

export function answerPlacing(reply: FastifyReply, result: NotPlaced | PlacedOnce): FastifyReply {
  switch (result.outcome) {
    case "placed":
      if (result.replayed) reply.header("idempotent-replayed", "true");
      // The stored text itself, so that a replay is equal byte for byte.
      return reply.code(201).type("application/json; charset=utf-8").send(result.answer);
    case "item-unavailable":
    case "item-invalid":
      return sendItemError(reply, result);
    case "out-of-stock":
      return sendError(reply, "OUT_OF_STOCK", result.sentence, { short: result.short });
    case "not-valid":
      return sendError(reply, "COUPON_NOT_APPLICABLE", result.sentence ?? couponNotValid);
    case "not-applicable":
      return sendError(reply, "COUPON_NOT_APPLICABLE", result.sentence);
    case "total-changed": {
      const { totalAmount, items } = result;
      const sentence = reason("PRICES_CHANGED");
      return sendError(reply, "TOTAL_CHANGED", sentence, { totalAmount, items });
    }
    case "advance-changed": {
      const { advance } = result;
      return sendError(reply, "ADVANCE_CHANGED", reason("ADVANCE_CHANGED", { rupees: advance }), { advance });
    }
    case "too-many-pieces":
      return sendFieldError(
        reply,
        "INVALID",
        "items",
        reason("GUEST_TOO_MANY_PIECES", { most: result.most, phone: result.phone }),
      );
    case "method-not-offered":
      return sendFieldError(reply, "INVALID", "paymentMethod", reason("TRANSFER_NOT_OFFERED"));
    case "key-reused": {
      const { OrderID } = JSON.parse(result.answer);
      return sendError(reply, "KEY_REUSED", reason("KEY_USED_FOR_OTHER_ORDER"), { OrderID });
    }
    case "key-taken":
      return sendError(reply, "KEY_REUSED", reason("KEY_USED_FOR_OTHER_ORDER"));
    case "in-progress":
      return sendError(reply, "IN_PROGRESS", reason("ORDER_BEING_PLACED"), {
        retryAfter: 2,
      });
  }
}
