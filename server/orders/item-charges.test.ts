import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { findProjectRoot } from "#database/project-root.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "../testing/guest-order.ts";

const { post, database } = await createTestShop();

const name = "20261123T1700-charges-as-rows.sql";
const readSql = (folder: string) => readFile(join(findProjectRoot(), "database", folder, name), "utf8");

test("charges go back into columns and into rows again, none of them lost", async () => {
  const everything = {
    ...plainLine,
    sizes: false,
    custom_size: measurements,
    cap: true,
    name_engraving: { name: "Dr. Zoya", position: "left" },
    quantity: 2,
  };
  const total = 2 * (4750 + 500 + 350 + 300) + 4750 + 4750 + 350;
  const items = [everything, plainLine, { ...plainLine, sizes: "L", cap: true }];
  const placed = await post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount: String(total) }));
  expect(placed.statusCode).toBe(201);

  const owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  onTestFinished(() => owner.end());
  const rows = async () =>
    (await owner.query("select * from order_item_charges order by item_id, charge")).rows;
  const before = await rows();
  expect(before.map(({ amount }) => amount).sort()).toEqual([300, 350, 350, 500]);
  // By itself, so that nothing of it is left.
  await owner.query("begin");
  await owner.query(await readSql("way-back"));
  const columns = await owner.query(
    `select name_engraving_charges as engraving, cap_charges as cap, custom_size_charges as size
     from order_items order by position`,
  );
  expect(columns.rows).toEqual([
    { engraving: 300, cap: 350, size: 500 },
    { engraving: 0, cap: 0, size: 0 },
    { engraving: 0, cap: 350, size: 0 },
  ]);
  await owner.query(await readSql("migrations"));
  expect(await rows()).toEqual(before);
  await owner.query("rollback");
});
