import { sql } from "kysely";
import * as contract from "#contract/parcels/payouts.ts";
import { reason } from "#contract/values/reason.ts";
import { type Executor, read } from "#database/query.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../../services.ts";
import { mountForStaff } from "../../staff/mount-for-staff.ts";
import { sendUnavailable } from "../send-unavailable.ts";
import { applyStatement, previewStatement } from "./apply-statement.ts";
import { listPayouts } from "./list-payouts.ts";

export function registerPayoutBackOfficeRoutes(
  app: ShopApp,
  { database: { pool }, couriers }: Services,
): void {
  mountForStaff(app, contract.listPayouts, { work: "reports" }, () => listPayouts(pool));

  mountForStaff(app, contract.askPayouts, { work: "reports" }, async ({ body, reply }) => {
    const courier = couriers.get(body.courier);
    if (!courier?.payments) {
      const fields = { courier: reason("NO_PAYMENTS_BY_COURIER") };
      return sendError(reply, "INVALID", reason("NO_PAYMENTS_BY_COURIER"), { fields });
    }
    const parcels = await findUnpaid(pool, courier.id);
    if (parcels.length === 0) return sendNotFound(reply, reason("NO_PARCELS_TO_ASK_FOR"));
    try {
      return { parcels: parcels.length, file: await courier.payments(parcels) };
    } catch (error) {
      return sendUnavailable(reply, error, courier.name);
    }
  });

  for (const [endpoint, act] of [
    [contract.previewPayout, previewStatement],
    [contract.applyPayout, applyStatement],
  ] as const) {
    mountForStaff(app, endpoint, { work: "reports" }, async ({ body, staff, reply }) => {
      const applied = await act({ pool, staff }, body);
      switch (applied.outcome) {
        case "done":
          return applied.result;
        case "unreadable": {
          const sentence = reason("STATEMENT_UNREADABLE", { because: applied.sentence });
          return sendError(reply, "INVALID", sentence, { fields: { file: sentence } });
        }
        case "unnumbered": {
          const fields = {
            ...(body.number === "" && { number: reason("CHECK_THE_STATEMENT_NUMBER") }),
            ...(body.paidOn === "" && { paidOn: reason("ENTER_THE_DAY_OF_PAYMENT") }),
          };
          return sendError(reply, "INVALID", reason("STATEMENT_HAS_NO_NUMBER"), { fields });
        }
        case "other-day": {
          const sentence = reason("STATEMENT_OF_ANOTHER_DAY", { day: applied.paidOn });
          return sendError(reply, "INVALID", sentence, { fields: { paidOn: sentence } });
        }
      }
    });
  }
}

const most = 200;

type UnpaidParcel = { trackingNumber: string; collects: number };

export function findUnpaid(executor: Executor, courier: string): Promise<UnpaidParcel[]> {
  return read(executor)<UnpaidParcel>`
    select p.tracking_number as "trackingNumber", case when p.state = 'delivered' then p.collects else 0 end as collects
    from parcels p where p.courier = ${courier} and p.state in ('delivered', 'returned') and p.tracking_number <> ''
      and (not exists (select from payout_rows r where r.courier = p.courier and r.tracking_number = p.tracking_number
          and r.kind <> 'delivered')
        or p.state = 'delivered' and p.collects > 0 and not exists (select from payout_rows r where r.courier = p.courier
          and r.tracking_number = p.tracking_number and r.kind = 'delivered'))
    order by p.asked_at limit ${sql.lit(most)}`;
}
