import type pg from "pg";
import type { CorrectionReason, ProductStock, SizePieces } from "#contract/catalog/stock.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { type Executor, read, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { recordChange } from "#server/staff/record-change.ts";
import { readStockRows, type StockRow, toPieces } from "./read-stock.ts";

type StockOffice = {
  pool: pg.Pool;
  staff: Pick<StaffMember, "id">;
};

type Unknown = { outcome: "unknown" };
type Changed = { outcome: "changed"; stock: SizePieces[] };
type WrongSizes = { outcome: "wrong-sizes" };

const lockProduct = (executor: Executor, id: string) => read(executor)`
  select from products where id = ${id} for no key update`;

type Place = { size: string; color?: string | null | undefined };

const placeKey = ({ size, color }: Place) => JSON.stringify([size, color ?? null]);

function asFacts(
  stock: readonly (Place & { pieces: number })[],
  { colors }: Pick<ProductStock, "colors">,
): Record<string, number> {
  const labels = new Map(colors.map(({ id, label }) => [id, label]));
  return Object.fromEntries(
    stock.map(({ size, color, pieces }) => [color ? `${size} ${labels.get(color) ?? ""}` : size, pieces]),
  );
}

export function startStock(
  { pool, staff }: StockOffice,
  id: string,
  counted: readonly SizePieces[],
): Promise<Changed | WrongSizes | Unknown | { outcome: "kept-already" }> {
  return withTransaction(pool, async (client) => {
    // Locks the sizes that were counted until the end of the transaction.
    await lockProduct(client, id);
    const product = await readStockRows(client, id);
    if (!product) return { outcome: "unknown" };
    if (product.stock) return { outcome: "kept-already" };
    const ofColors = counted.some(({ color }) => color !== undefined);
    const places = product.sizes.flatMap((size): Place[] =>
      ofColors ? product.colors.map(({ id: color }) => ({ size, color })) : [{ size }],
    );
    const wanted = new Set(places.map(placeKey));
    const isComplete = wanted.size === counted.length && counted.every((each) => wanted.has(placeKey(each)));
    if (!isComplete) return { outcome: "wrong-sizes" };
    await write(client)`
      insert into product_stock (product_id, size, color_id, pieces)
      select ${id}, size, color, pieces
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (size text, color uuid, pieces integer)`;
    const subject = { kind: "stock", id };
    await recordChange(client, {
      staff,
      action: "stock.start",
      subject,
      before: null,
      after: asFacts(counted, product),
    });
    return { outcome: "changed", stock: [...counted] };
  });
}

/** Deletes the numbers: pieces of earlier orders are not returned to stock that is started later with a new count. */
export function stopStock(
  { pool, staff }: StockOffice,
  id: string,
): Promise<{ outcome: "stopped" } | { outcome: "not-kept" } | Unknown> {
  return withTransaction(pool, async (client) => {
    await lockProduct(client, id);
    const product = await readStockRows(client, id);
    if (!product) return { outcome: "unknown" };
    const gone = await write(client)<StockRow>`
      delete from product_stock where product_id = ${id} returning id, size, color_id as color, pieces`;
    if (gone.length === 0) return { outcome: "not-kept" };
    const subject = { kind: "stock", id };
    await recordChange(client, {
      staff,
      action: "stock.stop",
      subject,
      before: asFacts(gone, product),
      after: null,
    });
    return { outcome: "stopped" };
  });
}

type SizeChange = Place & { pieces: number };

type TooFewPieces = { outcome: "too-few"; index: number; left: number };

type Corrected = { id: string; before: number; after: number };

// Locked in the order in which orders lock them (move-stock.ts), to avoid deadlocks. The previous number includes all
// orders up to then.
function correct(executor: Executor, reason: CorrectionReason, changes: string) {
  return write(executor)<Corrected>`
    with held as materialized (
      select s.id, s.pieces as before, case ${reason}::text when 'counted' then c.pieces when 'damaged' then s.pieces - c.pieces
        else s.pieces + c.pieces end as after
      from jsonb_to_recordset(${changes}::jsonb) as c (id uuid, pieces integer)
      join product_stock s on s.id = c.id
      order by s.id for update of s
    ), corrected as (
      update product_stock s set pieces = held.after from held where s.id = held.id and held.after >= 0
    )
    select id, before, after from held`;
}

/** Adds, removes or sets pieces of sizes, by the reason; never below 0. */
export async function correctStock(
  { pool, staff }: StockOffice,
  id: string,
  reason: CorrectionReason,
  changes: readonly SizeChange[],
): Promise<Changed | WrongSizes | Unknown | TooFewPieces> {
  try {
    return await withTransaction(pool, async (client) => {
      const product = await readStockRows(client, id);
      const rows = product?.stock;
      if (!product || !rows) return { outcome: "unknown" };
      const found = changes.flatMap((change) => {
        const row = rows.find((each) => placeKey(each) === placeKey(change));
        return row ? [{ ...row, pieces: change.pieces }] : [];
      });
      if (found.length < changes.length) return { outcome: "wrong-sizes" };
      const corrected = await correct(client, reason, JSON.stringify(found));
      const short = corrected.find(({ after }) => after < 0);
      if (short) {
        const index = found.findIndex((row) => row.id === short.id);
        throw new TooFew(index, short.before);
      }
      const facts = (pieces: (row: Corrected) => number) =>
        asFacts(
          found.flatMap((row) => {
            const one = corrected.find((each) => each.id === row.id && each.after !== each.before);
            return one ? [{ ...row, pieces: pieces(one) }] : [];
          }),
          product,
        );
      await recordChange(client, {
        staff,
        action: `stock.${reason}`,
        subject: { kind: "stock", id: product.id },
        before: facts(({ before }) => before),
        after: facts(({ after }) => after),
      });
      const now = (await readStockRows(client, id))?.stock ?? [];
      return { outcome: "changed", stock: now.map(toPieces) };
    });
  } catch (error) {
    if (error instanceof TooFew) return { outcome: "too-few", index: error.index, left: error.left };
    throw error;
  }
}

class TooFew extends Error {
  readonly index: number;
  readonly left: number;
  constructor(index: number, left: number) {
    super("too few");
    this.index = index;
    this.left = left;
  }
}
