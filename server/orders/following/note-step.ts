import type { ReturnStep } from "#contract/returns/tracked-returns.ts";
import type { Executor } from "#database/query.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { addOrderEvent } from "../progress/order-events.ts";

/**
 * Steps of which the customer learns on the page where they have just taken them, or by the mail about the cancelled
 * order.
 */
const withoutMail: readonly ReturnStep[] = ["answered", "withdrawn", "reopened"];

type NewStep = {
  orderId: string;
  request: string;
  step: ReturnStep;
  /** `guest`, `customer`, or the id of a member of staff. */
  actor: string;
  said: string;
  /** Where its customer gets mails; empty where they get none. */
  email: string;
};

/** Call it in the transaction of the change. */
export async function noteStep(
  transaction: Executor,
  { orderId, request, step, actor, said, email }: NewStep,
): Promise<void> {
  const eventId = await addOrderEvent(transaction, {
    orderId,
    kind: `aftercare-${step}`,
    actor,
    detail: { request, reason: said },
  });
  if (email === "" || withoutMail.includes(step)) return;
  await queueMail(transaction, {
    kind: "aftercare",
    event: `order-event:${eventId}`,
    recipient: email,
    data: { orderId, eventId, request, step },
  });
}
