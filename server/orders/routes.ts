import type { FastifyReply } from "fastify";
import * as contract from "#contract/orders.ts";
import { couponNotValid } from "../coupons/coupon-rules.ts";
import { mount } from "../plugins/mount.ts";
import { refuse } from "../plugins/refuse.ts";
import { createFactsMemory } from "../pricing/remember-facts.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { cancelOrder } from "./cancel-order.ts";
import { readClaim } from "./idempotency.ts";
import { type NotPlaced, placeOrder } from "./place-order.ts";
import { createPlaceOnce, type PlacedOnce } from "./place-order-once.ts";
import { createTurns } from "./take-turns.ts";
import { trackOrder } from "./track-order.ts";

/** What guests may do about orders. */
export function registerOrderRoutes(
  app: ShopApp,
  { database, shop }: Pick<Services, "database" | "shop">,
): void {
  const desk = { database, shop, memory: createFactsMemory(database.pool), inTurn: createTurns() };
  const placeOnce = createPlaceOnce(database.pool);
  const placing = { access: "anyone", limits: ["orderByAddress", "orderByPhone"] } as const;

  mount(app, contract.createOrderAsGuest, placing, async ({ body: order, request, reply }) => {
    const claim = readClaim(request.headers["idempotency-key"], order);
    if (claim === "malformed") return refuse(reply, "INVALID", "The Idempotency-Key must be a UUID.");
    const place = () => placeOrder(desk, { order, userId: null, claim });
    return answerPlacing(reply, claim ? await placeOnce(claim, place) : await place());
  });

  mount(app, contract.trackOrder, { access: "anyone", limits: ["track"] }, async ({ body, reply }) => {
    reply.header("cache-control", "no-store");
    const order = await trackOrder(database.pool, body.OrderID);
    return order ? { order } : refuse(reply, "NOT_FOUND", "There is no order with this number.");
  });

  mount(app, contract.updateOrder, { access: "anyone", limits: ["cancel"] }, async ({ body, reply }) => {
    if (body.orderProgress !== "Cancelled")
      return refuse(reply, "FORBIDDEN", "You can only cancel an order.");
    const { outcome } = await cancelOrder(database.pool, body.id, "guest");
    switch (outcome) {
      case "unknown":
        return refuse(reply, "NOT_FOUND", "There is no such order.");
      case "not-pending":
        return refuse(reply, "NOT_PENDING", "This order can no longer be cancelled.");
      case "cancelled":
        return { message: "Order Updated" as const };
    }
  });
}

function answerPlacing(reply: FastifyReply, result: NotPlaced | PlacedOnce): FastifyReply {
  switch (result.outcome) {
    case "placed":
      if (result.replayed) reply.header("idempotent-replayed", "true");
      // The stored text itself, so that a replay is equal byte for byte.
      return reply.code(201).type("application/json; charset=utf-8").send(result.answer);
    case "item-unavailable":
      return refuse(reply, "ITEM_UNAVAILABLE", result.sentence, { item: result.item });
    case "not-valid":
      return refuse(reply, "COUPON_NOT_APPLICABLE", couponNotValid);
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
