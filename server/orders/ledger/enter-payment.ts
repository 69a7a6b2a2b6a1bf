import { sql } from "kysely";
import type { z } from "zod";
import type { enterPayment as contract } from "#contract/back-office/payments.ts";
import type { OrderPayment } from "#contract/orders/orders.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import type { DeliverySchedule } from "../../delivery/delivery-schedule.ts";
import { renewPromise } from "../../delivery/renew-promise.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { isUuid } from "../../queries/is-uuid.ts";
import { violatedConstraint } from "../../queries/violated-constraint.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { addOrderEvent } from "../progress/order-events.ts";
import { confirmSaidTransfer, readSaidAmount, waitsForPayment } from "../transfers/transfer-claims.ts";
import { enterMoney, isCash, paymentOf, readStandingMoney, undoEntry } from "./order-ledger.ts";

type EnteredPayment =
  | { outcome: "entered" | "unknown" | "reference-taken" }
  | { outcome: "too-much"; most: number };

const lockRow = namedQuery(
  "lock-order-to-pay",
  (param: Param<{ orderId: string }>) => sql<object>`
    select from orders where id = ${param("orderId")}::uuid for no key update`,
);

// Read by another statement than the lock: the entries are those of the moment when it was had.
const selectPayment = namedQuery(
  "read-order-payment",
  (param: Param<{ orderId: string }>) => sql<Payable>`
    select ${paymentOf} as payment, ${waitsForPayment} as waits from orders o where o.id = ${param("orderId")}::uuid`,
);

type Payable = { payment: OrderPayment; waits: boolean };

export async function lockPayment(transaction: Executor, orderId: string): Promise<Payable | undefined> {
  if (!isUuid(orderId)) return undefined;
  await lockRow.run(transaction, { orderId });
  return (await selectPayment.run(transaction, { orderId }))[0];
}

/**
 * Enters a transfer into the ledger of an order, with its history and the audit log. It answers what the customer said of it:
 * they are mailed that it has come, and it may be more than what is still to be paid, for what was sent was sent. Its days are
 * promised anew once it waits for no more money.
 */
export async function enterPayment(
  { pool, staff, schedule }: StaffContext & { schedule: DeliverySchedule },
  { id, claim, ...entry }: z.output<typeof contract.body>,
): Promise<EnteredPayment> {
  const said = { orderId: id, claim: claim ?? null, how: entry.how, reference: entry.reference };
  try {
    return await withTransaction<EnteredPayment>(pool, async (client) => {
      const before = await lockPayment(client, id);
      if (!before) return { outcome: "unknown" };
      const isIn = entry.kind === "received";
      const most = isIn
        ? Math.max(before.payment.balance, await readSaidAmount(client, said))
        : before.payment.received;
      if (entry.amount > most) return { outcome: "too-much", most };
      await enterMoney(client, { ...entry, orderId: id, staffId: staff.id });
      if (before.waits) await promiseOncePaid(client, schedule, id);
      const kind = isIn ? "payment-received" : "payment-refunded";
      const { amount, how } = entry;
      const event = await addOrderEvent(client, {
        orderId: id,
        kind,
        actor: staff.id,
        detail: { amount, how },
      });
      const email = isIn ? await confirmSaidTransfer(client, { ...said, staffId: staff.id }) : undefined;
      if (email) await mailPaymentReceived(client, { orderId: id, event, recipient: email });
      await recordChange(client, {
        ...{ staff, action: "order.enterPayment", subject: { kind: "order", id } },
        ...{ before: null, after: entry },
      });
      return { outcome: "entered" };
    });
  } catch (error) {
    if (violatedConstraint(error) === "order_ledger_reference") return { outcome: "reference-taken" };
    throw error;
  }
}

/** The days of an order that waited for money are those of an order that comes now, once it waits no more. */
export async function promiseOncePaid(
  client: Executor,
  schedule: DeliverySchedule,
  orderId: string,
): Promise<void> {
  const [after] = await selectPayment.run(client, { orderId });
  if (after?.waits === false) await renewPromise(client, schedule, orderId, { isPaid: true });
}

export async function mailPaymentReceived(
  client: Executor,
  { orderId, event, recipient }: { orderId: string; event: string; recipient: string },
): Promise<void> {
  await queueMail(client, {
    ...{ kind: "transfer-confirmed", event: `order-event:${event}`, recipient },
    data: { orderId },
  });
}

/** `refused` when there is no such entry any more, or it is what the rider collected, or pays for another garment. */
export function takePaymentBack(
  { pool, staff }: StaffContext,
  { id, entry, reason }: { id: string; entry: string; reason: string },
): Promise<{ outcome: "taken-back" | "refused" | "unknown" }> {
  return withTransaction(pool, async (client) => {
    if (!(await lockPayment(client, id))) return { outcome: "unknown" };
    const entered = (await readStandingMoney(client, id)).find((standing) => standing.id === entry);
    if (!entered || isCash(entered) || entered.how === "exchange") return { outcome: "refused" };
    await undoEntry(client, { orderId: id, entryId: entry, staffId: staff.id });
    await addOrderEvent(client, {
      ...{ orderId: id, kind: "payment-taken-back", actor: staff.id },
      detail: { reason },
    });
    const { kind, amount, how, on } = entered;
    await recordChange(client, {
      ...{ staff, action: "order.takePaymentBack", subject: { kind: "order", id } },
      ...{ before: { kind, amount, how, on }, after: null },
    });
    return { outcome: "taken-back" };
  });
}
