import { sql } from "kysely";
import { type Executor, read } from "#database/query.ts";

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
