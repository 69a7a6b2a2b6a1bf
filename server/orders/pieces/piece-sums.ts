import { type RawBuilder, sql } from "kysely";
import { goodsBack, toRepair } from "./goods-back.ts";

/** In SQL, of a parcel `p`: whether what is in it is with its courier, or has arrived. */
export const holdsPieces: RawBuilder<boolean> = sql<boolean>`
  (p.state not in ('refused', 'cancelled', 'returned', 'lost'))`;

/**
 * In SQL, of a parcel `p`: whether its content was checked in, alone or with the rest of its order. A lost parcel is
 * never checked in.
 */
export const isCheckedIn: RawBuilder<boolean> = sql<boolean>`exists (select from order_returns r where r.order_id = p.order_id
  and (r.parcel_id = p.id or r.parcel_id is null and r.at > p.asked_at and p.state <> 'lost'))`;

const sumOf = (state: RawBuilder<unknown>) =>
  sql`coalesce(sum(c.pieces) filter (where ${state}), 0)::integer`;

/**
 * In SQL, of an item `i` of an order, a row `pieces` to join (`cross join ${pieceSums}`), in pieces. Returned:
 * `to_stock`, `to_repair` (still waiting), `wasted`, `back` (all of it), `asked_back` (of it, asked for by its
 * customer). In parcels that were not checked in: `held` (with a courier, or arrived), `arrived` (handed over),
 * `returning` (of those held), `returned`, `lost`. And the sums from these: `not_taken` (came back with a parcel, or
 * was cancelled), `left` (neither came back nor was cancelled), `open` (may go into a parcel), `here` (never arrived
 * and is not lost: a whole order that comes back), `free` (of those, in no parcel that a courier has).
 */
export const pieceSums: RawBuilder<unknown> = sql`lateral (
  select sums.*, back - asked_back + i.cancelled as not_taken, greatest(i.quantity - back - i.cancelled, 0) as left,
    case when is_whole then 0 else greatest(i.quantity - back - i.cancelled - held, 0) end as open,
    greatest(i.quantity - back - greatest(arrived - asked_back, 0) - lost, 0) as here,
    greatest(i.quantity - back - greatest(arrived - asked_back, 0) - lost - (held - arrived), 0) as free
  from (
    select came.*, sent.*, exists (select from parcels p where p.order_id = i.order_id and ${holdsPieces}
      and not exists (select from parcel_items c where c.parcel_id = p.id)) as is_whole
    from (
      select coalesce(sum(b.to_stock + b.mended), 0)::integer as to_stock, coalesce(sum(${toRepair}), 0)::integer as to_repair,
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

/**
 * In SQL, of the content of a returned parcel `p`, a row `c` of its contents, with the `pieces` of its item: how many
 * of them can be checked in. Pieces sent again with another parcel cannot.
 */
export const toCheckIn: RawBuilder<number> = sql<number>`
  (least(c.pieces, pieces.free + case when p.state = 'returning' then c.pieces else 0 end))`;

/** In SQL, of a parcel `p`: it is on its way back, or here again, and something of it is still to be checked in. */
export const isBack: RawBuilder<boolean> = sql<boolean>`(p.state in ('returning', 'returned') and not ${isCheckedIn}
  and exists (select from parcel_items c join order_items i on i.id = c.item_id cross join ${pieceSums}
    where c.parcel_id = p.id and ${toCheckIn} > 0))`;
