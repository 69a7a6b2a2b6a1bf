import { sql } from "kysely";
import type { FileFault } from "#contract/catalog/product-files.ts";
import { mostPieces } from "#contract/catalog/stock.ts";
import {
  mostListed,
  type StockChange,
  type StockFileResult,
  stockFileLimits,
} from "#contract/catalog/stock-files.ts";
import { textOfCell } from "#contract/values/csv.ts";
import { type Executor, read, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { readRows } from "#server/platform/csv/read-rows.ts";
import { UnreadableFile } from "#server/platform/csv/unreadable-file.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { readStockColumns, type StockCells, stockColumns } from "./stock-columns.ts";

type Place = { id: string; product: string; name: string; size: string; color: string; pieces: number };

const placeColumns = sql`s.id, s.product_id as product, p.name, s.size, coalesce(k.label, '') as color, s.pieces`;
const placeTables = sql`product_stock s join products p on p.id = s.product_id left join colors k on k.id = s.color_id`;

const atOnce = 200;

export async function* exportStock(executor: Executor): AsyncGenerator<(string | number)[][]> {
  yield [Object.values(stockColumns)];
  for (let after = ""; ; ) {
    // By color, then in the order of the product's sizes, as on a shelf.
    const places = await read(executor)<Place>`
      select ${placeColumns} from ${placeTables}
        left join product_colors c on c.product_id = s.product_id and c.color_id = s.color_id
      where s.product_id in (
        select distinct product_id from product_stock where product_id > ${after}::text
        order by 1 limit ${atOnce}::integer)
      order by s.product_id, c.position, array_position(p.sizes, s.size), s.id`;
    const last = places.at(-1);
    if (last === undefined) return;
    yield places.map(({ product, name, size, color, pieces }) => [product, name, size, color, pieces, ""]);
    after = last.product;
  }
}

// Locked in the order in which orders lock them (move-stock.ts), to avoid deadlocks.
const lockPlaces = (executor: Executor, products: readonly string[]) => read(executor)<Place>`
  select ${placeColumns} from ${placeTables} where s.product_id = any(${products}::text[])
  order by s.id for update of s`;

/** `isSaved` saves all or nothing, in a transaction. Idempotent for the same file. */
export async function importStock(
  { pool, staff }: StaffContext,
  path: string,
  isSaved: boolean,
): Promise<StockFileResult> {
  try {
    const rows = await readCells(path);
    return await withTransaction(pool, async (client) => {
      const products = [...new Set(rows.map(({ product }) => product))];
      const findings = compare(rows, await lockPlaces(client, products));
      const { changed, faults, ...counts } = findings;
      const result = {
        changed: changed.length,
        ...counts,
        faulty: new Set(faults.map(({ row }) => row)).size,
        changes: changed.slice(0, mostListed).map(toChange),
        faults: faults.slice(0, mostListed),
      };
      if (!isSaved || faults.length > 0) return { outcome: "checked", ...result };
      const counted = changed.map(({ place, after }) => ({ id: place.id, pieces: after }));
      await write(client)`
        update product_stock s set pieces = c.pieces
        from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c (id uuid, pieces integer) where s.id = c.id`;
      await record(client, staff, changed);
      return { outcome: "saved", ...result };
    });
  } catch (error) {
    if (error instanceof UnreadableFile) return { outcome: "unreadable", sentence: error.sentence };
    throw error;
  }
}

async function readCells(path: string): Promise<StockCells[]> {
  const rows = readRows(path, stockFileLimits);
  const first = await rows.next();
  const toCells = readStockColumns(first.done ? undefined : first.value);
  const cells: StockCells[] = [];
  for await (const row of rows) cells.push(toCells({ ...row, cells: row.cells.map(textOfCell) }));
  return cells;
}

type Counted = { place: Place; after: number };
type Compared = { changed: Counted[]; same: number; uncounted: number; faults: FileFault[] };

const keyOf = ({ product, size, color }: Pick<Place, "product" | "size" | "color">) =>
  JSON.stringify([product, size, color.toLowerCase()]);

function compare(rows: readonly StockCells[], places: readonly Place[]): Compared {
  const known = new Map(places.map((place) => [keyOf(place), place]));
  const seen = new Set<string>();
  const compared: Compared = { changed: [], same: 0, uncounted: 0, faults: [] };
  for (const row of rows) {
    if (row.counted === "") {
      compared.uncounted += 1;
      continue;
    }
    const key = keyOf(row);
    const place = known.get(key);
    const fault = faultOf(row, place, seen.has(key));
    seen.add(key);
    if (fault || !place) compared.faults.push(...(fault ? [fault] : []));
    else if (place.pieces === Number(row.counted)) compared.same += 1;
    else compared.changed.push({ place, after: Number(row.counted) });
  }
  return compared;
}

function faultOf(row: StockCells, place: Place | undefined, isRepeated: boolean): FileFault | undefined {
  const fault = (column: "product" | "pieces" | "counted" | "", sentence: string): FileFault => ({
    row: row.number,
    column: column && stockColumns[column],
    value: column ? row[column].slice(0, 100) : "",
    sentence,
  });
  if (!place) return fault("product", "Stock of this product is not tracked in this size and colour.");
  if (isRepeated) return fault("", "This size and colour stands in the file twice.");
  if (!/^\d{1,7}$/.test(row.counted) || Number(row.counted) > mostPieces)
    return fault("counted", `Enter whole pieces, 0 to ${mostPieces.toLocaleString("en")}.`);
  const isAsExported = row.pieces === "" || row.pieces === String(place.pieces);
  if (!isAsExported && Number(row.counted) !== place.pieces)
    return fault(
      "pieces",
      `There are ${place.pieces} by now. Download the file again, and count these anew.`,
    );
  return undefined;
}

function toChange({ place: { name, size, color, pieces }, after }: Counted): StockChange {
  return { name, size, color, before: pieces, after };
}

async function record(
  client: Executor,
  staff: StaffContext["staff"],
  changed: readonly Counted[],
): Promise<void> {
  for (const id of new Set(changed.map(({ place }) => place.product))) {
    const ofProduct = changed.filter(({ place }) => place.product === id);
    const facts = (pieces: (counted: Counted) => number) =>
      Object.fromEntries(
        ofProduct.map((each) => [[each.place.size, each.place.color].join(" ").trim(), pieces(each)]),
      );
    await recordChange(client, {
      staff,
      action: "stock.counted",
      subject: { kind: "stock", id },
      before: facts(({ place }) => place.pieces),
      after: facts(({ after }) => after),
    });
  }
}
