import { type RawBuilder, sql } from "kysely";
import { goodsBack, toMend } from "./goods-back.ts";

/** In SQL, of a parcel `p`: whether what is in it is with its courier, or has arrived. */
export const holdsPieces: RawBuilder<boolean> = sql<boolean>`
  (p.state not in ('refused', 'cancelled', 'returned', 'lost'))`;

const isCheckedIn = sql`exists (select from order_returns r where r.parcel_id = p.id)`;

const sumOf = (state: RawBuilder<unknown>) =>
  sql`coalesce(sum(c.pieces) filter (where ${state}), 0)::integer`;

/**
 * In SQL, of an item `i` of an order, a row `pieces` to join (`cross join ${pieceSums}`), in pieces. What came back: `to_stock`, `to_repair`
 * (still waiting), `wasted`, `back` (all of it), `asked_back` (of it, asked for by its customer). In parcels that were not checked in:
 * `held` (with a courier, or arrived), `arrived` (handed over), `returning` (of those held), `returned`, `lost`. And what follows from
 * these: `left` (did not come back), `open` (may go into a parcel), `here` (never arrived and is not lost: a cancel gives it back).
 */
export const pieceSums: RawBuilder<unknown> = sql`lateral (
  select sums.*, greatest(i.quantity - back, 0) as left,
    case when is_whole then 0 else greatest(i.quantity - back - held, 0) end as open,
    greatest(i.quantity - back - greatest(arrived - asked_back, 0) - lost, 0) as here
  from (
    select came.*, sent.*, exists (select from parcels p where p.order_id = i.order_id and ${holdsPieces}
      and not exists (select from parcel_items c where c.parcel_id = p.id)) as is_whole
    from (
      select coalesce(sum(b.to_stock + b.mended), 0)::integer as to_stock, coalesce(sum(${toMend}), 0)::integer as to_repair,
        coalesce(sum(b.wasted + b.scrapped), 0)::integer as wasted,
        coalesce(sum(b.to_stock + b.to_repair + b.wasted), 0)::integer as back,
        coalesce(sum(b.to_stock + b.to_repair + b.wasted) filter (where b.is_asked), 0)::integer as asked_back
      from ${goodsBack} b where b.item_id = i.id and not b.is_sent_again
    ) came cross join (
      select ${sumOf(holdsPieces)} as held, ${sumOf(sql`p.state = 'delivered'`)} as arrived,
        ${sumOf(sql`p.state = 'returning'`)} as returning, ${sumOf(sql`p.state = 'returned'`)} as returned,
        ${sumOf(sql`p.state = 'lost'`)} as lost
      from parcel_items c join parcels p on p.id = c.parcel_id where c.item_id = i.id and not ${isCheckedIn}
    ) sent
  ) sums
) pieces`;
