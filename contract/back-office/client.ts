import { createCaller, type Transport } from "../client.ts";
import type * as orders from "./orders.ts";
import type * as staff from "./staff.ts";

/** The calls of the back office as typed functions, by feature. It stands apart from the shop's, which nobody there loads. */
export function createBackOfficeClient(transport: Transport) {
  const call = createCaller(transport);

  return {
    staff: {
      login: call<typeof staff.login>("POST", "/api/admin/login"),
      verifySecondFactor: call<typeof staff.verifySecondFactor>("POST", "/api/admin/verifySecondFactor"),
      startSecondFactor: call<typeof staff.startSecondFactor>("POST", "/api/admin/startSecondFactor"),
      confirmSecondFactor: call<typeof staff.confirmSecondFactor>("POST", "/api/admin/confirmSecondFactor"),
      renewRecoveryCodes: call<typeof staff.renewRecoveryCodes>("POST", "/api/admin/renewRecoveryCodes"),
      session: call<typeof staff.session>("GET", "/api/admin/session"),
      logout: call<typeof staff.logout>("POST", "/api/admin/logout"),
      changePassword: call<typeof staff.changePassword>("POST", "/api/admin/changePassword"),
      choosePassword: call<typeof staff.choosePassword>("POST", "/api/admin/choosePassword"),
      list: call<typeof staff.listStaff>("GET", "/api/admin/staff/list"),
      create: call<typeof staff.createStaff>("POST", "/api/admin/staff/create"),
      update: call<typeof staff.updateStaff>("POST", "/api/admin/staff/update"),
      resetSecondFactor: call<typeof staff.resetSecondFactor>("POST", "/api/admin/staff/resetSecondFactor"),
      createPasswordLink: call<typeof staff.createPasswordLink>(
        "POST",
        "/api/admin/staff/createPasswordLink",
      ),
    },
    orders: {
      list: call<typeof orders.listOrders>("GET", "/api/admin/orders/list"),
      get: call<typeof orders.getOrder>("GET", "/api/admin/orders/get"),
      dispatch: call<typeof orders.dispatchOrders>("POST", "/api/admin/orders/dispatch"),
      deliver: call<typeof orders.deliverOrders>("POST", "/api/admin/orders/deliver"),
      cancel: call<typeof orders.cancelOrder>("POST", "/api/admin/orders/cancel"),
      confirm: call<typeof orders.confirmOrder>("POST", "/api/admin/orders/confirm"),
      addNote: call<typeof orders.addNote>("POST", "/api/admin/orders/addNote"),
      quote: call<typeof orders.quoteOrder>("POST", "/api/admin/orders/quote"),
      take: call<typeof orders.takeOrder>("POST", "/api/admin/orders/take"),
    },
    auditLog: {
      list: call<typeof staff.listAuditLog>("GET", "/api/admin/auditLog/list"),
    },
  };
}

export type BackOfficeClient = ReturnType<typeof createBackOfficeClient>;
