import type { OpenWork } from "#contract/reports/dashboard.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { awaitsConfirmation } from "#server/orders/actions/awaits-confirmation.ts";
import { ordersToPayBack } from "#server/orders/ledger/order-money.ts";
import { paymentsToCheck } from "#server/orders/ledger/transfer-claims.ts";
import { goodsBack, toRepair, waitsForRepair } from "#server/orders/pieces/goods-back.ts";
import { asksToCancel } from "#server/orders/progress/cancel-requests.ts";
import { countOf } from "#server/parcels/list-parcel-work.ts";
import { jobCondition } from "#server/workshop/list-jobs.ts";

export async function countOpenWork(executor: Executor): Promise<OpenWork> {
  const openWork = await readFirst(executor)<OpenWork>`
    select
      (select count(*) from orders o where ${awaitsConfirmation})::integer as "toConfirm",
      (select count(*) from orders o where ${jobCondition("waiting")})::integer as "toCut",
      (select count(*) from orders o where ${jobCondition("started")})::integer as "toDispatch",
      (select count(*) from orders o where ${jobCondition("overdue")})::integer as overdue,
      (select count(*) from (${paymentsToCheck}) c)::integer as "toCompare",
      (select count(*) from orders o where ${asksToCancel})::integer as "toCancel",
      (select count(*) from aftercare_requests where state = 'asked')::integer as "returnsToAnswer",
      (select count(*) from contact_messages where answered_at is null)::integer as "messagesToAnswer",
      ${countOf("to-answer")} as "toAnswer", ${countOf("refused")} as "refusedParcels",
      ${countOf("returned")} as "parcelsBack", ${countOf("called-off")} as "carriedAllTheSame",
      (select coalesce(sum(${toRepair}), 0) from ${goodsBack} b where ${waitsForRepair})::integer as "toRepair",
      (select count(*) from (${ordersToPayBack}) as owed)::integer as "toPayBack"`;
  if (!openWork) throw new Error("Open work was not counted.");
  return openWork;
}
