import type { ShelfFabric } from "#contract/workshop/fabric.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import {
  type CutPieces,
  fabricColumns,
  isCut,
  metresOfPieces,
  toCentimetre,
} from "#server/catalog/fabric-stock/cut-pieces.ts";
import type { FabricOfType } from "#server/catalog/fabric-stock/fabric-needed.ts";
import { isCounted } from "#server/catalog/fabric-stock/move-fabric.ts";
import { readGarmentTypes } from "#server/catalog/garment-types/list-garment-types.ts";

type FabricRow = Pick<ShelfFabric, "fabric" | "color" | "onShelf" | "used">;
type OpenPieces = CutPieces & Pick<ShelfFabric, "fabric" | "color"> & { dueOn: string };

const selectFabrics = (executor: Executor) => read(executor)<FabricRow>`
  select json_build_object('id', f.id, 'name', f.name, 'urdu', f.name_ur) as fabric,
    json_build_object('id', o.id, 'label', o.label, 'value', o.value, 'urdu', o.label_ur) as color,
    case when ${isCounted} then c.metres::double precision end as "onShelf",
    coalesce((select -sum(m.metres) from cloth_movements m where m.cloth_id = c.id
      and m.order_id is not null and m.created_at > now() - interval '30 days'), 0)::double precision as used
  from cloths c join fabrics f on f.id = c.fabric_id join colors o on o.id = c.color_id`;

// The present name of a fabric or a color; a deleted one, as it was ordered. Pieces from stock are sewn already, but
// for their caps.
const selectOpen = (executor: Executor) => read(executor)<OpenPieces>`
  with open as (
    select i.line -> 'fabric_type' as f, i.line -> 'color' as c,
      coalesce(o.due_on, (o.created_at at time zone 'Asia/Karachi')::date)::text as "dueOn", ${fabricColumns}
    from orders o join order_items i on i.order_id = o.id left join products p on p.id = i.product_id
    where o.progress = 'Pending' and o.cut_at is null and i.ahead is null and ${isCut}
  ), grouped as (
    select f ->> '_id' as fabric, c ->> '_id' as color, max(f ->> 'name') as name, max(c ->> 'label') as label,
      max(c ->> 'value') as value, "dueOn", "garmentType", sizes, parts, cap, "isFromStock", sum(pieces)::integer as pieces
    from open group by 1, 2, "dueOn", "garmentType", sizes, parts, cap, "isFromStock"
  )
  select jsonb_build_object('id', g.fabric, 'name', coalesce(f.name, g.name), 'urdu', coalesce(f.name_ur, '')) as fabric,
    jsonb_build_object('id', g.color, 'label', coalesce(c.label, g.label), 'value', coalesce(c.value, g.value), 'urdu', coalesce(c.label_ur, '')) as color,
    "dueOn", "garmentType", g.sizes, g.parts, g.cap, g."isFromStock", g.pieces
  from grouped g left join fabrics f on f.id::text = g.fabric left join colors c on c.id::text = g.color
  order by "dueOn"`;

export async function listFabric(executor: Executor): Promise<ShelfFabric[]> {
  const [counted, open, types] = [
    await selectFabrics(executor),
    await selectOpen(executor),
    await readGarmentTypes(executor),
  ];
  const cloths = new Map<string, { cloth: FabricRow; open: OpenPieces[] }>();
  for (const cloth of counted) cloths.set(keyOf(cloth), { cloth, open: [] });
  for (const { fabric, color, ...pieces } of open) {
    const key = keyOf({ fabric, color });
    const of = cloths.get(key) ?? { cloth: { fabric, color, onShelf: null, used: 0 }, open: [] };
    of.open.push({ fabric, color, ...pieces });
    cloths.set(key, of);
  }
  return [...cloths.values()]
    .map(({ cloth, open: pieces }) => ({ ...cloth, ...claimsOn(cloth.onShelf, pieces, types) }))
    .sort((one, other) => wordsOf(one).localeCompare(wordsOf(other), "en"));
}

const keyOf = ({ fabric, color }: Pick<ShelfFabric, "fabric" | "color">) => `${fabric.id} ${color.id}`;
const wordsOf = ({ fabric, color }: Pick<ShelfFabric, "fabric" | "color">) =>
  `${fabric.name}\n${color.label}`;

function claimsOn(
  onShelf: number | null,
  open: readonly OpenPieces[],
  types: readonly FabricOfType[],
): Pick<ShelfFabric, "needed" | "withoutMetres" | "short" | "shortFrom"> {
  let needed = 0;
  let withoutMetres = 0;
  let shortFrom: string | null = null;
  for (const { dueOn, fabric: _fabric, color: _color, ...pieces } of open) {
    const metres = metresOfPieces(pieces, types);
    if (metres === undefined) withoutMetres += pieces.pieces;
    else needed = toCentimetre(needed + metres);
    if (onShelf !== null && needed > Math.max(onShelf, 0)) shortFrom ??= dueOn;
  }
  const short = onShelf === null ? null : Math.max(0, toCentimetre(needed - onShelf));
  return { needed, withoutMetres, short, shortFrom };
}

export async function readFabric(
  executor: Executor,
  which: { fabric: string; color: string },
): Promise<ShelfFabric | undefined> {
  const names = await readFirst(executor)<Pick<ShelfFabric, "fabric" | "color">>`
    select json_build_object('id', f.id, 'name', f.name, 'urdu', f.name_ur) as fabric,
      json_build_object('id', c.id, 'label', c.label, 'value', c.value, 'urdu', c.label_ur) as color
    from fabrics f, colors c where f.id::text = ${which.fabric}::text and c.id::text = ${which.color}::text`;
  if (!names) return undefined;
  const listed = (await listFabric(executor)).find((cloth) => keyOf(cloth) === keyOf(names));
  const none = { onShelf: null, used: 0, needed: 0, withoutMetres: 0, short: null, shortFrom: null };
  return listed ?? { ...names, ...none };
}
