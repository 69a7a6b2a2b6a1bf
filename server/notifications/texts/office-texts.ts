import type { OrderText } from "#contract/notifications/texts.ts";
import { type Executor, read, readFirst, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { setOptOut } from "#server/customers/people/opt-outs.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";

/** Messages to the phone of an order, oldest first. */
export async function readTextsOf(executor: Executor, orderId: string): Promise<OrderText[]> {
  const rows = await read(executor)<Omit<OrderText, "at"> & { at: Date }>`
    select id, kind, state, state_at as at, problem from outgoing_texts
    where order_id = ${orderId}::uuid order by created_at, id`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
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
