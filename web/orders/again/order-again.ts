import type { ApiClient } from "#contract/calls/client.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import { putAgain, setOrderedAgain } from "#web/cart/ordered-again.ts";
import { orderApi } from "../order-api.ts";

type AskedOrder = { id: string; token?: string; items?: string[] };

/** Puts lines of past orders into the cart, which then says how they differ; the failure if there is one. */
export async function orderAgain(
  orders: AskedOrder[],
  api: Pick<ApiClient, "getOrderAgain"> = orderApi,
): Promise<CallFailure | undefined> {
  const answer = await api.getOrderAgain({ body: { orders } });
  if (!answer.ok) return answer;
  const { lines } = answer.data;
  putAgain(lines.flatMap(({ line, changes }) => (line && changes.length === 0 ? [line] : [])));
  setOrderedAgain(lines);
  return undefined;
}
