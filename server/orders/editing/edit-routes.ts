import type { FastifyReply } from "fastify";
import * as contract from "#contract/order-views/order-edits.ts";
import { reason } from "#contract/values/reason.ts";
import { previewPromise } from "#server/catalog/delivery/renew-promise.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { sendItemError } from "../../pricing/send-item-error.ts";
import type { Services } from "../../services.ts";
import { mountForStaff } from "../../staff/mount-for-staff.ts";
import { sendObjection } from "../actions/objections.ts";
import { type CannotEdit, type Edited, editOrder, quoteEdit } from "./edit-order.ts";

export function registerEditRoutes(app: ShopApp, services: Services): void {
  mountForStaff(app, contract.quoteEdit, async ({ body, reply }) => {
    const quote = await quoteEdit(services, body);
    if (quote.outcome !== "quoted") return answerNotEdited(reply, quote);
    const { before, after, changes, totals, work } = quote;
    const { pool } = services.database;
    const promise = await previewPromise(pool, services.schedule, after.id, {
      items: [...after.items],
      city: after.city,
      province: after.province,
    });
    return {
      items: after.items.map(({ stockId: _, ...item }) => item),
      subtotal: after.subtotal,
      discount: after.discount,
      delivery: after.delivery,
      reduction: after.reduction,
      totalAmount: after.total,
      totalBefore: before.total,
      totals,
      coupon: after.couponCode,
      changes,
      promise: promise ?? null,
      charges: after.terms.charges,
      backToWork: work.goesBack,
    };
  });

  mountForStaff(app, contract.editOrder, async ({ body, staff, reply }) => {
    const result = await editOrder(services, staff, body);
    if (result.outcome !== "edited") return answerNotEdited(reply, result);
    return { version: result.version, changes: result.changes };
  });
}

function answerNotEdited(
  reply: FastifyReply,
  result: CannotEdit | Exclude<Edited, { outcome: "edited" }>,
): FastifyReply {
  switch (result.outcome) {
    case "unknown":
      return sendNotFound(reply, reason("NO_SUCH_ORDER"));
    case "ask-first":
    case "not-allowed":
      return sendObjection(reply, result);
    case "stale": {
      const { version, changes } = result;
      const sentence = reason("ORDER_CHANGED_SINCE");
      return sendError(reply, "CHANGED_SINCE", sentence, { version, changes });
    }
    case "item-unavailable":
    case "item-invalid":
      return sendItemError(reply, result);
    case "out-of-stock":
      return sendError(reply, "OUT_OF_STOCK", result.sentence, { short: result.short });
    case "too-much":
      return sendFieldError(
        reply,
        "INVALID",
        "reduction",
        reason("TAKE_OFF_AT_MOST", { rupees: result.most }),
      );
    case "goes-back": {
      const { backToWork } = result;
      return sendError(reply, "IN_WORK", reason("GOES_BACK_TO_WORK"), { backToWork });
    }
    case "total-changed": {
      const { totalAmount } = result;
      const sentence = reason("PRICES_CHANGED_SAVE_AGAIN");
      return sendError(reply, "TOTAL_CHANGED", sentence, { totalAmount });
    }
  }
}
