import { type LoaderFunctionArgs, redirect } from "react-router";
import { listOrders } from "#contract/order-views/office-orders.ts";
import { findToSend } from "#contract/order-views/packing.ts";
import { getTablet } from "#contract/workshop/tablets.ts";
import { callApi } from "#web/back-office/api.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const number = params.number ?? "";
  const found = await callApi(listOrders, { query: { q: number } });
  if (found.ok) {
    const order = found.data.items.find(({ OrderID }) => OrderID === number);
    return redirect(order ? `/orders/${order.id}` : `/orders?q=${encodeURIComponent(number)}`);
  }
  const toSend = await callApi(findToSend, { query: { q: number } });
  if (toSend.ok) return redirect(toSend.data.id ? `/packing/${toSend.data.id}` : "/packing");
  const tablet = await callApi(getTablet);
  return redirect(
    tablet.ok ? `/bench?q=${encodeURIComponent(number)}` : `/orders?q=${encodeURIComponent(number)}`,
  );
}

export function Component() {
  return null;
}
