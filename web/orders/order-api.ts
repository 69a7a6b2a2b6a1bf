import { orderCalls } from "#contract/calls/order-calls.ts";
import { browserCall } from "../shell/browser-api.ts";

export const orderApi = orderCalls(browserCall);
