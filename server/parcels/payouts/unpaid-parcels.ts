import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

const most = 200;

type UnpaidParcel = { trackingNumber: string; collects: number };

const selectUnpaid = namedQuery(
  "find-unpaid-parcels",
  (param: Param<{ courier: string }>) => sql<UnpaidParcel>`
    select p.tracking_number as "trackingNumber", case when p.state = 'delivered' then p.collects else 0 end as collects
    from parcels p where p.courier = ${param("courier")} and p.state in ('delivered', 'returned') and p.tracking_number <> ''
      and (not exists (select from payout_rows r where r.courier = p.courier and r.tracking_number = p.tracking_number
          and r.kind <> 'delivered')
        or p.state = 'delivered' and p.collects > 0 and not exists (select from payout_rows r where r.courier = p.courier
          and r.tracking_number = p.tracking_number and r.kind = 'delivered'))
    order by p.asked_at limit ${sql.lit(most)}`,
);

export function findUnpaid(executor: Executor, courier: string): Promise<UnpaidParcel[]> {
  return selectUnpaid.run(executor, { courier });
}
