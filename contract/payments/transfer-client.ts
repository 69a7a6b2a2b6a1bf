import { createCaller, type Transport } from "../http/client.ts";
import type * as orders from "../orders/orders.ts";
import type * as gatewayPayments from "./gateway-payments.ts";
import type * as transfers from "./transfers.ts";

type Translate = Parameters<typeof createCaller>[1];

/** The calls of who pays ahead, apart from those that every page can make. */
export function createTransferClient(transport: Transport, translate?: Translate) {
  const call = createCaller(transport, translate);
  return {
    getTransferAccounts: call<typeof transfers.getTransferAccounts>("GET", "/payments/getTransferAccounts"),
    getAdvance: call<typeof orders.getAdvance>("POST", "/orders/getAdvance"),
    startPayment: call<typeof gatewayPayments.startPayment>("POST", "/payments/startPayment"),
    getPayment: call<typeof gatewayPayments.getPayment>("POST", "/payments/getPayment"),
    claimTransfer: call<typeof transfers.claimTransfer>("POST", "/orders/claimTransfer"),
  };
}
