import fc from "fast-check";
import { expect, test } from "vitest";
import type { PiecesOfItem } from "#contract/orders/pieces.ts";
import { metresOfPieces } from "#server/catalog/fabric-stock/cut-pieces.ts";
import { readGarmentTypes } from "#server/catalog/garment-types/list-garment-types.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { createPieceActs, type PieceStep, pieceHistories } from "#server/testing/piece-histories.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { get } = createOrderHelpers(shop, owner);
const begun = 60;
/** Sewn to order: no stock is recorded. */
const tailored = (
  await pool.query(
    "select id from products where garment_type = 'set' and 'M' = any (sizes) and id <> $1 limit 1",
    [plainLine._id],
  )
).rows[0].id;
await pool.query(
  `insert into product_fabrics (product_id, fabric_id, position)
   select $2, fabric_id, 90 + position from product_fabrics where product_id = $1 on conflict do nothing`,
  [plainLine._id, tailored],
);
await pool.query(
  `insert into product_colors (product_id, color_id, position)
   select $2, color_id, 90 + position from product_colors where product_id = $1 on conflict do nothing`,
  [plainLine._id, tailored],
);
const types = await readGarmentTypes(pool);

async function begin() {
  await pool.query(`delete from cloth_movements; delete from cloths; delete from product_stock where product_id = '${plainLine._id}';
    insert into product_stock (product_id, size, pieces) select id, unnest(sizes), ${begun} from products where id = '${plainLine._id}'`);
  await shop.services.catalogVersion.catchUp();
}

type Sum = { item: string; quantity: number; places: PiecesOfItem["places"]; stock_id: string | null };

async function piecesOf(ids: readonly string[]): Promise<Sum[]> {
  const all: Sum[] = [];
  for (const id of ids) {
    const { items, pieces } = await get(id);
    const { rows } = await pool.query("select id, stock_id from order_items where order_id = $1", [id]);
    for (const { item, places } of pieces as PiecesOfItem[]) {
      const { quantity } = items.find((line: { id: string }) => line.id === item);
      all.push({ item, quantity, places, stock_id: rows.find((row) => row.id === item)?.stock_id ?? null });
    }
  }
  return all;
}

const total = (places: PiecesOfItem["places"]) =>
  Object.values(places).reduce((sum, pieces) => sum + pieces, 0);

/** The inconsistencies, in words; empty where every piece is in one place, and stock and cloth follow from it. */
async function findFaults(ids: readonly string[], corrected: number): Promise<string[]> {
  const faults: string[] = [];
  const sums = await piecesOf(ids);
  for (const { item, quantity, places } of sums)
    if (total(places) !== quantity) faults.push(`${item}: ${JSON.stringify(places)} of ${quantity}`);
  const out = sums
    .filter(({ stock_id }) => stock_id !== null)
    .reduce((sum, { quantity, places }) => sum + quantity - (places.stock ?? 0) - (places.cancelled ?? 0), 0);
  const { rows: stock } = await pool.query(
    "select sum(pieces)::integer - count(*)::integer * $2::integer as moved from product_stock where product_id = $1",
    [plainLine._id, begun],
  );
  if (stock[0].moved !== corrected - out)
    faults.push(`stock moved ${stock[0].moved}, ${corrected - out} is right`);
  return [...faults, ...(await findFabricFaults(ids))];
}

async function findFabricFaults(ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query(
    `select i.id, i.quantity, i.line -> 'sizes' as sizes, i.stock_id is not null as stocked, p.garment_type,
       o.progress in ('Dispatched', 'Delivered') or o.cut_at is not null or i.ahead is not null as is_cut,
       (select coalesce(-sum(m.metres), 0)::double precision from cloth_movements m where m.item_id = i.id
         and m.joined_work_at is not distinct from i.joined_work_at) as booked
     from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
     where o.id = any($1::uuid[]) and o.progress <> 'Cancelled'`,
    [ids],
  );
  return rows.flatMap(({ id, quantity, sizes, stocked, garment_type, is_cut, booked }) => {
    const garment = { garmentType: garment_type, sizes, cap: false, isFromStock: stocked, pieces: quantity };
    const right = is_cut ? (metresOfPieces(garment, types) ?? 0) : 0;
    return Math.abs(right - booked) < 0.005
      ? []
      : [`cloth of ${id}: ${booked} m booked, ${right} m is right`];
  });
}

test("whatever happens to orders, each piece is in one place, and stock and cloth follow", async () => {
  await fc.assert(
    fc.asyncProperty(pieceHistories, async (history) => {
      await begin();
      const acts = createPieceActs(shop, owner, tailored);
      for (const step of history) {
        await acts.take(step);
        expect([step, await findFaults(acts.ids, acts.corrected())]).toEqual([step, []]);
      }
    }),
    { numRuns: 20 },
  );
}, 300_000);

const returned: PieceStep[] = [
  { what: "place", stocked: 3, sewn: 1 },
  ...["cut", "packed"].map((stage) => ({ what: "stage", order: 0, stage })),
  { what: "dispatch", order: 0 },
  { what: "deliver", order: 0 },
  ...[
    { line: 0, remedy: "refund" },
    { line: 1, remedy: "alteration" },
  ].map((of) => ({ what: "give-back", order: 0, parcel: 0, pieces: 1, toRepair: 0, wasted: 0, ...of })),
];

test.each([
  [
    "goods that came back by a request are forgotten",
    "update aftercare_requests set to_stock = null, credit = null, settled = 0",
  ],
  ["a line is noted as cut whose cloth was not taken", "delete from cloth_movements"],
  ["a piece is put to stock twice", "update product_stock set pieces = pieces + 1 where size = 'M'"],
])("the check finds it where %s", async (_what, statement) => {
  await begin();
  const acts = createPieceActs(shop, owner, tailored);
  for (const step of returned) await acts.take(step);
  expect(await findFaults(acts.ids, acts.corrected())).toEqual([]);
  await pool.query(statement);
  expect(await findFaults(acts.ids, acts.corrected())).not.toEqual([]);
});
