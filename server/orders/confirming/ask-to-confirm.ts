import { sql } from "kysely";
import type { z } from "zod";
import type { listConfirmLinks as contract } from "#contract/back-office/orders.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "../../queries/is-uuid.ts";
import type { StaffContext } from "../../staff/record-change.ts";
import { formatOrderNumber } from "../order-number.ts";
import { addOrderEvent } from "../progress/order-events.ts";
import type { ConfirmLink } from "./confirm-link.ts";

type Row = {
  id: string;
  number: string;
  name: string;
  phone: string;
  total: number;
  asked_at: Date | null;
  paid_ahead: number;
};

const selectUnconfirmed = namedQuery(
  "list-unconfirmed",
  (param: Param<{ ids: readonly string[] }>) => sql<Row>`
    select o.id, o.number, o.name, o.phone, o.total, o.asked_at, 
      case o.payment_method when 'transfer' then o.total else least(o.advance, o.total) end as paid_ahead
    from orders o
    where o.id = any(${param("ids")}::uuid[]) and o.progress = 'Pending' and o.confirmed_at is null
    order by array_position(${param("ids")}::uuid[], o.id)`,
);

const noteAsked = namedQuery(
  "note-asked-to-confirm",
  (param: Param<{ orderId: string }>) => sql<{ id: string }>`
    update orders set asked_at = now()
    where id = ${param("orderId")}::uuid and progress = 'Pending' and confirmed_at is null
    returning id`,
);

export type Unconfirmed = z.output<typeof contract.success.body>["orders"][number];

export async function readUnconfirmed(
  executor: Executor,
  ids: readonly string[],
  linkOf: (order: {
    id: string;
    OrderID: string;
    name: string;
    phone: string;
    totalAmount: number;
    paidAhead: number;
  }) => ConfirmLink,
): Promise<Unconfirmed[]> {
  const rows = await selectUnconfirmed.run(executor, { ids });
  return rows.map(({ id, number, name, phone, total, asked_at, paid_ahead }) => {
    const order = { id, OrderID: formatOrderNumber(number), name, phone, totalAmount: total };
    return {
      ...order,
      askedAt: asked_at?.toISOString() ?? null,
      whatsApp: linkOf({ ...order, paidAhead: paid_ahead }).whatsApp,
    };
  });
}

export function noteAskedToConfirm({ pool, staff }: StaffContext, orderId: string): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const [noted] = isUuid(orderId) ? await noteAsked.run(client, { orderId }) : [];
    if (noted) await addOrderEvent(client, { orderId, kind: "asked-to-confirm", actor: staff.id });
    return noted !== undefined;
  });
}
