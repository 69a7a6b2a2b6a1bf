import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, plainLine } from "../../testing/guest-order.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { cookie, staff } = await signInStaff(shop, "manager");
const product = "mall-road-v-neck-set";
const { rows: colors } = await pool.query<{ id: string; label: string }>(
  `select k.id, k.label from product_colors c join colors k on k.id = c.color_id where c.product_id = $1
   order by c.position limit 2`,
  [product],
);
const all = await pool.query(
  `select k.id from product_colors c join colors k on k.id = c.color_id where c.product_id = $1`,
  [product],
);
const { rows: sizes } = await pool.query<{ size: string }>(
  "select unnest(sizes) as size from products where id = $1",
  [product],
);
await shop.post(
  "/api/admin/stock/start",
  {
    id: product,
    sizes: all.rows.flatMap(({ id }) => sizes.map(({ size }) => ({ size, color: id, pieces: 500 }))),
  },
  { cookie },
);

const checkIn = (body: object) => shop.post("/api/admin/parcels/checkIn", body, { cookie });
const read = async (id: string) =>
  (await shop.app.inject({ url: `/api/admin/orders/get?id=${id}`, headers: { cookie } })).json().order;

const stocked = (color: number, quantity: number) => ({
  ...plainLine,
  _id: product,
  sizes: "M",
  color: { label: colors[color]?.label },
  quantity,
});

type Sent = { id: string; items: { id: string; quantity: number }[] };

async function send(items: object[], phone = "0300 1234567"): Promise<Sent> {
  const place = (totalAmount: string) =>
    shop.post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount, phone }));
  const placed = await place((await place("1")).json().totalAmount);
  expect(placed.statusCode, placed.body).toBe(201);
  const { rows } = await pool.query("select id from orders where number = $1", [
    placed.json().OrderID.replace(/^TB-|-/g, ""),
  ]);
  const { id } = rows[0];
  const orders = [{ id, consignmentNumber: "26112300000017" }];
  await shop.post(
    "/api/admin/orders/dispatch",
    { courier: "PostEx", orders, acknowledged: questionCodes },
    { cookie },
  );
  return { id, items: (await read(id)).items };
}

async function pieces(): Promise<number> {
  const { rows } = await pool.query("select sum(pieces)::integer as sum from product_stock");
  return rows[0].sum;
}

const answer = ({ id, items }: Sent, more: object = {}) => ({
  id,
  reason: "Refused at the door",
  items: items.map((item) => ({ id: item.id, toRepair: 0, wasted: 0 })),
  ...more,
});

test("whatever mix of pieces is checked in, stock, ledger and history agree", async () => {
  for (let round = 0; round < 25; round += 1) {
    const dice = (most: number) => Math.floor(Math.random() * (most + 1));
    const before = await pieces();
    const order = await send([
      stocked(0, 1 + dice(4)),
      ...(dice(1) ? [stocked(1, 1 + dice(4))] : []),
      // Another item from the same stock.
      ...(dice(1)
        ? [{ ...stocked(0, 1 + dice(2)), name_engraving: { name: "Dr Hina", position: "left" } }]
        : []),
      ...(dice(1) ? [{ ...plainLine, quantity: 1 + dice(2) }] : []),
    ]);
    const items = order.items.map(({ id, quantity }) => {
      const toRepair = dice(quantity);
      return { id, toRepair, wasted: dice(quantity - toRepair) };
    });
    const fee = dice(300);
    const answered = await checkIn(answer(order, { items, fee }));
    expect(answered.statusCode, answered.body).toBe(200);
    const { rows: kept } = await pool.query(
      `select i.quantity, i.stock_id, r.to_stock, r.to_repair, r.wasted from returned_items r
       join order_items i on i.id = r.item_id where r.order_id = $1`,
      [order.id],
    );
    expect(kept).toHaveLength(order.items.length);
    const left = { lost: 0 };
    for (const row of kept) {
      expect(row.to_stock + row.to_repair + row.wasted).toBe(row.quantity);
      if (row.stock_id !== null) left.lost += row.to_repair + row.wasted;
    }
    expect(await pieces()).toBe(before - left.lost);
    const after = await read(order.id);
    expect(after).toMatchObject({ orderProgress: "Cancelled", cancelReason: "Refused at the door" });
    const sumOf = (kind: string) =>
      after.office.ledger
        .filter((entry: { kind: string }) => entry.kind === kind)
        .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    const due = sumOf("due") - fee;
    expect(sumOf("written-off")).toBe(fee);
    expect([due, after.payment.balance]).toEqual([0, 0]);
    const events = after.history.map(({ event }: { event: string }) => event);
    expect(events.slice(-2).sort()).toEqual(["Cancelled", "checked-in"]);
    expect((await pool.query("select fee from order_returns where order_id = $1", [order.id])).rows).toEqual([
      { fee },
    ]);
  }
}, 120_000);

