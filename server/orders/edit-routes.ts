import type { FastifyReply } from "fastify";
import * as contract from "#contract/back-office/order-edits.ts";
import { formatRupees } from "#contract/money.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { type CannotEdit, type Edited, editOrder, quoteEdit } from "./edit-order.ts";

const forOffice = { roles: officeRoles } as const;

/** Placed orders that staff edit until they are dispatched. */
export function registerEditRoutes(app: ShopApp, services: Services): void {
  mountForStaff(app, contract.quoteEdit, forOffice, async ({ body, reply }) => {
    const quote = await quoteEdit(services, body);
    if (quote.outcome !== "quoted") return answerNotEdited(reply, quote);
    const { before, after, changes } = quote;
    return {
      items: after.items.map(({ stockId: _, ...item }) => item),
      subtotal: after.subtotal,
      discount: after.discount,
      delivery: after.delivery,
      reduction: after.reduction,
      totalAmount: after.total,
      totalBefore: before.total,
      coupon: after.couponCode,
      changes,
    };
  });

  mountForStaff(app, contract.editOrder, forOffice, async ({ body, staff, reply }) => {
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
      return refuse(reply, "NOT_FOUND", "There is no such order.");
    case "not-pending":
      return refuse(
        reply,
        "NOT_PENDING",
        `This order is ${result.progress.toLowerCase()} and can no longer be edited.`,
      );
    case "stale": {
      const { version, changes } = result;
      const sentence = "Somebody has changed this order since you opened it. Nothing is saved yet.";
      return refuse(reply, "CHANGED_SINCE", sentence, { version, changes });
    }
    case "item-unavailable":
      return refuse(reply, "ITEM_UNAVAILABLE", result.sentence, { item: result.item });
    case "out-of-stock":
      return refuse(reply, "OUT_OF_STOCK", result.sentence, { short: result.short });
    case "too-much": {
      const sentence = `Take off at most ${formatRupees(result.most)}`;
      return refuse(reply, "INVALID", sentence, { fields: { reduction: sentence } });
    }
    case "total-changed": {
      const { totalAmount } = result;
      const sentence = "Prices have changed since you looked. Check the new total and save again.";
      return refuse(reply, "TOTAL_CHANGED", sentence, { totalAmount });
    }
  }
}
