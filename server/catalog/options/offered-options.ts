import { type RawBuilder, sql } from "kysely";
import type { OfferedOption } from "#contract/options/invented.ts";
import { type Executor, readFirst } from "#database/query.ts";

const values = sql`
  (select json_agg(json_strip_nulls(json_build_object('id', v.id, 'name', v.name, 'urdu', nullif(v.name_ur, ''),
      'color', v.color, 'picture', v.picture_id, 'charge', v.charge)) order by v.position, v.id)
    from option_values v where v.option_id = o.id and not v.is_hidden)`;

/**
 * In SQL, of a product `p`; null without any. A list whose values are all hidden is left out: nothing in it can be
 * chosen.
 */
export const optionsOfProduct: RawBuilder<OfferedOption[] | null> = sql<OfferedOption[] | null>`
  (select json_agg(json_strip_nulls(json_build_object('id', o.id, 'kind', o.kind, 'name', o.name,
      'urdu', nullif(o.name_ur, ''), 'isRequired', o.is_required, 'charge', o.charge, 'setupCharge', nullif(o.setup_charge, 0), 'maxLength', o.max_length,
      'values', o.choices, 'excludes', o.excludes, 'isTracked', o.is_tracked, 'isGrouped', o.is_grouped))
      order by o.position, o.id)
    from (
      select o.*, ${values} as choices from options o
      where not o.is_hidden and exists (select from option_offers f where f.option_id = o.id
        and (f.product_id = p.id or f.garment_type = p.garment_type))
    ) o where o.kind not in ('one-of', 'color') or o.choices is not null)`;

export async function readOfferedOptions(executor: Executor, productId: string): Promise<OfferedOption[]> {
  const row = await readFirst(executor)<{ options: OfferedOption[] | null }>`
    select ${optionsOfProduct} as options from products p where p.id = ${productId}`;
  return row?.options ?? [];
}