test("of many at once one checks it in, the others learn so, and its pieces come back once", async () => {
  const before = await pieces();
  const order = await send([stocked(0, 3)]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => checkIn(answer(order))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await pieces()).toBe(before);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().error).toBe("This order is not on its way. It may have been checked in already.");
});

test("who has refused is known when they order again, and what was paid ahead stands as theirs", async () => {
  const phone = "0301 7654321";
  const order = await send([stocked(0, 1)], phone);
  const advance = { id: order.id, kind: "received", amount: 500, how: "raast", reference: "BACK-1" };
  await shop.post("/api/admin/orders/enterPayment", { ...advance, on: "2026-11-20" }, { cookie });
  expect((await checkIn(answer(order))).statusCode).toBe(200);
  expect((await read(order.id)).payment.balance).toBe(-500);
  const next = await send([stocked(0, 1)], "+92 301 7654321");
  expect((await read(next.id)).office.customer).toMatchObject({ refused: 1 });
});

test("what was not sent, other items and too many pieces change nothing", async () => {
  const order = await send([stocked(0, 2)]);
  const before = await pieces();
  const [item] = order.items;
  const wrong: [object, number][] = [
    [{ items: [] }, 400],
    [{ items: [{ ...item, id: randomUUID(), toRepair: 0, wasted: 0 }] }, 400],
    [{ items: Array(2).fill({ id: item?.id, toRepair: 0, wasted: 0 }) }, 400],
    [{ items: [{ id: item?.id, toRepair: 2, wasted: 1 }] }, 400],
    [{ items: [{ id: item?.id, toRepair: -1, wasted: 0 }] }, 400],
    [{ items: [{ id: item?.id, toRepair: 0.5, wasted: 0 }] }, 400],
    [{ fee: -1 }, 400],
    [{ reason: " " }, 400],
    [{ id: randomUUID() }, 404],
    [{ id: "not-an-order" }, 404],
  ];
  for (const [change, status] of wrong) {
    const refused = await checkIn(answer(order, change));
    expect([change, refused.statusCode]).toEqual([change, status]);
  }
  expect(await pieces()).toBe(before);
  expect((await read(order.id)).orderProgress).toBe("Dispatched");
  await shop.post("/api/admin/orders/deliver", { ids: [order.id] }, { cookie });
  expect((await checkIn(answer(order))).statusCode).toBe(409);
  const { rows } = await pool.query("select action from audit_log where subject_id = $1 and action = $2", [
    order.id,
    "order.checkIn",
  ]);
  expect([rows, staff.id === ""]).toEqual([[], false]);
});

test("the courier's fee counts once, whether it is noted or its statement comes first", async () => {
  const head =
    "TRACKING_NUMBER,ORDER_REF_NUMBER,STATUS,COD_AMOUNT,SHIPPING_CHARGES,GST,WH_INCOME_TAX,WH_SALES_TAX,NET_AMOUNT";
  const state = async (number: string) => {
    const body = { number: `FEE-${number}`, paidOn: "2026-11-20", file: "" };
    const file = `${head}\r\n${number},UF,Return,0,222.40,35.58,0,0,-257.98`;
    const answer = await shop.post("/api/admin/payouts/apply", { ...body, file }, { cookie });
    expect([answer.statusCode, answer.json().entered]).toEqual([200, 1]);
  };
  const ledgerOf = async (id: string) => {
    const entries: { kind: string; cause: string | null; amount: number }[] = (await read(id)).office.ledger;
    return entries
      .filter(({ kind, cause }) => kind === "written-off" || cause === "charge")
      .map(({ amount }) => amount);
  };
  for (const [index, isNotedFirst] of [true, false].entries()) {
    const order = await send([stocked(0, 1)]);
    const number = `2611239900000${index}`;
    const dispatch = { id: order.id, courier: "PostEx", consignmentNumber: number };
    await shop.post("/api/admin/orders/correctDispatch", dispatch, { cookie });
    if (!isNotedFirst) await state(number);
    expect((await checkIn(answer(order, { fee: 180 }))).statusCode).toBe(200);
    if (isNotedFirst) {
      expect(await ledgerOf(order.id)).toEqual([180, 180]);
      await state(number);
    }
    expect((await ledgerOf(order.id)).sort((one, other) => one - other)).toEqual(
      isNotedFirst ? [-180, -180, 180, 180, 258, 258] : [258, 258],
    );
    expect((await read(order.id)).payment.balance).toBe(0);
  }
});
