import type { z } from "zod";
import type { enterPayment as contract } from "#contract/payments/office-payments.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import type { DeliverySchedule } from "#server/catalog/delivery/delivery-schedule.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { decideTakeBack } from "../actions/decide-entries.ts";
import { type Objection, objectionTo } from "../actions/objections.ts";
import { holdRoom } from "../holding/hold-room.ts";
import { takeAgain } from "../holding/take-again.ts";
import { addOrderEvent } from "../progress/order-events.ts";
import { enterMoney, readStandingMoney, undoEntry } from "./order-ledger.ts";
import { lockMoney, type MoneyRow } from "./order-money.ts";
import { decidePayBack, type NotPaidBack } from "./pay-back.ts";
import { confirmReportedTransfer, readReportedAmount, waitsForPayment } from "./transfer-claims.ts";

type Body = z.output<typeof contract.body>;

type EnteredPayment =
  | { outcome: "entered" | "unknown" }
  | { outcome: "reference-taken"; order: string }
  /** Rupees beyond what is to be paid. */
  | { outcome: "more-than-due"; more: number }
  | NotPaidBack;

const selectWaits = (executor: Executor, orderId: string) => readFirst(executor)<{ waits: boolean }>`
  select ${waitsForPayment} as waits from orders o where o.id = ${orderId}::uuid`;

type Payable = MoneyRow & { waits: boolean };

/**
 * The money of an order, and whether it waits for some, with the order locked; undefined where there is no such order.
 */
export async function lockPayment(transaction: Executor, orderId: string): Promise<Payable | undefined> {
  const row = await lockMoney(transaction, orderId);
  return row && { ...row, waits: (await selectWaits(transaction, orderId))?.waits === true };
}

/** The number of the order for which a transfer is noted; empty where it is not any more. */
export async function orderOfReference(
  executor: Executor,
  noted: { kind: "received" | "refunded"; how: string; reference: string },
): Promise<string> {
  const order = await readFirst(executor)<{ number: string }>`
    select o.number from order_ledger l join orders o on o.id = l.order_id
    where l.reference = ${noted.reference}::text and l.how = ${noted.how}::text and l.kind = ${noted.kind}::text
      and l.undoes is null and not exists (select from order_ledger u where u.order_id = l.order_id and u.undoes = l.id)
    limit 1`;
  return order ? formatOrderNumber(order.number) : "";
}

/**
 * Enters a transfer into the ledger of an order, with its history and the audit log. It answers the customer's
 * report: they get a mail that it has arrived. It may exceed the balance where staff say so, because sent money was
 * sent; the rest is owed to the customer. The delivery promise is renewed once the order waits for no more money.
 * `decidePayBack` decides refunds.
 */
export async function enterPayment(
  { pool, staff, schedule }: StaffContext & { schedule: DeliverySchedule },
  body: Body,
): Promise<EnteredPayment> {
  const { id, kind: entryKind, amount, how, reference, on } = body;
  const entry = { kind: entryKind, amount, how, reference, on };
  const said = saidOf(body);
  try {
    return await withTransaction<EnteredPayment>(pool, async (client) => {
      const before = await lockPayment(client, id);
      if (!before) return { outcome: "unknown" };
      const isIn = entry.kind === "received";
      const problem = await whyNotEntered(client, before, { body, staffId: staff.id });
      if (problem) return problem;
      await enterMoney(client, { ...entry, orderId: id, staffId: staff.id });
      if (before.waits) await promiseOncePaid(client, schedule, id);
      const kind = isIn ? "payment-received" : "payment-refunded";
      const event = await addOrderEvent(client, {
        orderId: id,
        kind,
        actor: staff.id,
        detail: { amount, how },
      });
      const email = isIn ? await confirmReportedTransfer(client, { ...said, staffId: staff.id }) : undefined;
      if (email) await mailPaymentReceived(client, { orderId: id, event, recipient: email });
      await recordChange(client, {
        staff,
        action: "order.enterPayment",
        subject: { kind: "order", id },
        // The reason stays with the order, and goes with its customer.
        before: null,
        after: entry,
      });
      return { outcome: "entered" };
    });
  } catch (error) {
    if (violatedConstraint(error) !== "order_ledger_reference") throw error;
    return { outcome: "reference-taken", order: await orderOfReference(pool, entry) };
  }
}

function saidOf({ id, claim, how, reference }: Body) {
  return { orderId: id, claim: claim ?? null, how, reference };
}

async function whyNotEntered(
  client: Executor,
  before: Payable,
  { body, staffId }: { body: Body; staffId: string },
): Promise<Exclude<EnteredPayment, { outcome: "entered" | "unknown" | "reference-taken" }> | undefined> {
  const { id: orderId, amount } = body;
  if (body.kind === "refunded") return decidePayBack(client, before, { ...body, orderId, actor: staffId });
  const due = Math.max(before.money.balance, 0);
  const most = Math.max(due, await readReportedAmount(client, saidOf(body)));
  return amount > most && !body.isMoreThanDue ? { outcome: "more-than-due", more: amount - due } : undefined;
}

/** The days of an order that waited for money are those of an order that comes now, once it waits no more. */
export async function promiseOncePaid(
  client: Executor,
  schedule: DeliverySchedule,
  orderId: string,
): Promise<void> {
  const after = await selectWaits(client, orderId);
  if (after?.waits === false) {
    // Released pieces stay released: money that has arrived is entered all the same, and staff see that it waits for
    // its pieces.
    await takeAgain(client, orderId);
    await holdRoom(client, schedule, orderId, { isPaid: true });
  }
}

export async function mailPaymentReceived(
  client: Executor,
  { orderId, event, recipient }: { orderId: string; event: string; recipient: string },
): Promise<void> {
  await queueMail(client, {
    kind: "transfer-confirmed",
    event: `order-event:${event}`,
    recipient,
    data: { orderId },
  });
}

type TakenBack = { outcome: "taken-back" | "unknown" } | Objection;

/** Takes money out of a ledger again that was noted by mistake. */
export function takePaymentBack(
  { pool, staff }: StaffContext,
  { id, entry, reason }: { id: string; entry: string; reason: string },
): Promise<TakenBack> {
  return withTransaction<TakenBack>(pool, async (client) => {
    const before = await lockMoney(client, id);
    if (!before) return { outcome: "unknown" };
    const entered = (await readStandingMoney(client, id)).find((standing) => standing.id === entry);
    const objection = objectionTo(decideTakeBack(entered, before.money), []);
    if (objection || !entered) return objection ?? { outcome: "unknown" };
    await undoEntry(client, { orderId: id, entryId: entry, staffId: staff.id });
    await addOrderEvent(client, {
      orderId: id,
      kind: "payment-taken-back",
      actor: staff.id,
      detail: { reason },
    });
    const { kind, amount, how, on } = entered;
    await recordChange(client, {
      staff,
      action: "order.takePaymentBack",
      subject: { kind: "order", id },
      before: { kind, amount, how, on },
      after: null,
    });
    return { outcome: "taken-back" };
  });
}
