import { beforeEach, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { cookie } = await signInStaff(shop, "manager");
const id = plainLine._id;

beforeEach(async () => {
  await pool.query("delete from product_stock");
  await pool.query(
    `insert into product_stock (product_id, size, color_id, pieces)
     select p.id, s.size, c.color_id, 5 from products p, unnest(array['S', 'M']) as s (size), product_colors c
     where p.id = $1 and c.product_id = p.id`,
    [id],
  );
});

async function exported(): Promise<string[][]> {
  const answer = await shop.app.inject({ url: "/api/admin/stock/export", headers: { cookie } });
  expect(answer.headers["content-type"]).toContain("text/csv");
  return answer.body
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
}

async function sent(lines: readonly (readonly string[])[], save: "yes" | "no" = "no", type = "text/csv") {
  return shop.app.inject({
    method: "POST",
    url: `/api/admin/stock/import?save=${save}`,
    headers: { cookie, "content-type": type },
    payload: lines.map((line) => line.join(",")).join("\r\n"),
  });
}

function counted(file: string[][], size: string, color: string, pieces: string): string[][] {
  return file.map((row) => (row[2] === size && row[3] === color ? [...row.slice(0, 5), pieces] : row));
}

const left = async () =>
  (await pool.query("select sum(pieces)::integer as pieces from product_stock")).rows[0].pieces;

test("previews a count, saves it once, and logs it", async () => {
  const file = await exported();
  expect(file[0]).toEqual(["Product", "Name", "Size", "Color", "Pieces", "Counted"]);
  const [, first = []] = file;
  // By color, then in the order of sizes.
  expect(file.slice(1, 5).map((row) => row[2])).toEqual(["S", "M", "S", "M"]);
  const color = first[3] ?? "";
  const before = await left();
  const filled = counted(counted(file, "S", color, "9"), "M", color, "5");
  const looked = (await sent(filled)).json();
  expect(looked).toMatchObject({
    outcome: "checked",
    changed: 1,
    same: 1,
    faulty: 0,
    uncounted: file.length - 3,
  });
  expect(looked.changes).toMatchObject([{ size: "S", color, before: 5, after: 9 }]);
  expect(await left()).toBe(before);

  expect((await sent(filled, "yes")).json()).toMatchObject({ outcome: "saved", changed: 1 });
  expect(await left()).toBe(before + 4);
  expect((await sent(filled, "yes")).json()).toMatchObject({ outcome: "saved", changed: 0, same: 2 });
  const { rows } = await pool.query(
    "select before, after from audit_log where action = 'stock.counted' and subject_id = $1",
    [id],
  );
  expect(rows).toEqual([{ before: { [`S ${color}`]: 5 }, after: { [`S ${color}`]: 9 } }]);
});

test("subtracts pieces ordered since the file was exported", async () => {
  const file = await exported();
  const color = String(plainLine.color.label);
  const items = [{ ...plainLine, sizes: "M" }];
  const { totalAmount } = (
    await shop.post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount: 1 }))
  ).json();
  expect((await shop.post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount }))).statusCode).toBe(
    201,
  );
  const before = await left();
  const late = (await sent(counted(file, "M", color, "7"), "yes")).json();
  expect(late).toMatchObject({ outcome: "checked", faulty: 1 });
  expect(late.faults).toMatchObject([
    {
      column: "Pieces",
      value: "5",
      sentence: "There are 4 by now. Download the file again, and count these anew.",
    },
  ]);
  expect(await left()).toBe(before);
});

test.each([
  ["more than there can be", "100001", "Counted"],
  ["a fraction", "1.5", "Counted"],
  ["less than none", "-1", "Counted"],
  ["words", "many", "Counted"],
])("reports %s as a fault of its row, and saves nothing of the file", async (_, value, column) => {
  const file = await exported();
  const color = file[1]?.[3] ?? "";
  const filled = counted(counted(file, "S", color, value), "M", color, "8");
  const answer = (await sent(filled, "yes")).json();
  expect(answer).toMatchObject({ outcome: "checked", changed: 1, faulty: 1 });
  expect(answer.faults).toMatchObject([{ column, value }]);
  expect(await left()).toBe(5 * (file.length - 1));
});

test("reports an unknown product, a repeated size and a file of another kind", async () => {
  const [titles = [], row = []] = await exported();
  const known = [...row.slice(0, 5), "6"];
  const unknown = ["toga", "Toga", "S", "Teal", "5", "6"];
  const { faults } = (await sent([titles, known, known, unknown])).json();
  expect(faults.map((fault: { row: number; column: string }) => [fault.row, fault.column])).toEqual([
    [3, ""],
    [4, "Product"],
  ]);
  const other = (await sent([["Name", "Price"]])).json();
  expect(other).toEqual({ outcome: "unreadable", sentence: "The first row names no column “Product”." });
  expect((await sent([titles], "no", "application/json")).statusCode).toBeGreaterThanOrEqual(400);
  expect((await sent([["x".repeat(9 * 1024 * 1024)]])).statusCode).toBe(413);
});
