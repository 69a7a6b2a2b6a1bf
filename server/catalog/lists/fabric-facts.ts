import type { Selectable } from "kysely";
import type { Fabric, FabricFacts, FabricOpacity } from "#contract/catalog/catalog.ts";
import { type Executor, read } from "#database/query.ts";
import type { FabricsTable } from "#database/schema/catalog-tables.ts";

type Row = Pick<
  Selectable<FabricsTable>,
  "id" | "grams" | "weave" | "weave_ur" | "content" | "content_ur" | "care" | "care_ur"
> & { opacity: FabricOpacity | null };

export async function readFabricFacts(executor: Executor, id: string): Promise<Map<string, FabricFacts>> {
  const rows = await read(executor)<Row>`
    select f.id, f.grams, f.opacity, f.weave, f.weave_ur, f.content, f.content_ur, f.care, f.care_ur
    from product_fabrics o join fabrics f on f.id = o.fabric_id where o.product_id = ${id}`;
  const known = rows.map((row) => [row.id, toFacts(row)] as const);
  return new Map(known.filter(([, facts]) => Object.keys(facts).length > 0));
}

export function withFacts(fabric: Fabric, facts: ReadonlyMap<string, FabricFacts>): Fabric {
  const known = facts.get(fabric._id);
  return known ? { ...fabric, facts: known } : fabric;
}

function toFacts(row: Row): FabricFacts {
  return {
    ...(row.grams !== null && { weight: row.grams }),
    ...(row.weave !== "" && { weave: said(row.weave, row.weave_ur) }),
    ...(row.content !== "" && { content: said(row.content, row.content_ur) }),
    ...(row.opacity !== null && { opacity: row.opacity }),
    ...(row.care !== "" && { care: said(row.care, row.care_ur) }),
  };
}

function said(text: string, urdu: string): { text: string; urdu?: string } {
  return urdu === "" ? { text } : { text, urdu };
}

type Care = { name: string; nameUrdu: string; care: string; careUrdu: string };

/** Care of fabrics in words, those of its maker; fabrics without any are left out. */
export function readCare(executor: Executor, fabricIds: readonly string[]): Promise<Care[]> {
  return read(executor)<Care>`
    select name, name_ur as "nameUrdu", care, care_ur as "careUrdu" from fabrics
    where id::text = any(${[...fabricIds]}::text[]) and care <> '' order by name`;
}
