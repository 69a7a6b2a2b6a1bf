import type { Caller } from "../http/caller.ts";
import type * as orders from "../orders/orders.ts";
import type * as gatewayPayments from "./gateway-payments.ts";
import type * as transfers from "./transfers.ts";

export function transferCalls(call: Caller) {
  return {
    getTransferAccounts: call<typeof transfers.getTransferAccounts>("GET", "/payments/getTransferAccounts"),
    getAdvance: call<typeof orders.getAdvance>("POST", "/orders/getAdvance"),
    startPayment: call<typeof gatewayPayments.startPayment>("POST", "/payments/startPayment"),
    getPayment: call<typeof gatewayPayments.getPayment>("POST", "/payments/getPayment"),
    claimTransfer: call<typeof transfers.claimTransfer>("POST", "/orders/claimTransfer"),
  };
}
