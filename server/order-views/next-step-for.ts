import type { Endpoint } from "#contract/http/endpoint.ts";
import { receiveCash } from "#contract/order-views/cash.ts";
import { confirmOrder, deliverOrders } from "#contract/order-views/office-orders.ts";
import { declineCancel } from "#contract/orders/cancelling.ts";
import type { NextStep, StaffStep } from "#contract/orders/next-step.ts";
import { checkIn } from "#contract/parcels/came-back.ts";
import { bookParcels, getLabels, noteParcel } from "#contract/parcels/office-parcels.ts";
import { answerAttempt } from "#contract/parcels/parcel-work.ts";
import { askAdvance, enterPayment } from "#contract/payments/office-payments.ts";
import { getReturn } from "#contract/returns/office-returns.ts";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { setWorkStage, startWork } from "#contract/workshop/job-tickets.ts";
import { decideNextStep } from "#server/orders/actions/decide-next-step.ts";
import type { OrderFacts } from "#server/orders/actions/order-facts.ts";

/** The call that each step makes: the roles of the call are those of the step. */
const callOf: Record<StaffStep, Pick<Endpoint, "roles">> = {
  answerCancel: declineCancel,
  checkTransfer: enterPayment,
  askAdvance,
  confirm: confirmOrder,
  startWork,
  markCut: setWorkStage,
  markSewn: setWorkStage,
  markPacked: setWorkStage,
  book: bookParcels,
  handOver: noteParcel,
  printLabel: getLabels,
  answerAttempt,
  checkIn,
  noteDelivery: noteParcel,
  deliver: deliverOrders,
  answerRequest: getReturn,
  refund: enterPayment,
  receiveCash,
};

/** The step that an order wants next, or that it waits for the office where the role may not take it. */
export function nextStepFor(role: StaffRole, facts: OrderFacts): NextStep {
  const next = decideNextStep(facts);
  if (next.kind === "wait") return next;
  return callOf[next.step].roles?.includes(role) ? next : { kind: "wait", for: "office" };
}
