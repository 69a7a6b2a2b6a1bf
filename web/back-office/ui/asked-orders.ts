import { data } from "react-router";
import { orderIds } from "#contract/values/order-ids.ts";

/** The ids of orders in the address of a page that prints them; "Not found" when there are none that can be asked for. */
export function askedOrders(request: Request): string {
  const ids = new URL(request.url).searchParams.get("ids") ?? "";
  if (!orderIds.safeParse(ids).success) throw data(undefined, { status: 404 });
  return ids;
}
