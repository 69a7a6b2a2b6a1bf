import type { GarmentPart, GarmentSizeTable, GarmentType } from "#contract/catalog/garments.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read } from "#database/query.ts";

export type GarmentTypeRow = {
  id: string;
  name: string;
  name_ur: string;
  sizes: string[];
  working_days: number | null;
  custom_working_days: number | null;
  updated_at: Date;
  is_used: boolean;
  parts: GarmentPartRow[];
};

export type GarmentPartRow = Pick<GarmentPart, "name" | "measurements"> & {
  name_ur: string;
  size_tables: GarmentSizeTable[];
  metres: number[];
};

export function readGarmentTypes(executor: Executor): Promise<GarmentTypeRow[]> {
  return read(executor)<GarmentTypeRow>`
    select t.id, t.name, t.name_ur, t.sizes, t.working_days, t.custom_working_days, t.updated_at,
      exists (select from products p where p.garment_type = t.id) as is_used,
      (select coalesce(json_agg(json_build_object('name', g.name, 'name_ur', g.name_ur, 'measurements', g.measurements,
          'size_tables', g.size_tables, 'metres', g.metres) order by g.position), '[]')
        from garment_parts g where g.garment_type = t.id) as parts
    from garment_types t order by t.position, t.id`;
}

export async function listGarmentTypes({ pool }: Pick<Database, "pool">): Promise<GarmentType[]> {
  return (await readGarmentTypes(pool)).map(({ id, name, name_ur, sizes, parts }) => ({
    _id: id,
    name,
    ...urduOf(name_ur),
    sizes,
    parts: parts.map((part) => ({
      name: part.name,
      ...urduOf(part.name_ur),
      measurements: part.measurements,
      tables: part.size_tables,
    })),
  }));
}

function urduOf(text: string): { urdu?: string } {
  return text === "" ? {} : { urdu: text };
}
