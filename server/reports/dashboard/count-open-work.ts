import type { OpenWork } from "#contract/reports/dashboard.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { awaitsConfirmation } from "#server/orders/actions/awaits-confirmation.ts";
import { ordersToPayBack } from "#server/orders/ledger/order-money.ts";
import { waitsForPayment } from "#server/orders/ledger/transfer-claims.ts";
import { goodsBack, toRepair } from "#server/orders/pieces/goods-back.ts";
import { asksToCancel } from "#server/orders/progress/cancel-requests.ts";
import { countOf } from "#server/parcels/list-parcel-work.ts";

export async function countOpenWork(executor: Executor): Promise<OpenWork> {
  const openWork = await readFirst(executor)<OpenWork>`
    select
      (select count(*) from orders o where ${awaitsConfirmation})::integer as "toConfirm",
      (select count(*) from orders where progress = 'Pending' and work_started_at is null)::integer as "toCut",
      (select count(*) from orders where progress = 'Pending' and work_started_at is not null)::integer
        as "toDispatch",
      (select count(*) from orders o where o.progress = 'Pending'
        and o.due_on < ${dayInKarachi(new Date())}::date and not ${waitsForPayment})::integer as overdue,
      ((select count(*) from transfer_claims where state = 'open')
        + (select count(*) from gateway_payments where state = 'unclear' and looked_at is null))::integer as "toCompare",
      (select count(*) from orders o where ${asksToCancel})::integer as "toCancel",
      (select count(*) from aftercare_requests where state = 'asked')::integer as "returnsToAnswer",
      (select count(*) from contact_messages where answered_at is null)::integer as "messagesToAnswer",
      ${countOf("to-answer")} as "toAnswer", ${countOf("refused")} as "refusedParcels",
      ${countOf("returned")} as "parcelsBack", ${countOf("called-off")} as "carriedAllTheSame",
      (select coalesce(sum(${toRepair}), 0) from ${goodsBack} b where b.to_repair > b.mended + b.scrapped)::integer as "toRepair",
      (select count(*) from (${ordersToPayBack}) as owed)::integer as "toPayBack"`;
  if (!openWork) throw new Error("Open work was not counted.");
  return openWork;
}
