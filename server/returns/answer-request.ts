import type { z } from "zod";
import type * as contract from "#contract/returns/office-returns.ts";
import { type Executor, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { decideRequest } from "#server/orders/actions/decide-requests.ts";
import { noteStep } from "#server/orders/following/note-step.ts";
import { creditReturned } from "#server/orders/invoices/credit-notes.ts";
import { putToStock } from "#server/orders/pieces/stock-of-pieces.ts";
import { readOrder } from "#server/orders/reading/read-orders.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { factsOfRequest, type LockedRequest, lockRequest, paidForPieces } from "./office-requests.ts";

/** `not-open`: somebody, or its customer, was quicker. */
export type Answered = { outcome: "answered" | "not-open" | "unknown" };

type Move = {
  id: string;
  action: "approve" | "decline" | "askBack";
  to: "approved" | "declined" | "question";
  reason: string;
  agreed?: { remedy: string; back: string; out: string };
};

function move({ pool, staff }: StaffContext, { id, action, to, reason, agreed }: Move): Promise<Answered> {
  return withTransaction<Answered>(pool, async (client) => {
    const request = await lockRequest(client, id);
    if (!request) return { outcome: "unknown" };
    if (decideRequest(factsOfRequest(request), action).may === "not") return { outcome: "not-open" };
    const { remedy = null, back = null, out = null } = agreed ?? {};
    await write(client)`
      update aftercare_requests set state = ${to}::text,
        remedy = coalesce(${remedy}::text, remedy), back_by = coalesce(${back}::text, back_by),
        out_by = coalesce(${out}::text, out_by)
      where id = ${id}::uuid`;
    await tell(client, { staff, request, step: to, said: reason });
    return { outcome: "answered" };
  });
}

export async function tell(
  client: Executor,
  {
    staff,
    request,
    step,
    said = "",
    after = {},
  }: {
    staff: StaffContext["staff"];
    request: LockedRequest;
    step: "approved" | "declined" | "question" | "received" | "sent" | "refunded";
    said?: string;
    after?: Record<string, unknown>;
  },
): Promise<void> {
  const { order_id: orderId, email, state } = request;
  await noteStep(client, { orderId, request: request.id, step, actor: staff.id, said, email });
  await recordChange(client, {
    staff,
    action: `aftercare.${step}`,
    subject: { kind: "order", id: orderId },
    before: { request: request.number, state },
    after: { ...after, request: request.number, state: step },
  });
}

export function approve(
  office: StaffContext,
  { id, reason, ...agreed }: z.output<typeof contract.approveReturn.body>,
): Promise<Answered> {
  return move(office, { id, action: "approve", to: "approved", reason, agreed });
}

export function decline(office: StaffContext, said: { id: string; reason: string }): Promise<Answered> {
  return move(office, { ...said, action: "decline", to: "declined" });
}

export function askBack(office: StaffContext, said: { id: string; reason: string }): Promise<Answered> {
  return move(office, { ...said, action: "askBack", to: "question" });
}

export type Received = Answered | { outcome: "too-many" };

/**
 * Checks in the returned pieces of a request: pieces that are neither repaired nor thrown away go back to the stock
 * that they were taken from; the amount paid for them, with any additional amount (`extra`), is to be refunded and,
 * without that, is deducted from the invoice. Altered pieces stay the customer's.
 */
export function receive(
  { pool, staff }: StaffContext,
  { id, toRepair, wasted, extra }: z.output<typeof contract.receiveReturn.body>,
): Promise<Received> {
  return withTransaction<Received>(pool, async (client) => {
    const request = await lockRequest(client, id);
    if (!request) return { outcome: "unknown" };
    if (decideRequest(factsOfRequest(request), "receive").may === "not") return { outcome: "not-open" };
    const { item_id: item, remedy } = request;
    const sorted = sortPieces(request, { toRepair, wasted });
    if (!sorted) return { outcome: "too-many" };
    const paid = await paidBack(client, request);
    const credit = paid + extra;
    // A refund of nothing has nothing to wait for.
    const state = remedy === "refund" && credit === 0 ? "done" : "received";
    await write(client)`
      update aftercare_requests set state = ${state}::text, to_stock = ${sorted.toStock}::smallint,
        to_repair = ${sorted.toRepair}::smallint, wasted = ${sorted.wasted}::smallint, received_at = now(), credit = ${credit}::integer,
        paid = ${paid}::integer
      where id = ${id}::uuid`;
    await putToStock(client, [{ id: item, pieces: sorted.toStock }]);
    const back = { orderId: request.order_id, item, pieces: request.pieces, paid };
    const note = paid > 0 ? await creditReturned(client, back) : undefined;
    const after = { ...sorted, credit, ...(note !== undefined && { creditNote: note }) };
    await tell(client, { staff, request, step: "received", after });
    return { outcome: "answered" };
  });
}

type Sorted = { toStock: number; toRepair: number; wasted: number };

/** Where pieces go; undefined where more are named than came back. All that is altered goes to the workshop. */
function sortPieces(
  { pieces, remedy }: LockedRequest,
  { toRepair, wasted }: Omit<Sorted, "toStock">,
): Sorted | undefined {
  const others = toRepair + wasted;
  if (remedy === "alteration") return others === 0 ? { toStock: 0, toRepair: pieces, wasted: 0 } : undefined;
  return others > pieces ? undefined : { toStock: pieces - others, toRepair, wasted };
}

/** The amount paid for the pieces; 0 for pieces that stay the customer's. */
async function paidBack(client: Executor, request: LockedRequest): Promise<number> {
  const { id, order_id, item_id: item, pieces, remedy } = request;
  const order = remedy === "alteration" ? undefined : await readOrder(client, order_id);
  return order ? paidForPieces(client, order, { id, item, pieces }) : 0;
}
