import { z } from "zod";
import type { listGarmentsBack as contract, ProductBack } from "#contract/returns/garments-back.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { type Day, dayInKarachi, dayNumber, dayOfNumber } from "#contract/values/karachi-time.ts";
import { type Executor, read } from "#database/query.ts";
import { titleOf } from "#server/platform/csv/title-of.ts";
import { beginOf } from "#server/platform/queries/begin-of-day.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";
import { recordChange } from "#server/staff/record-change.ts";

const usualDays = 90;

/** Products on a page, and in memory at once while a file is written. */
const pageSize = 50;

type Days = { from: Day; to: Day };
type AskedDays = { [Name in keyof Days]?: Day | undefined };

export function daysBack({ from, to = dayInKarachi(new Date()) }: AskedDays): Days {
  return { from: from ?? dayOfNumber(dayNumber(to) - usualDays + 1), to };
}

type Place = { pieces: number; id: string };

function selectProducts(
  executor: Executor,
  values: Days & { pieces: number | null; id: string; limit: number },
) {
  return read(executor)<ProductBack>`
    with back as materialized (
      select i.product_id, a.reason, a.pieces, a.to_stock, a.to_repair, a.wasted, a.created_at,
        i.line ->> 'name' as name, i.line ->> 'product_code' as code,
        case when i.line -> 'custom_size' <> 'false' then 'Custom size' else coalesce(i.line ->> 'sizes', '') end as size
      from aftercare_requests a join order_items i on i.id = a.item_id
      where a.credit is not null and a.created_at >= ${beginOf(values.from)} and a.created_at < ${beginOf(values.to, 1)}
    ), shown as (
      select product_id, sum(pieces)::integer as pieces, sum(to_stock)::integer as to_stock,
        sum(to_repair)::integer as to_repair, sum(wasted)::integer as wasted,
        (array_agg(name order by created_at desc))[1] as name, (array_agg(code order by created_at desc))[1] as code
      from back group by product_id
      having ${values.pieces}::integer is null
        or (-sum(pieces), product_id) > (-${values.pieces}::integer, ${values.id}::text)
      order by sum(pieces) desc, product_id limit ${values.limit}::integer
    ), sized as (
      select product_id, reason, size, sum(pieces)::integer as pieces from back
      where product_id in (select product_id from shown)
      group by product_id, reason, size
    )
    select s.product_id as id, s.name, s.code, exists (select from products p where p.id = s.product_id) as "isKept",
      s.pieces, s.to_stock as "toStock", s.to_repair as "toRepair", s.wasted,
      (select json_agg(json_build_object('reason', r.reason, 'pieces', r.pieces, 'sizes', r.sizes) order by r.pieces desc, r.reason)
        from (
          select reason, sum(pieces)::integer as pieces,
            json_agg(json_build_object('size', size, 'pieces', pieces) order by pieces desc, size) as sizes
          from sized where sized.product_id = s.product_id group by reason
        ) r) as reasons
    from shown s order by s.pieces desc, s.product_id`;
}

async function readPage(executor: Executor, days: Days, after: Place | undefined) {
  const rows = await selectProducts(executor, {
    ...days,
    pieces: after?.pieces ?? null,
    id: after?.id ?? "",
    limit: pageSize + 1,
  });
  const items = rows.slice(0, pageSize);
  return { items, last: rows.length > pageSize ? items.at(-1) : undefined };
}

export async function listGarmentsBack(
  executor: Executor,
  { after, ...asked }: z.output<typeof contract.query>,
): Promise<z.input<typeof contract.success.body>> {
  const days = daysBack(asked);
  const place = after === undefined ? undefined : readCursor(z.tuple([z.int32(), z.string()]), after);
  if (after !== undefined && !place) return { ...days, items: [], next: null };
  const { items, last } = await readPage(executor, days, place && { pieces: place[0], id: place[1] });
  return { ...days, items, next: last ? makeCursor([last.pieces, last.id]) : null };
}

export async function* exportGarmentsBack(
  executor: Executor,
  days: Days,
): AsyncGenerator<(string | number)[][]> {
  yield [["Product", "Code", "Reason", "Size", "Pieces"]];
  for (let place: Place | undefined; ; ) {
    const { items, last } = await readPage(executor, days, place);
    yield items.flatMap(({ name, code, reasons }) =>
      reasons.flatMap(({ reason, sizes }) =>
        sizes.map(({ size, pieces }) => [name, code, titleOf(reason), size, pieces]),
      ),
    );
    if (!last) return;
    place = last;
  }
}

export function recordGarmentsExport(
  executor: Executor,
  staff: Pick<StaffMember, "id">,
  after: Days,
): Promise<void> {
  return recordChange(executor, {
    staff,
    action: "aftercare.export",
    subject: { kind: "export", id: "garments" },
    before: null,
    after,
  });
}
