import { sql } from "kysely";
import type { TicketedJob } from "#contract/back-office/job-tickets.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { type GarmentRow, garmentColumn, type JobRow, jobColumns, toGarment, toJob } from "./job-rows.ts";

const selectTickets = namedQuery(
  "read-job-tickets",
  (param: Param<{ ids: readonly string[] }>) => sql<JobRow & { garments: GarmentRow[] }>`
    select ${jobColumns}, ${garmentColumn} from orders o where o.id = any(${param("ids")}::uuid[])
    order by array_position(${param("ids")}::uuid[], o.id)`,
);

/** What is to be sewn for these orders, in the order of their ids. */
export async function readTickets(executor: Executor, ids: readonly string[]): Promise<TicketedJob[]> {
  const rows = await selectTickets.run(executor, { ids });
  return rows.map((row) => ({ ...toJob(row), garments: row.garments.map(toGarment) }));
}
