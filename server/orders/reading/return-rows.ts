import { type RawBuilder, sql } from "kysely";
import type { Garment } from "#contract/catalog/garments.ts";
import type { ReturnStep, TrackedReturn } from "#contract/returns/tracked-returns.ts";
import { isSizedApart, readSizes } from "#contract/sizes/sized-parts.ts";
import { garmentOfProduct } from "#server/catalog/garment-types/garment-of-product.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { openCustomerRequestActionsOf } from "../actions/decide-requests.ts";

type StepRow = { kind: string; at: string; said: string };

type WantedRow = Omit<TrackedReturn["wanted"], "parts"> & {
  product: { sizes: string[]; garment: Garment | null } | null;
};

export type TrackedReturnRow = Omit<TrackedReturn, "wanted" | "steps" | "followedBy" | "actions"> & {
  wanted: WantedRow;
  followed_by: string | null;
  to_settle: number;
  steps: StepRow[];
};

// Only the ids of staff are as long as that: what the customer has written stays between them and the shop.
const steps = sql`(select coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at,
    'said', case when length(e.actor) = 36 then coalesce(e.detail ->> 'reason', '') else '' end) order by e.at, e.id), '[]'::json)
  from order_events e where e.order_id = a.order_id and e.kind like 'aftercare-%' and e.detail ->> 'request' = a.id::text)`;

// Parts in sizes of their own are said in more than one word.
const sizedProduct = sql`case when a.size like '% %' then (select json_build_object('sizes', p.sizes, 'garment', ${garmentOfProduct})
  from order_items i join products p on p.id = i.product_id where i.id = a.item_id) end`;

export const trackedRequest: RawBuilder<TrackedReturnRow> = sql<TrackedReturnRow>`
  json_build_object('id', a.id, 'number', a.number, 'item', a.item_id, 'kind', a.kind, 'reason', a.reason,
    'pieces', a.pieces, 'state', a.state, 'remedy', a.remedy, 'back', a.back_by, 'out', a.out_by, 'credit', a.credit,
    'wanted', json_build_object('size', a.size, 'product', ${sizedProduct}, 'color', (select json_strip_nulls(json_build_object('label', c.label,
      'urdu', nullif(c.label_ur, ''))) from colors c where c.id::text = a.color)),
    'to_settle', coalesce(a.credit, 0) - a.settled,
    'followed_by', (select f.number from orders f where f.id = a.follow_order_id), 'steps', ${steps},
    'pictures', (select count(*) from aftercare_pictures p where p.request_id = a.id))`;

/** A column of an order `o`: what was asked about its lines, oldest first; null where nothing was. */
export const returnsOf: RawBuilder<TrackedReturnRow[] | null> = sql<TrackedReturnRow[] | null>`
  (select json_agg(${trackedRequest} order by a.number) from aftercare_requests a where a.order_id = o.id)`;

function toWanted({ product, ...wanted }: WantedRow): TrackedReturn["wanted"] {
  const parts = product
    ? readSizes({ sizes: product.sizes, garment: product.garment ?? undefined }, wanted.size)
    : undefined;
  return parts && isSizedApart(parts) ? { ...wanted, parts } : wanted;
}

export function toTrackedReturn({
  followed_by,
  to_settle,
  steps,
  wanted,
  ...row
}: TrackedReturnRow): TrackedReturn {
  const { state, remedy } = row;
  const facts = { state, remedy, toSettle: to_settle, isFollowed: followed_by !== null };
  return {
    ...row,
    wanted: toWanted(wanted),
    actions: openCustomerRequestActionsOf(facts),
    followedBy: followed_by === null ? "" : formatOrderNumber(followed_by),
    steps: steps.map(({ kind, at, said }) => ({
      step: kind.replace("aftercare-", "") as ReturnStep,
      at: new Date(at).toISOString(),
      said,
    })),
  };
}
