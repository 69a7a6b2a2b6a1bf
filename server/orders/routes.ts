import type { FastifyReply, FastifyRequest } from "fastify";
import * as contract from "#contract/orders.ts";
import { claimsAnother } from "../accounts/current-user.ts";
import { couponNotValid } from "../coupons/coupon-rules.ts";
import { isUuid } from "../is-uuid.ts";
import { mount } from "../plugins/mount.ts";
import { refuseTooMany } from "../plugins/rate-limit.ts";
import { refuse } from "../plugins/refuse.ts";
import { createFactsMemory } from "../pricing/remember-facts.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { cancelForShopper } from "./cancel-order.ts";
import { requestCancel } from "./cancel-requests.ts";
import { readClaim } from "./idempotency.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";
import { mendDelivery } from "./mend-delivery.ts";
import { type NotPlaced, placeOrder } from "./place-order.ts";
import { createPlaceOnce, type PlacedOnce } from "./place-order-once.ts";
import { readOrdersOf } from "./read-orders.ts";
import { trackOrder } from "./track-order.ts";

/** Said to who would cancel what is being sewn. */
export const inWork = "Our workshop has begun with this order. Ask us to cancel it and we answer you.";
const otherPhone = "This is not the phone number that the order was placed with.";
const notYours = "This is somebody else's account.";

/** What guests and customers may do about orders. */
export function registerOrderRoutes(
  app: ShopApp,
  { database, shop, schedule, settings }: Pick<Services, "database" | "shop" | "schedule" | "settings">,
): void {
  const memory = createFactsMemory(database.pool);
  const announceTo = () => (settings().newOrderMails ? shop.email : null);
  const desk = { database, shop, memory, runExclusive: createKeyedMutex(), schedule, announceTo };
  const placeOnce = createPlaceOnce(database.pool);
  const limits = ["orderByAddress", "orderByPhone"] as const;

  async function place(
    order: contract.PlaceOrder,
    userId: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const claim = readClaim(request.headers["idempotency-key"], order, userId ?? "guest");
    if (claim === "malformed") return refuse(reply, "INVALID", "The Idempotency-Key must be a UUID.");
    const work = () => placeOrder(desk, { order, userId, claim });
    return answerPlacing(reply, claim ? await placeOnce(claim, work) : await work());
  }

  mount(app, contract.createOrderAsGuest, { access: "anyone", limits }, ({ body, request, reply }) =>
    place(body, null, request, reply),
  );

  mount(app, contract.createOrder, { access: "customer", limits }, async ({ body, user, request, reply }) => {
    if (claimsAnother(user, body.userID)) return refuse(reply, "FORBIDDEN", notYours);
    return place(body, user.id, request, reply);
  });

  mount(
    app,
    contract.getAllOrdersForUser,
    { access: "customer", limits: ["reads"] },
    async ({ body, user, reply }) => {
      if (claimsAnother(user, body.id)) return refuse(reply, "FORBIDDEN", notYours);
      return { orders: await readOrdersOf(database.pool, user.id) };
    },
  );

  mount(app, contract.mendDelivery, { access: "anyone", limits: ["mend"] }, async (call) => {
    const { body, request, reply } = call;
    const { id: orderId, currentPhone, version, ...details } = body;
    const user = await app.findUser(request);
    // Who tries phones gets no further than who forgot theirs.
    const tries = isUuid(orderId) ? await app.takeOf("mendTries", orderId) : undefined;
    if (tries?.outcome === "refused") return refuseTooMany(reply, tries.seconds);
    const mending = { orderId, details, userId: user?.id ?? null, currentPhone, version };
    const result = await mendDelivery({ database, schedule }, mending);
    const { outcome } = result;
    if (outcome !== "not-yours" && tries?.outcome === "taken") await tries.giveBack();
    switch (result.outcome) {
      case "mended":
        return { message: "Delivery Updated" as const };
      case "changed-since": {
        const { version: newVersion, delivery } = result;
        const sentence = "This order was changed meanwhile. Look at what it says now, then save again.";
        return refuse(reply, "CHANGED_SINCE", sentence, { version: newVersion, delivery });
      }
      case "unknown":
        return refuse(reply, "NOT_FOUND", "There is no such order.");
      case "not-yours":
        return refuse(reply, "FORBIDDEN", otherPhone, { fields: { currentPhone: otherPhone } });
      case "in-work":
        return refuse(reply, "IN_WORK", "Our workshop has begun with this order. Call us to change it.");
      case "not-pending":
        return refuse(reply, "NOT_PENDING", "This order can no longer be changed.");
    }
  });

  mount(app, contract.trackOrder, { access: "anyone", limits: ["track"] }, async ({ body, reply }) => {
    reply.header("cache-control", "no-store");
    const order = await trackOrder(database.pool, body.OrderID);
    return order ? { order } : refuse(reply, "NOT_FOUND", "There is no order with this number.");
  });

  mount(
    app,
    contract.updateOrder,
    { access: "anyone", limits: ["cancel"] },
    async ({ body, request, reply }) => {
      if (body.orderProgress !== "Cancelled")
        return refuse(reply, "FORBIDDEN", "You can only cancel an order.");
      const user = await app.findUser(request);
      const { outcome } = await cancelForShopper(database.pool, body.id, user?.id ?? null);
      switch (outcome) {
        case "unknown":
          return refuse(reply, "NOT_FOUND", "There is no such order.");
        case "not-pending":
          return refuse(reply, "NOT_PENDING", "This order can no longer be cancelled.");
        case "in-work":
          return refuse(reply, "IN_WORK", inWork);
        case "cancelled":
          return { message: "Order Updated" as const };
      }
    },
  );

  mount(
    app,
    contract.requestCancel,
    { access: "anyone", limits: ["cancel"] },
    async ({ body, request, reply }) => {
      const user = await app.findUser(request);
      const { outcome } = await requestCancel(database.pool, body.id, user?.id ?? null);
      switch (outcome) {
        case "unknown":
          return refuse(reply, "NOT_FOUND", "There is no such order.");
        case "not-pending":
          return refuse(reply, "NOT_PENDING", "This order can no longer be cancelled.");
        case "declined":
          return refuse(reply, "IN_WORK", "We have answered your request already. Call us if it has to be.");
        case "cancelled":
          return { message: "Order Updated" as const };
        case "asked":
          return { message: "Cancel Requested" as const };
      }
    },
  );
}

