import { writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { addOrderEvent } from "#server/orders/progress/order-events.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";

type Declining = { id: string; claim: string; reason: string };

/** `not-open` when it is answered already. */
export function declineTransfer(
  { pool, staff }: StaffContext,
  { id: orderId, claim, reason }: Declining,
): Promise<{ outcome: "declined" | "not-open" }> {
  return withTransaction(pool, async (client) => {
    if (!isUuid(orderId)) return { outcome: "not-open" };
    const declined = await writeFirst(client)<{
      email: string;
    }>`
      with declined as (
        update transfer_claims set state = 'declined', answered_at = now(), answered_by = ${staff.id}::text,
          answer = ${reason}::text
        where id = ${claim}::uuid and order_id = ${orderId}::uuid and state = 'open'
        returning order_id
      )
      select o.email from orders o join declined d on d.order_id = o.id`;
    if (!declined) return { outcome: "not-open" };
    const eventId = await addOrderEvent(client, {
      orderId,
      kind: "transfer-declined",
      actor: staff.id,
      detail: { reason },
    });
    if (declined.email !== "") {
      await queueMail(client, {
        kind: "transfer-declined",
        event: `order-event:${eventId}`,
        recipient: declined.email,
        data: { orderId, eventId },
      });
    }
    await recordChange(client, {
      staff,
      action: "order.declineTransfer",
      subject: { kind: "order", id: orderId },
      // The answer stays with the order, and is deleted with its customer.
      before: { isAnswered: false },
      after: { isAnswered: true },
    });
    return { outcome: "declined" };
  });
}
