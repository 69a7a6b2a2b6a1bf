import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type {
  listTexts as contract,
  ListedText,
  OrderText,
  TextListState,
} from "#contract/notifications/texts.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { setOptOut } from "#server/customers/people/opt-outs.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { listNewestFirst } from "#server/platform/queries/newest-first.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";

/** Messages to the phone of an order, oldest first. */
export async function readTextsOf(executor: Executor, orderId: string): Promise<OrderText[]> {
  const rows = await read(executor)<Omit<OrderText, "at"> & { at: Date }>`
    select id, kind, state, state_at as at, problem from outgoing_texts
    where order_id = ${orderId}::uuid order by created_at, id`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

const failed = sql`t.state in ('failed', 'unknown')`;

/** In SQL, of a message `t`. */
export const textFailedLately: RawBuilder<boolean> = sql<boolean>`
  (${failed} and t.state_at > now() - interval '3 days')`;

const stateConditions: Record<TextListState, RawBuilder<unknown>> = {
  "failed-lately": textFailedLately,
  failed,
};

type ListedRow = Omit<ListedText, "at" | "order"> & {
  at: Date;
  order_id: string;
  number: string;
  name: string;
};

export function listTexts(
  database: Pick<Database, "kysely">,
  { state, after }: z.output<typeof contract.query>,
): Promise<{ items: ListedText[]; next: string | null }> {
  return listNewestFirst(database, {
    table: "outgoing_texts",
    as: "t",
    conditions: state ? [stateConditions[state]] : [],
    after,
    joins: sql`join orders o on o.id = t.order_id`,
    columns: sql`t.id, t.kind, t.state, t.state_at as at, t.problem, o.id as order_id, o.number, o.name`,
    toItem: ({ at, order_id, number, name, ...row }: ListedRow): ListedText => ({
      ...row,
      at: at.toISOString(),
      order: { id: order_id, OrderID: formatOrderNumber(number), name },
    }),
  });
}

/** False unless it has failed or its outcome is unknown. */
export function sendAgain({ pool, staff }: StaffContext, id: string): Promise<boolean> {
  if (!isUuid(id)) return Promise.resolve(false);
  return withTransaction(pool, async (client) => {
    // Restart its age: a manually resent message is not outdated.
    const text = await writeFirst(client)<{ orderId: string }>`
      update outgoing_texts set state = 'waiting', state_at = now(), created_at = now(), next_attempt_at = now(),
        attempts = 0, provider_id = null, problem = ''
      where id = ${id}::uuid and state in ('unknown', 'failed', 'not-sent') returning order_id as "orderId"`;
    if (!text) return false;
    const subject = { kind: "order", id: text.orderId };
    await recordChange(client, {
      staff,
      action: "order.sendTextAgain",
      subject,
      before: null,
      after: { text: id },
    });
    return true;
  });
}

/** False if there is no such order, or its phone was erased. */
export function setOptOutOfOrder(
  { pool, staff, secretKey }: StaffContext & { secretKey: Buffer },
  { orderId, isOut }: { orderId: string; isOut: boolean },
): Promise<boolean> {
  if (!isUuid(orderId)) return Promise.resolve(false);
  return withTransaction(pool, async (client) => {
    const order = await readFirst(client)<{ phone: string }>`
      select phone from orders where id = ${orderId}::uuid and phone <> ''`;
    if (!order) return false;
    await setOptOut(client, { secretKey, phone: order.phone, isOut, by: "staff" });
    const subject = { kind: "order", id: orderId };
    await recordChange(client, {
      staff,
      action: "order.setTextOptOut",
      subject,
      before: null,
      after: { isOut },
    });
    return true;
  });
}
