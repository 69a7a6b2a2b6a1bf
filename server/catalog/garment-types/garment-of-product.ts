import { type RawBuilder, sql } from "kysely";
import type { Garment } from "#contract/catalog/garments.ts";

const partOf = sql`json_strip_nulls(json_build_object('name', g.name, 'urdu', nullif(g.name_ur, ''),
  'measurements', g.measurements))`;

/** Of a product `p`, in SQL; null without a type. */
export const garmentOfProduct: RawBuilder<Garment | null> = sql<Garment | null>`
  (select json_strip_nulls(json_build_object('type', p.garment_type, 'parts', json_agg(${partOf} order by g.position),
      'days', (select json_build_object('standard', t.working_days, 'custom', t.custom_working_days) from garment_types t
        where t.id = p.garment_type and coalesce(t.working_days, t.custom_working_days) is not null)))
    from garment_parts g where g.garment_type = p.garment_type having count(*) > 0)`;
