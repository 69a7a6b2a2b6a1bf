import { getPrintedOrders, type PrintedOrder } from "#contract/order-views/printed-orders.ts";
import { readInvoices } from "#server/orders/invoices/printed-invoices.ts";
import { readOrdersByIds, type StoredOrder } from "#server/orders/reading/read-orders.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { readPackingSlips } from "./packing-slips.ts";

export function registerPrintRoutes(app: ShopApp, { database, shop, couriers }: Services): void {
  mountForStaff(app, getPrintedOrders, async ({ query }) => {
    const { name, logo, phone, email, streetAddress, ntn, strn } = shop;
    const orders = await readOrdersByIds(database.pool, query.ids);
    const invoices = await readInvoices(database.pool, query.ids);
    const slips = await readPackingSlips(database.pool, couriers, query.ids);
    return {
      shop: { name, logo, phone, email, streetAddress, ntn, strn },
      orders: orders.map((order) =>
        toPrintedOrder(order, { invoices: invoices.get(order.id) ?? [], slips: slips.get(order.id) ?? [] }),
      ),
    };
  });
}

function toPrintedOrder(
  { userID, email, history, cancelReason, ...order }: StoredOrder,
  papers: Pick<PrintedOrder, "invoices" | "slips">,
): PrintedOrder {
  return { ...order, ...papers };
}
