import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import type { listJobs as contract, JobStage, ListedJob } from "#contract/workshop/job-tickets.ts";
import type { Database } from "#database/connect.ts";
import { waitsForPayment } from "#server/orders/ledger/transfer-claims.ts";
import { parseOrderNumber } from "#server/platform/order-number.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";
import { awaitsConfirmation, isConfirmed } from "../orders/actions/awaits-confirmation.ts";
import { hasBadge, type JobRow, jobColumns, toJob } from "./job-rows.ts";

const pageSize = 50;

/** The due day, microseconds since 1970, which JavaScript holds exactly, and the id that decides between equals. */
const place = z.tuple([z.iso.date(), z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), z.uuid()]);

type Row = JobRow & { pieces: number; engraved: number; measured: number; place: number };

export async function listJobs(
  { kysely }: Pick<Database, "kysely">,
  filter: z.output<typeof contract.query>,
): Promise<{ items: ListedJob[]; next: string | null }> {
  const after = filter.after === undefined ? undefined : readCursor(place, filter.after);
  const number = filter.q ? parseOrderNumber(filter.q) : undefined;
  if ((filter.after !== undefined && !after) || (filter.q && !number)) return { items: [], next: null };
  const conditions = [
    number ? sql`o.progress = 'Pending' and o.number = ${number}` : jobCondition(filter.stage ?? "waiting"),
    ...(filter.confirmed === "yes" ? [isConfirmed] : []),
    ...(filter.confirmed === "no" ? [awaitsConfirmation] : []),
    ...(after ? [beyond(after)] : []),
  ];
  const { rows } = await sql<Row>`
    select ${jobColumns}, g.pieces, g.engraved, g.measured,
      (extract(epoch from o.created_at) * 1000000)::double precision as place
    from orders o cross join lateral (
      select coalesce(sum(i.quantity), 0)::integer as pieces,
        coalesce(sum(i.quantity) filter (where i.line -> 'name_engraving' <> 'false' or ${hasBadge}), 0)::integer as engraved,
        coalesce(sum(i.quantity) filter (where i.line -> 'custom_size' <> 'false'), 0)::integer as measured
      from order_items i where i.order_id = o.id
    ) g
    where ${sql.join(conditions, sql` and `)}
    order by o.due_on, o.created_at, o.id limit ${pageSize + 1}`.execute(kysely);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next = rows.length > pageSize && last ? makeCursor([last.due_on, last.place, last.id]) : null;
  return { items: shown.map(toListed), next };
}

/** In SQL, of an order `o`. */
export function jobCondition(stage: JobStage): RawBuilder<unknown> {
  return sql`(o.progress = 'Pending' and ${stageCondition(stage)})`;
}

function stageCondition(stage: JobStage): RawBuilder<unknown> {
  switch (stage) {
    case "overdue":
      return sql`o.due_on < ${dayInKarachi(new Date())}::date and not ${waitsForPayment}`;
    case "waiting":
      return sql`o.work_started_at is null`;
    case "to-start":
      return sql`o.work_started_at is null and ${isConfirmed} and not ${waitsForPayment}`;
    case "started":
      return sql`o.work_started_at is not null`;
    case "to-cut":
      return sql`o.work_started_at is not null and o.cut_at is null`;
  }
}

function beyond([dueOn, microseconds, id]: z.output<typeof place>): RawBuilder<unknown> {
  const at = sql`timestamptz 'epoch' + ${microseconds}::double precision * interval '1 microsecond'`;
  return sql`(o.due_on, o.created_at, o.id) > (${dueOn}::date, ${at}, ${id}::uuid)`;
}

function toListed(row: Row): ListedJob {
  const { pieces, engraved, measured } = row;
  return { ...toJob(row), pieces, engraved, measured };
}
