import type { z } from "zod";
import { describeChoices, describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import { setupChargesOf } from "#contract/money/line-price.ts";
import type { OrderListEntry } from "#contract/order-views/office-orders.ts";
import type { exportOrders as contract } from "#contract/order-views/order-export.ts";
import { methodLabels, type PaymentWay } from "#contract/orders/order-ledger.ts";
import type { OrderItem } from "#contract/orders/orders.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { minuteInKarachi } from "#contract/values/karachi-time.ts";
import type { Database } from "#database/connect.ts";
import { read } from "#database/query.ts";
import { digitsAsText, phoneAsText } from "#server/platform/csv/digits-as-text.ts";
import { recordChange } from "../../staff/record-change.ts";
import { listOrders } from "./list-orders.ts";
import { readOrdersByIds, type StoredOrder } from "./read-orders.ts";

const atOnce = 200;

type PaidHow = {
  id: string;
  /** The agreed payment method, and the ways of the payments received. */
  method: "cash" | "transfer" | "advance";
  ways: readonly PaymentWay[];
};

const paymentMethodLabels: Record<PaidHow["method"], string> = {
  cash: "Cash on delivery",
  transfer: "Transfer",
  advance: "Advance, the rest in cash",
};

type Entry = { entry: OrderListEntry; order: StoredOrder; paid: PaidHow };

type Filter = z.output<typeof contract.query>;

const columns: readonly { title: string; of: (row: Entry) => string | number }[] = [
  { title: "Order", of: ({ order }) => order.OrderID },
  { title: "Date", of: ({ order }) => clock(order.createdAt) },
  { title: "Status", of: ({ order }) => order.orderProgress },
  { title: "Confirmed", of: ({ entry }) => (entry.isConfirmed ? "yes" : "no") },
  { title: "Taken by", of: ({ entry }) => entry.source },
  { title: "Name", of: ({ order }) => order.name },
  { title: "E-mail", of: ({ order }) => order.email },
  { title: "Phone", of: ({ order }) => phoneAsText(order.phone) },
  { title: "Address", of: ({ order }) => order.address },
  { title: "Area", of: ({ order }) => order.area },
  { title: "City", of: ({ order }) => order.city },
  { title: "Postal code", of: ({ order }) => digitsAsText(order.postal_code) },
  { title: "Province", of: ({ order }) => order.province },
  { title: "Delivery instruction", of: ({ order }) => order.delivery_instruction },
  { title: "Pieces", of: ({ entry }) => entry.pieces },
  { title: "Items", of: ({ order }) => order.items.map(describeItem).join("\n") },
  { title: "Once per order", of: ({ order }) => setupTotal(order.items) },
  { title: "Subtotal", of: ({ order }) => order.subtotal },
  { title: "Discount", of: ({ order }) => order.discount },
  { title: "Reduction", of: ({ order }) => order.reduction },
  { title: "Delivery", of: ({ order }) => order.delivery },
  { title: "Total", of: ({ order }) => order.totalAmount },
  { title: "Due", of: ({ order: { payment } }) => payment.received + payment.balance },
  { title: "Payment method", of: ({ paid }) => paymentMethodLabels[paid.method] },
  { title: "Paid by", of: ({ paid }) => paid.ways.map((way) => methodLabels[way]).join(", ") },
  { title: "Paid", of: ({ order }) => order.payment.received },
  { title: "To be paid", of: ({ order }) => order.payment.balance },
  { title: "Cash received", of: ({ entry }) => entry.cashReceivedOn ?? "" },
  { title: "Coupon", of: ({ order }) => order.coupon ?? "" },
  { title: "Courier", of: ({ order, entry }) => order.dispatch?.courier || entry.courier },
  {
    title: "Consignment number",
    of: ({ order, entry }) => digitsAsText(order.dispatch?.consignmentNumber || entry.consignmentNumber),
  },
  { title: "Stage", of: ({ entry }) => entry.work ?? (entry.orderProgress === "Pending" ? "waiting" : "") },
  { title: "Parcel", of: ({ entry }) => entry.parcel ?? "" },
];

export async function* exportOrders(
  { kysely, pool }: Pick<Database, "kysely" | "pool">,
  filter: Filter,
): AsyncGenerator<(string | number)[][]> {
  yield [columns.map(({ title }) => title)];
  for (let after: string | undefined; ; ) {
    const { items, next } = await listOrders({ kysely }, { ...filter, after }, { size: atOnce });
    const ids = items.map(({ id }) => id);
    const orders = new Map((await readOrdersByIds(pool, ids)).map((order) => [order.id, order]));
    const found = await read(pool)<PaidHow>`
      select o.id, case when o.payment_method = 'transfer' then 'transfer' when o.advance > 0 then 'advance' else 'cash' end as method,
        array(select l.how from order_ledger l where l.order_id = o.id and l.kind = 'received' and l.how is not null
          group by l.how having sum(l.amount) > 0 order by min(l.id)) as ways
      from orders o where o.id = any(${ids}::uuid[])`;
    const paidHow = new Map(found.map((paid) => [paid.id, paid]));
    yield items.flatMap((entry) => {
      const order = orders.get(entry.id);
      const paid = paidHow.get(entry.id);
      return order && paid ? [columns.map(({ of }) => of({ entry, order, paid }))] : [];
    });
    if (next === null) return;
    after = next;
  }
}

export function recordOrderExport(
  { pool }: Pick<Database, "pool">,
  staff: Pick<StaffMember, "id">,
  { q, ...filter }: Filter,
): Promise<void> {
  return recordChange(pool, {
    staff,
    action: "order.export",
    subject: { kind: "export", id: "orders" },
    before: null,
    after: { ...filter, isSearch: Boolean(q) },
  });
}

/** Rupees that are paid once, in the subtotal and in none of the items. */
function setupTotal(items: readonly OrderItem[]): number {
  return setupChargesOf(items).reduce((sum, { setupCharge }) => sum + setupCharge, 0);
}

function clock(iso: string): string {
  return minuteInKarachi(new Date(iso)).replace("T", " ");
}

function describeItem(item: OrderItem): string {
  const choices = [
    ...describeChoices(item, englishChoices),
    ...describeMeasurements(item.custom_size, englishChoices),
  ];
  const words = choices.map(({ label, value }) => `${label}: ${value}`).join(", ");
  return `${item.quantity} x ${item.name} (${item.product_code}), ${words}`;
}
