import type { ApiClient } from "#contract/calls/client.ts";
import type { Order } from "#contract/orders/orders.ts";
import { unwrapAnswer } from "#web/shell/unwrap-answer.ts";
import type { Addressee } from "../delivery-address.tsx";
import type { ShownOrder } from "./order-card.tsx";

export type ListedOrder = ShownOrder & Addressee;

export async function loadOrders(
  api: Pick<ApiClient, "getAllOrdersForUser">,
): Promise<ListedOrder[] | undefined> {
  const answer = await api.getAllOrdersForUser({ body: {} });
  if (!answer.ok && answer.status === 401) return undefined;
  return unwrapAnswer(answer).orders.map(forItsCard);
}

/** Drops fields that no card shows: they would be in the page twice, as words and as data. */
function forItsCard({ userID, email, items, ...order }: Order): ListedOrder {
  return {
    ...order,
    items: items.map(({ uniqueId, product_code, images, ...item }) => ({
      ...item,
      images: images.primary ? { primary: images.primary } : {},
    })),
  };
}
