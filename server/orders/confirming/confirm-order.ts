import type { ChangeResult } from "#contract/orders/change-results.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { type Executor, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import type { DeliverySchedule } from "#server/catalog/delivery/delivery-schedule.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { type Objection, objectionTo, toQuestions } from "../actions/objections.ts";
import { lockFacts } from "../actions/order-facts.ts";
import { holdRoom } from "../holding/hold-room.ts";
import { describeGone } from "../holding/send-gone.ts";
import { type TakenAgain, takeAgain } from "../holding/take-again.ts";
import { readNumber } from "../reading/read-number.ts";

/** `confirmed` also when it was confirmed before. */
export type Confirmed =
  | { outcome: "confirmed"; isNew: boolean }
  | { outcome: "unknown" }
  | Objection
  /** Pieces or a coupon that it had released are no longer available. */
  | Exclude<TakenAgain, { outcome: "taken" }>;

/**
 * Notes that the customer wants a pending order and will pay for it; `by` is `customer` or the id of a member of staff.
 */
export async function confirmOrder(
  transaction: Executor,
  schedule: DeliverySchedule,
  orderId: string,
  by: string,
): Promise<Confirmed> {
  const facts = await lockFacts(transaction, orderId);
  if (!facts) return { outcome: "unknown" };
  // A customer that opens the link again after dispatch reads that the order is confirmed.
  if (facts.isConfirmed && facts.progress !== "Cancelled") return { outcome: "confirmed", isNew: false };
  const objection = objectionTo(decideAction(facts, "confirm"), []);
  if (objection) return objection;
  const taken = await takeAgain(transaction, orderId);
  if (taken.outcome !== "taken") return taken;
  await write(transaction)`
    update orders set confirmed_at = now(), confirmed_by = ${by}::text where id = ${orderId}::uuid`;
  await holdRoom(transaction, schedule, orderId);
  return { outcome: "confirmed", isNew: true };
}

/** Confirms one of many orders; the reason of a refusal is a sentence for staff. */
export async function confirmOfMany(
  office: StaffContext & { schedule: DeliverySchedule },
  id: string,
): Promise<ChangeResult> {
  const OrderID = await readNumber(office.pool, id);
  if (OrderID === null) return { id, OrderID, outcome: "unknown" };
  const result = await confirmForCustomer(office, id);
  switch (result.outcome) {
    case "confirmed":
      return { id, OrderID, outcome: "changed" };
    case "unknown":
      return { id, OrderID: null, outcome: "unknown" };
    case "ask-first":
      return { id, OrderID, outcome: "ask-first", questions: toQuestions(result.questions) };
    case "not-allowed":
      return { id, OrderID, outcome: "refused", why: inEnglish(result.why) };
    case "out-of-stock":
    case "coupon-gone":
      return { id, OrderID, outcome: "refused", why: inEnglish(describeGone(result)) };
  }
}

export function confirmForCustomer(
  { pool, staff, schedule }: StaffContext & { schedule: DeliverySchedule },
  orderId: string,
): Promise<Confirmed> {
  return withTransaction(pool, async (client) => {
    const result = await confirmOrder(client, schedule, orderId, staff.id);
    if (result.outcome !== "confirmed" || !result.isNew) return result;
    await recordChange(client, {
      staff,
      action: "order.confirm",
      subject: { kind: "order", id: orderId },
      before: { isConfirmed: false },
      after: { isConfirmed: true },
    });
    return result;
  });
}