/** Answers an attempt to place an order, or to price one, that came to its end. */
export function answerPlacing(reply: FastifyReply, result: NotPlaced | PlacedOnce): FastifyReply {
  switch (result.outcome) {
    case "placed":
      if (result.replayed) reply.header("idempotent-replayed", "true");
      // The stored text itself, so that a replay is equal byte for byte.
      return reply.code(201).type("application/json; charset=utf-8").send(result.answer);
    case "item-unavailable":
      return refuse(reply, "ITEM_UNAVAILABLE", result.sentence, { item: result.item });
    case "out-of-stock":
      return refuse(reply, "OUT_OF_STOCK", result.sentence, { short: result.short });
    case "not-valid":
      return refuse(reply, "COUPON_NOT_APPLICABLE", result.sentence ?? couponNotValid);
    case "not-applicable":
      return refuse(reply, "COUPON_NOT_APPLICABLE", result.sentence);
    case "total-changed": {
      const { totalAmount, items } = result;
      const sentence = "Prices have changed since you looked. Check the new total and order again.";
      return refuse(reply, "TOTAL_CHANGED", sentence, { totalAmount, items });
    }
    case "key-taken":
    case "key-reused":
      return refuse(reply, "KEY_REUSED", "This order was already placed with other contents.");
    case "in-progress":
      return refuse(reply, "IN_PROGRESS", "This order is being placed. Ask again in a moment.", {
        retryAfter: 2,
      });
  }
}
