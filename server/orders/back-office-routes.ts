import * as cash from "#contract/back-office/cash.ts";
import * as corrections from "#contract/back-office/dispatch-corrections.ts";
import * as contract from "#contract/back-office/orders.ts";
import type { StaffMember } from "#contract/back-office/staff.ts";
import { isUuid } from "../is-uuid.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { allStaff, mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { addNote } from "./add-note.ts";
import { noteAskedToConfirm, readUnconfirmed } from "./ask-to-confirm.ts";
import { declineCancel } from "./cancel-requests.ts";
import { cancelForCustomer, deliverOrder, dispatchOrder } from "./change-orders.ts";
import { confirmLink } from "./confirm-link.ts";
import { confirmForCustomer } from "./confirm-order.ts";
import { correctDispatch, undoDelivery } from "./correct-dispatch.ts";
import { registerEditRoutes } from "./edit-routes.ts";
import { registerOrderExport } from "./export-routes.ts";
import { listOrders } from "./list-orders.ts";
import { registerPapersRoutes } from "./papers-routes.ts";
import { registerPhoneOrderRoutes } from "./phone-order-routes.ts";
import { readOfficeOrder } from "./read-office-order.ts";
import type { StoredOrder } from "./read-orders.ts";
import { receiveCash, takeCashBack } from "./receive-cash.ts";

const noSuchOrder = "There is no such order.";

/** Orders as the back office handles them. */
export function registerOrderBackOfficeRoutes(app: ShopApp, services: Services): void {
  const { database } = services;
  const officeOf = (staff: StaffMember) => ({ pool: database.pool, staff });
  const confirmLinkOf = (order: StoredOrder) => confirmLink(order, services);

  mountForStaff(app, contract.listOrders, { roles: allStaff }, async ({ query, staff }) => {
    const page = await listOrders(database, query);
    if (staff.role !== "workshop") return page;
    return { ...page, items: page.items.map((entry) => ({ ...entry, marks: [] })) };
  });

  registerOrderExport(app, services);

  mountForStaff(app, contract.getOrder, { roles: allStaff }, async ({ query, staff, reply }) => {
    const forOffice = staff.role !== "workshop";
    const reading = { orderId: query.id, forOffice, confirmLinkOf };
    const order = await readOfficeOrder(database.pool, reading);
    return order ? { order } : refuse(reply, "NOT_FOUND", noSuchOrder);
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
      ? refuse(reply, "NOT_FOUND", noSuchOrder)
      : refuse(reply, "NOT_PENDING", "This order is not on its way: it has no courier.");
  });

  mountForStaff(app, corrections.undoDelivery, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = await undoDelivery(officeOf(staff), body.id, body.reason);
    if (outcome === "corrected") return { message: "The order is on its way again" };
    if (outcome === "paid")
      return refuse(
        reply,
        "NOT_PENDING",
        "The cash of this order is noted as received. Take that back first.",
      );
    return outcome === "unknown"
      ? refuse(reply, "NOT_FOUND", noSuchOrder)
      : refuse(reply, "NOT_PENDING", "This order does not count as delivered any more.");
  });

  mountForStaff(app, cash.receiveCash, { roles: officeRoles }, async ({ body, staff }) => {
    const results = [];
    for (const id of body.ids) results.push(await receiveCash(officeOf(staff), id, body.on));
    return { results };
  });

  mountForStaff(app, cash.takeCashBack, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = await takeCashBack(officeOf(staff), body.id, body.reason);
    if (outcome === "taken-back") return { message: "The cash counts as not received" };
    return outcome === "unknown"
      ? refuse(reply, "NOT_FOUND", noSuchOrder)
      : refuse(reply, "NOT_PENDING", "The cash of this order is not noted as received any more.");
  });

  mountForStaff(app, contract.cancelOrder, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = await cancelForCustomer(officeOf(staff), body.id, body.reason);
    if (outcome === "cancelled") return { message: "Order cancelled" };
    return outcome === "unknown"
      ? refuse(reply, "NOT_FOUND", noSuchOrder)
      : refuse(reply, "NOT_PENDING", "This order can no longer be cancelled.");
  });

  mountForStaff(app, contract.declineCancel, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = isUuid(body.id)
      ? await declineCancel(officeOf(staff), body.id, body.reason)
      : { outcome: "not-asked" };
    if (outcome === "declined") return { message: "The customer is told" };
    return refuse(reply, "NOT_PENDING", "Nobody waits for an answer about this order any more.");
  });

  mountForStaff(app, contract.listConfirmLinks, { roles: officeRoles }, async ({ query }) => ({
    orders: await readUnconfirmed(database.pool, query.ids, (order) => confirmLink(order, services)),
  }));

  mountForStaff(app, contract.noteAsked, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const isNoted = await noteAskedToConfirm(officeOf(staff), body.id);
    if (isNoted) return { message: "Noted" };
    return refuse(reply, "NOT_PENDING", "This order waits for no answer any more.");
  });

  mountForStaff(app, contract.confirmOrder, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const { outcome } = await confirmForCustomer(officeOf(staff), body.id);
    if (outcome === "confirmed") return { message: "Order confirmed" };
    return outcome === "unknown"
      ? refuse(reply, "NOT_FOUND", noSuchOrder)
      : refuse(reply, "NOT_PENDING", "This order can no longer be confirmed.");
  });

  mountForStaff(app, contract.addNote, { roles: officeRoles }, async ({ body, staff, reply }) => {
    const isAdded = await addNote(officeOf(staff), body.id, body.note);
    return isAdded ? { message: "Note added" } : refuse(reply, "NOT_FOUND", noSuchOrder);
  });

  registerEditRoutes(app, services);
  registerPhoneOrderRoutes(app, services);
  registerPapersRoutes(app, services);
}
