import type { Caller } from "#contract/http/caller.ts";
import type * as orders from "#contract/orders/orders.ts";
import type * as gatewayPayments from "#contract/payments/gateway-payments.ts";
import type * as transfers from "#contract/payments/transfers.ts";

export function transferCalls(call: Caller) {
  return {
    getTransferAccounts: call<typeof transfers.getTransferAccounts>("GET", "/payments/getTransferAccounts"),
    getAdvance: call<typeof orders.getAdvance>("POST", "/orders/getAdvance"),
    startPayment: call<typeof gatewayPayments.startPayment>("POST", "/payments/startPayment"),
    getPayment: call<typeof gatewayPayments.getPayment>("POST", "/payments/getPayment"),
    claimTransfer: call<typeof transfers.reportTransfer>("POST", "/orders/claimTransfer"),
  };
}
