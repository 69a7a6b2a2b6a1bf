import { orderCalls } from "#contract/orders/order-calls.ts";
import { browserCall } from "../shell/browser-api.ts";

export const orderApi = orderCalls(browserCall);
