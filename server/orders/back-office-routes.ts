import type { FastifyReply } from "fastify";
import * as cash from "#contract/order-views/cash.ts";
import * as contract from "#contract/order-views/office-orders.ts";
import * as cancelling from "#contract/orders/cancelling.ts";
import * as corrections from "#contract/orders/dispatch-corrections.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { reason } from "#contract/values/reason.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../services.ts";
import { createAddNote } from "../staff/add-note.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { type Objection, sendObjection } from "./actions/objections.ts";
import { noteAskedToConfirm, readUnconfirmed } from "./confirming/ask-to-confirm.ts";
import { confirmLink } from "./confirming/confirm-link.ts";
import { confirmForCustomer, confirmOfMany } from "./confirming/confirm-order.ts";
import { registerEditRoutes } from "./editing/edit-routes.ts";
import { sendGone } from "./holding/send-gone.ts";
import { registerPaymentRoutes } from "./ledger/payment-routes.ts";
import { registerPhoneOrderRoutes } from "./placing/phone-order-routes.ts";
import { declineCancel } from "./progress/cancel-requests.ts";
import { cancelRest } from "./progress/cancel-rest.ts";
import { cancelForCustomer, deliverOrder, dispatchOrder } from "./progress/change-orders.ts";
import { correctDispatch, undoDelivery } from "./progress/correct-dispatch.ts";
import { receiveCash, takeCashBack } from "./progress/receive-cash.ts";
import { registerOrderExport } from "./reading/export-routes.ts";
import { listOrders } from "./reading/list-orders.ts";

const addNote = createAddNote({
  kind: "order",
  table: "orders",
  notes: { table: "order_notes", column: "order_id" },
});

const noSuchOrder = reason("NO_SUCH_ORDER");

/** Of what is done about one order: why it is not, or that it is. */
function answer(reply: FastifyReply, result: Objection | { outcome: string }, message: string) {
  if ("questions" in result || "why" in result) return sendObjection(reply, result);
  return result.outcome === "unknown" ? sendNotFound(reply, noSuchOrder) : { message };
}

export function registerOrderBackOfficeRoutes(app: ShopApp, services: Services): void {
  const { database } = services;
  const officeOf = (staff: StaffMember) => ({ pool: database.pool, staff });

  mountForStaff(app, contract.listOrders, async ({ query, staff }) => {
    const isOffice = isOfficeRole(staff.role);
    // E-mail addresses are not shown to the workshop, and so find nothing.
    const page = await listOrders(database, query, { byEmail: isOffice });
    if (isOffice) return page;
    return { ...page, items: page.items.map((entry) => ({ ...entry, marks: [] })) };
  });

  registerOrderExport(app, services);

  mountForStaff(app, contract.dispatchOrders, async ({ body, staff }) => {
    const results = [];
    for (const { id, consignmentNumber } of body.orders) {
      const parcel = { courier: body.courier, consignmentNumber };
      results.push(await dispatchOrder(officeOf(staff), id, parcel, body.acknowledged));
    }
    return { results };
  });

  mountForStaff(app, contract.deliverOrders, async ({ body, staff }) => {
    const results = [];
    for (const id of body.ids) results.push(await deliverOrder(officeOf(staff), id, body.acknowledged));
    return { results };
  });

  mountForStaff(app, corrections.correctDispatch, async ({ body, staff, reply }) => {
    const { id, ...parcel } = body;
    const result = await correctDispatch(officeOf(staff), id, parcel);
    return answer(reply, result, "Saved");
  });

  mountForStaff(app, corrections.undoDelivery, async ({ body, staff, reply }) => {
    const result = await undoDelivery(officeOf(staff), body.id, body.reason);
    return answer(reply, result, "The order is on its way again");
  });

  mountForStaff(app, cash.receiveCash, async ({ body, staff }) => {
    const results = [];
    for (const id of body.ids) results.push(await receiveCash(officeOf(staff), id, body.on));
    return { results };
  });

  mountForStaff(app, cash.takeCashBack, async ({ body, staff, reply }) => {
    const result = await takeCashBack(officeOf(staff), body.id, body.reason);
    return answer(reply, result, "Cash undone");
  });

  mountForStaff(app, cancelling.cancelOrder, async ({ body, staff, reply }) => {
    return answer(reply, await cancelForCustomer(officeOf(staff), body.id, body), "Order cancelled");
  });

  mountForStaff(app, cancelling.cancelRest, async ({ body, staff, reply }) => {
    return answer(reply, await cancelRest(officeOf(staff), body), "The rest is cancelled");
  });

  mountForStaff(app, cancelling.declineCancel, async ({ body, staff, reply }) => {
    const result = await declineCancel(officeOf(staff), body.id, body.reason);
    if (result.outcome === "unknown") return sendError(reply, "NOT_PENDING", reason("NO_CANCEL_REQUEST"));
    return answer(reply, result, "The customer is informed");
  });

  mountForStaff(app, contract.listConfirmLinks, async ({ query }) => ({
    orders: await readUnconfirmed(database.pool, query.ids, (order) => confirmLink(order, services)),
  }));

  mountForStaff(app, contract.noteAsked, async ({ body, staff, reply }) => {
    const objection = await noteAskedToConfirm(officeOf(staff), body.id);
    return objection ? sendObjection(reply, objection) : { message: "Saved" };
  });

  mountForStaff(app, contract.confirmOrder, async ({ body, staff, reply }) => {
    const office = { ...officeOf(staff), schedule: services.schedule };
    const result = await confirmForCustomer(office, body.id);
    if (result.outcome === "out-of-stock" || result.outcome === "coupon-gone") return sendGone(reply, result);
    return answer(reply, result, "Order confirmed");
  });

  mountForStaff(app, contract.confirmOrders, async ({ body, staff }) => {
    const office = { ...officeOf(staff), schedule: services.schedule };
    const results = [];
    for (const id of body.ids) results.push(await confirmOfMany(office, id));
    return { results };
  });

  mountForStaff(app, contract.addNote, async ({ body, staff, reply }) => {
    const isAdded = await addNote(officeOf(staff), body.id, body.note);
    return isAdded ? { message: "Note added" } : sendNotFound(reply, noSuchOrder);
  });

  registerPaymentRoutes(app, services);
  registerEditRoutes(app, services);
  registerPhoneOrderRoutes(app, services);
}
