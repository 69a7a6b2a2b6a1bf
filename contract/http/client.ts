import { accountCalls } from "../accounts/account-calls.ts";
import { orderCalls } from "../orders/order-calls.ts";
import { visitCalls } from "../shop/visit-calls.ts";
import { createCaller, type Translate, type Transport } from "./caller.ts";

/** The shop's API as typed functions, whole. A page in the browser takes the calls that it needs, by the feature. */
export function createClient(transport: Transport, translate?: Translate) {
  const call = createCaller(transport, translate);
  return { ...visitCalls(call), ...orderCalls(call), ...accountCalls(call) };
}

export type ApiClient = ReturnType<typeof createClient>;
