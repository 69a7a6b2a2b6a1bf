import { createCaller, type Translate, type Transport } from "#contract/http/caller.ts";
import { accountCalls } from "./account-calls.ts";
import { orderCalls } from "./order-calls.ts";
import { visitCalls } from "./visit-calls.ts";

/** The shop's API as typed functions, whole. A page in the browser takes the calls that it needs, by the feature. */
export function createClient(transport: Transport, translate?: Translate) {
  const call = createCaller(transport, translate);
  return { ...visitCalls(call), ...orderCalls(call), ...accountCalls(call) };
}

export type ApiClient = ReturnType<typeof createClient>;
