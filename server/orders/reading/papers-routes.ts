import type { Invoice } from "#contract/back-office/invoices.ts";
import { getPapers, type PaperOrder } from "#contract/back-office/papers.ts";
import { readInvoices } from "../../invoices/invoice-papers.ts";
import type { Services } from "../../services.ts";
import type { ShopApp } from "../../shop-app.ts";
import { allStaff, mountForStaff } from "../../staff/mount-for-staff.ts";
import { readOrdersByIds, type StoredOrder } from "./read-orders.ts";

export function registerPapersRoutes(app: ShopApp, { database, shop }: Services): void {
  mountForStaff(app, getPapers, { roles: allStaff }, async ({ query }) => {
    const { name, logo, phone, email, streetAddress, ntn, strn } = shop;
    const orders = await readOrdersByIds(database.pool, query.ids);
    const invoices = await readInvoices(database.pool, query.ids);
    return {
      shop: { name, logo, phone, email, streetAddress, ntn, strn },
      orders: orders.map((order) => toPaperOrder(order, invoices.get(order.id) ?? [])),
    };
  });
}

function toPaperOrder(
  { userID, email, history, cancelReason, ...order }: StoredOrder,
  invoices: Invoice[],
): PaperOrder {
  return { ...order, invoices };
}
