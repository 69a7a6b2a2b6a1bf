import * as cash from "#contract/back-office/cash.ts";
import * as corrections from "#contract/back-office/dispatch-corrections.ts";
import * as contract from "#contract/back-office/orders.ts";
import type { StaffMember } from "#contract/back-office/staff.ts";
import { say } from "#contract/http/say.ts";
import { sendError } from "../http/send-error.ts";
import { isUuid } from "../queries/is-uuid.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { createAddNote } from "../staff/add-note.ts";
import { allStaff, mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { noteAskedToConfirm, readUnconfirmed } from "./confirming/ask-to-confirm.ts";
import { confirmLink } from "./confirming/confirm-link.ts";
import { confirmForCustomer } from "./confirming/confirm-order.ts";
import { registerEditRoutes } from "./editing/edit-routes.ts";
import { registerOfficePaymentRoutes } from "./gateways/office-payments.ts";
import { registerPaymentRoutes } from "./ledger/payment-routes.ts";
import { registerPhoneOrderRoutes } from "./placing/phone-order-routes.ts";
import { declineCancel } from "./progress/cancel-requests.ts";
import { cancelForCustomer, deliverOrder, dispatchOrder } from "./progress/change-orders.ts";
import { correctDispatch, undoDelivery } from "./progress/correct-dispatch.ts";
import { receiveCash, takeCashBack } from "./progress/receive-cash.ts";
import { registerOrderExport } from "./reading/export-routes.ts";
import { listOrders } from "./reading/list-orders.ts";
import { registerPapersRoutes } from "./reading/papers-routes.ts";
import { readOfficeOrder } from "./reading/read-office-order.ts";
import type { StoredOrder } from "./reading/read-orders.ts";
import { paidAheadOf } from "./transfers/transfer-claims.ts";
import { registerTransferBackOfficeRoutes } from "./transfers/transfer-routes.ts";

const addNote = createAddNote({
  kind: "order",
  table: "orders",
  notes: { table: "order_notes", column: "order_id" },
});

const noSuchOrder = say("NO_SUCH_ORDER");

export function registerOrderBackOfficeRoutes(app: ShopApp, services: Services): void {
  const { database } = services;
  const officeOf = (staff: StaffMember) => ({ pool: database.pool, staff });
  const confirmLinkOf = (order: StoredOrder) =>
    confirmLink({ ...order, paidAhead: paidAheadOf(order) }, services);

  mountForStaff(app, contract.listOrders, { roles: allStaff }, async ({ query, staff }) => {
    const page = await listOrders(database, query);
    if (staff.role !== "workshop") return page;
    return { ...page, items: page.items.map((entry) => ({ ...entry, marks: [] })) };
  });

  registerOrderExport(app, services);

  mountForStaff(app, contract.getOrder, { roles: allStaff }, async ({ query, staff, reply }) => {
    const forOffice = staff.role !== "workshop";
    const { secretKey } = services;
    const { piecesPerDay } = services.schedule.rules();
    const reading = { orderId: query.id, forOffice, confirmLinkOf, secretKey, piecesPerDay };
    const order = await readOfficeOrder(database.pool, reading);
    return order ? { order } : sendError(reply, "NOT_FOUND", noSuchOrder);
  });

  mountForStaff(app, contract.dispatchOrders, { roles: allStaff }, async ({ body, staff }) => {
    const results = [];
    for (const { id, consignmentNumber } of body.orders) {
      results.push(await dispatchOrder(officeOf(staff), id, { courier: body.courier, consignmentNumber }));
    }
    return { results };
  });

  mountForStaff(app, contract.deliverOrders, { roles: officeRoles }, async ({ body, staff }) => {
    const results = [];
    for (const id of body.ids) results.push(await deliverOrder(officeOf(staff), id));
    return { results };
  });

  mountForStaff(app, corrections.correctDispatch, { roles: allStaff }, async ({ body, staff, reply }) => {
    const { id, ...parcel } = body;
    const { outcome } = await correctDispatch(officeOf(staff), id, parcel);
    if (outcome === "corrected") return { message: "Saved" };
    return outcome === "unknown"
      ? sendError(reply, "NOT_FOUND", noSuchOrder)
      : sendError(reply, "NOT_PENDING", say("ORDER_HAS_NO_COURIER"));
  });

  mountForStaff(app, corrections.undoDelivery, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = await undoDelivery(officeOf(staff), body.id, body.reason);
    if (outcome === "corrected") return { message: "The order is on its way again" };
    if (outcome === "paid") return sendError(reply, "NOT_PENDING", say("CASH_NOTED_FIRST"));
    return outcome === "unknown"
      ? sendError(reply, "NOT_FOUND", noSuchOrder)
      : sendError(reply, "NOT_PENDING", say("ORDER_NOT_DELIVERED"));
  });

  mountForStaff(app, cash.receiveCash, { roles: officeRoles }, async ({ body, staff }) => {
    const results = [];
    for (const id of body.ids) results.push(await receiveCash(officeOf(staff), id, body.on));
    return { results };
  });

  mountForStaff(app, cash.takeCashBack, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = await takeCashBack(officeOf(staff), body.id, body.reason);
    if (outcome === "taken-back") return { message: "The cash counts as not received" };
    if (outcome === "went-back") return sendError(reply, "NOT_PENDING", say("PAYMENT_WENT_BACK"));
    return outcome === "unknown"
      ? sendError(reply, "NOT_FOUND", noSuchOrder)
      : sendError(reply, "NOT_PENDING", say("CASH_NOT_NOTED"));
  });

  mountForStaff(app, contract.cancelOrder, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = await cancelForCustomer(officeOf(staff), body.id, body.reason);
    if (outcome === "cancelled") return { message: "Order cancelled" };
    return outcome === "unknown"
      ? sendError(reply, "NOT_FOUND", noSuchOrder)
      : sendError(reply, "NOT_PENDING", say("ORDER_PAST_CANCELLING"));
  });

  mountForStaff(app, contract.declineCancel, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = isUuid(body.id)
      ? await declineCancel(officeOf(staff), body.id, body.reason)
      : { outcome: "not-asked" };
    if (outcome === "declined") return { message: "The customer is told" };
    return sendError(reply, "NOT_PENDING", say("NO_CANCEL_REQUEST"));
  });

  mountForStaff(app, contract.listConfirmLinks, { roles: officeRoles }, async ({ query }) => ({
    orders: await readUnconfirmed(database.pool, query.ids, (order) => confirmLink(order, services)),
  }));

  mountForStaff(app, contract.noteAsked, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const isNoted = await noteAskedToConfirm(officeOf(staff), body.id);
    if (isNoted) return { message: "Noted" };
    return sendError(reply, "NOT_PENDING", say("NO_ANSWER_AWAITED"));
  });

  mountForStaff(app, contract.confirmOrder, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = await confirmForCustomer(
      { ...officeOf(staff), schedule: services.schedule },
      body.id,
    );
    if (outcome === "confirmed") return { message: "Order confirmed" };
    return outcome === "unknown"
      ? sendError(reply, "NOT_FOUND", noSuchOrder)
      : sendError(reply, "NOT_PENDING", say("ORDER_PAST_CONFIRMING"));
  });

  mountForStaff(app, contract.addNote, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const isAdded = await addNote(officeOf(staff), body.id, body.note);
    return isAdded ? { message: "Note added" } : sendError(reply, "NOT_FOUND", noSuchOrder);
  });

  registerPaymentRoutes(app, services);
  registerOfficePaymentRoutes(app, services);
  registerTransferBackOfficeRoutes(app, services);
  registerEditRoutes(app, services);
  registerPhoneOrderRoutes(app, services);
  registerPapersRoutes(app, services);
}
