import type { TrackedOrder } from "#contract/orders/orders.ts";
import type { TestShop } from "./create-test-shop.ts";
import { person } from "./guest-order.ts";

/** The cookie of a browser that has proven an order by its phone or e-mail address. */
export async function proveOrder(
  { post }: Pick<TestShop, "post">,
  id: string,
  contact: string = person.phone,
): Promise<string> {
  const answer = await post("/orders/proveOrder", { id, contact });
  return [answer.headers["set-cookie"] ?? []].flat().join("; ").split(";", 1)[0] ?? "";
}

export async function trackAsCustomer(
  shop: Pick<TestShop, "post">,
  OrderID: string,
  contact?: string,
): Promise<TrackedOrder> {
  const { id } = (await shop.post("/orders/trackOrder", { OrderID })).json().order;
  const cookie = await proveOrder(shop, id, contact);
  return (await shop.post("/orders/trackOrder", { OrderID }, { cookie })).json().order;
}
