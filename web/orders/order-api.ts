import { orderCalls } from "#contract/calls/order-calls.ts";
import { transferCalls } from "#contract/calls/transfer-calls.ts";
import { browserCall } from "#web/shell/browser-api.ts";

export const orderApi = orderCalls(browserCall);

export const transferApi = transferCalls(browserCall);
