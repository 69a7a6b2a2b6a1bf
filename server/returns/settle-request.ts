import type { z } from "zod";
import type * as contract from "#contract/returns/office-returns.ts";
import { type Executor, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { decideRequest } from "#server/orders/actions/decide-requests.ts";
import { orderOfReference } from "#server/orders/ledger/enter-payment.ts";
import { enterMoney, enterReturned } from "#server/orders/ledger/order-ledger.ts";
import { readMoney } from "#server/orders/ledger/order-money.ts";
import { type TooMuchBack, whyCreditNotBack } from "#server/orders/ledger/pay-back.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import type { StaffContext } from "#server/staff/record-change.ts";
import { tell } from "./answer-request.ts";
import { factsOfRequest, lockRequest } from "./office-requests.ts";

function settleRow(
  executor: Executor,
  values: { id: string; amount: number; follow: string | null; alteration: string | null },
) {
  return write(executor)`
    update aftercare_requests set settled = settled + ${values.amount}::integer,
      follow_order_id = coalesce(${values.follow}::uuid, follow_order_id),
      alteration = coalesce(${values.alteration}::text, alteration),
      state = case when settled + ${values.amount}::integer >= credit
        and (remedy = 'refund' or coalesce(${values.follow}::uuid, follow_order_id) is not null) then 'done' else state end
    where id = ${values.id}::uuid`;
}

type Settled = { id: string; amount: number; follow?: string; alteration?: string };

/** With the request locked. */
export async function settle(
  transaction: Executor,
  { id, amount, follow, alteration }: Settled,
): Promise<void> {
  await settleRow(transaction, { id, amount, follow: follow ?? null, alteration: alteration ?? null });
}

export type Refunded =
  | { outcome: "refunded" | "not-open" | "unknown" }
  | { outcome: "reference-taken"; order: string }
  | { outcome: "other-amount"; amount: number }
  | TooMuchBack;

/**
 * Enters that what is to come back to the customer was sent to them: the goods leave what is due, the money what was
 * received, so what a courier still owes for the order stays as it was; staff say so where it goes back before that has
 * come. Where no other garment was sent for it yet, none will be.
 */
export async function refund(
  { pool, staff }: StaffContext,
  { id, how, reference, on, amount, isBeforeCash }: z.output<typeof contract.refundReturn.body>,
): Promise<Refunded> {
  try {
    return await withTransaction<Refunded>(pool, async (client) => {
      const request = await lockRequest(client, id);
      if (!request) return { outcome: "unknown" };
      const facts = factsOfRequest(request);
      if (decideRequest(facts, "refund").may === "not") return { outcome: "not-open" };
      const open = facts.toSettle;
      if (amount !== open) return { outcome: "other-amount", amount: open };
      const { order_id: orderId } = request;
      const locked = await readMoney(client, orderId);
      const problem = locked && whyCreditNotBack(locked.money, { amount, credit: request, isBeforeCash });
      if (problem) return problem;
      await write(client)`
        update aftercare_requests set remedy = 'refund'
        where id = ${id}::uuid and remedy = 'exchange' and follow_order_id is null`;
      await settle(client, { id, amount });
      await enterReturned(client, { orderId, amount, staffId: staff.id });
      await enterMoney(client, { orderId, kind: "refunded", amount, how, on, reference, staffId: staff.id });
      await tell(client, { staff, request, step: "refunded", after: { amount, how } });
      return { outcome: "refunded" };
    });
  } catch (error) {
    if (violatedConstraint(error) !== "order_ledger_reference") throw error;
    return {
      outcome: "reference-taken",
      order: await orderOfReference(pool, { kind: "refunded", how, reference }),
    };
  }
}
