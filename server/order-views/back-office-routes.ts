import { createHash } from "node:crypto";
import * as contract from "#contract/order-views/office-orders.ts";
import { reason } from "#contract/values/reason.ts";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { confirmLink } from "#server/orders/confirming/confirm-link.ts";
import { prepaidAmount } from "#server/orders/ledger/transfer-claims.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../services.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { readOfficeOrder } from "./read-office-order.ts";
import { setOrderLanguage } from "./set-order-language.ts";

export function registerOrderViewRoutes(app: ShopApp, services: Services): void {
  const confirmLinkOf = (order: StoredOrder) =>
    confirmLink({ ...order, paidAhead: prepaidAmount(order) }, services);

  async function readMarked(orderId: string, role: StaffRole) {
    const { secretKey, gateways } = services;
    const { piecesPerDay } = services.schedule.rules();
    const reading = { orderId, role, confirmLinkOf, secretKey, piecesPerDay, gateways };
    const order = await readOfficeOrder(services.database.pool, reading);
    return order && { order, mark: createHash("sha256").update(JSON.stringify(order)).digest("base64url") };
  }

  mountForStaff(app, contract.getOrder, async ({ query, staff, reply }) => {
    const marked = await readMarked(query.id, staff.role);
    return marked ?? sendNotFound(reply, reason("NO_SUCH_ORDER"));
  });

  mountForStaff(app, contract.setOrderLanguage, async ({ body, staff, reply }) => {
    const isSet = await setOrderLanguage({ pool: services.database.pool, staff }, body);
    return isSet ? { message: "Language Changed" as const } : sendNotFound(reply, reason("NO_SUCH_ORDER"));
  });

  mountForStaff(app, contract.pollOrder, { isUse: false }, async ({ query, staff, reply }) => {
    const marked = await readMarked(query.id, staff.role);
    if (!marked) return sendNotFound(reply, reason("NO_SUCH_ORDER"));
    return marked.mark === query.mark ? { order: null, mark: query.mark } : marked;
  });
}
