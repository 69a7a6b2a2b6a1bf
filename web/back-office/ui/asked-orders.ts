import { data } from "react-router";
import { orderIds } from "#contract/values/order-ids.ts";

/** The order ids in the address of a print page; "Not found" when none is valid. */
export function askedOrders(request: Request): string {
  const ids = new URL(request.url).searchParams.get("ids") ?? "";
  if (!orderIds.safeParse(ids).success) throw data(undefined, { status: 404 });
  return ids;
}
