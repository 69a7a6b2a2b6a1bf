import { expect, test } from "vitest";
import type { listGarmentsBack, ProductBack } from "#contract/returns/garments-back.ts";
import { dayInKarachi, dayNumber, dayOfNumber } from "#contract/values/karachi-time.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { measurements, person, plainLine, saleLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

type Page = typeof listGarmentsBack.success.body._output;

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const headers = { cookie: owner.cookie };
const { office, get, place } = createOrderHelpers(shop, owner);
const today = dayInKarachi(new Date());
const daysAgo = (days: number) => dayOfNumber(dayNumber(today) - days);

const ask = (call: string, query = "") =>
  shop.app.inject({ url: `/api/admin/aftercare/${call}?${query}`, headers });
async function list(query = ""): Promise<Page> {
  const answer = await ask("garments", query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function staff(call: string, body: object) {
  const answer = await shop.post(`/api/admin/aftercare/${call}`, body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Asks about the first line of an order of one line that has arrived. */
async function asked(line: object, about: object): Promise<string> {
  const id = await place({ items: [line] });
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await office("deliver", { ids: [id] });
  const { items } = await get(id);
  const answer = await shop.post("/orders/askAftercare", {
    id,
    item: items[0].id,
    contact: person.phone,
    kind: "exchange",
    size: "L",
    ...about,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().request;
}

const approval = { remedy: "exchange", back: "customer", out: "shop" };

async function cameBack(line: object, about: object, answer: object = {}, checkedIn: object = {}) {
  const id = await asked(line, about);
  await staff("approve", { id, ...approval, ...answer });
  await staff("receive", { id, ...checkedIn });
  return id;
}

const plain = (id: string, items: readonly ProductBack[]) => items.find((product) => product.id === id);

test("only garments that came back are counted, by product, reason and size", async () => {
  await cameBack({ ...plainLine, quantity: 3 }, { reason: "too-small", pieces: 2 });
  await cameBack({ ...plainLine, sizes: "S" }, { reason: "too-small" }, {}, { toRepair: 1 });
  const sewn = { ...plainLine, sizes: false, custom_size: measurements };
  const mended = await cameBack(
    sewn,
    { kind: "fault", reason: "sewing", size: "", details: "A seam is open" },
    { remedy: "alteration", back: "shop" },
  );
  await cameBack(
    saleLine,
    { kind: "fault", reason: "cloth", size: "", details: "A seam is open" },
    {},
    { wasted: 1 },
  );
  // Declined, not answered, and not come back yet.
  await staff("decline", { id: await asked(plainLine, { reason: "too-large", size: "S" }), reason: "Worn" });
  await asked(plainLine, { reason: "too-large", size: "S" });
  await staff("approve", { id: await asked(plainLine, { reason: "too-large", size: "S" }), ...approval });

  const { items, next, from, to } = await list();
  expect([next, from, to]).toEqual([null, daysAgo(89), today]);
  expect(items.map(({ id }) => id)).toEqual([plainLine._id, saleLine._id]);
  expect(items[0]).toMatchObject({ pieces: 4, toStock: 2, toRepair: 2, wasted: 0, isKept: true });
  expect(items[0]?.reasons).toEqual([
    {
      reason: "too-small",
      pieces: 3,
      sizes: [
        { size: "M", pieces: 2 },
        { size: "S", pieces: 1 },
      ],
    },
    { reason: "sewing", pieces: 1, sizes: [{ size: "Custom size", pieces: 1 }] },
  ]);
  expect(items[1]).toMatchObject({ pieces: 1, wasted: 1, reasons: [{ reason: "cloth", pieces: 1 }] });

  const file = await ask("exportGarments");
  expect(file.headers["content-type"]).toContain("text/csv");
  const [product] = items;
  const named = `${product?.name},${product?.code}`;
  expect(file.body.split("\r\n").slice(0, 4)).toEqual([
    "\uFEFFProduct,Code,Reason,Size,Pieces",
    `${named},Too small,M,2`,
    `${named},Too small,S,1`,
    `${named},Sewing,Custom size,1`,
  ]);
  const { rows } = await pool.query("select after from audit_log where action = 'aftercare.export'");
  expect(rows).toEqual([{ after: { from, to } }]);

  // The day of Karachi on which it was asked counts, its first and its last moment included.
  const at = (moment: string) =>
    pool.query("update aftercare_requests set created_at = $2 where id = $1", [mended, moment]);
  const sewing = async (query: string) =>
    plain(plainLine._id, (await list(query)).items)?.reasons.some(({ reason }) => reason === "sewing") ??
    false;
  const day = daysAgo(40);
  for (const [moment, isIn] of [
    [`${daysAgo(41)}T18:59:59Z`, false],
    [`${daysAgo(41)}T19:00:00Z`, true],
    [`${day}T18:59:59Z`, true],
    [`${day}T19:00:00Z`, false],
  ] as const) {
    await at(moment);
    expect([moment, await sewing(`from=${day}&to=${day}`)]).toEqual([moment, isIn]);
  }
  expect(await sewing(`from=${daysAgo(38)}`)).toBe(false);
  expect(await sewing(`from=${daysAgo(39)}`)).toBe(true);
});

test("products beyond a page follow on the next, each once, and all of them are in the file", async () => {
  const id = await cameBack(plainLine, { reason: "not-as-expected" });
  // As many products as fill two pages and more, most of them with as many pieces as others; they are no longer sold.
  await pool.query(
    `with source as (select i.* from aftercare_requests a join order_items i on i.id = a.item_id where a.id = $1),
      added as (
        insert into order_items (id, order_id, position, product_id, quantity, price, sale_price, line)
        select gen_random_uuid(), order_id, 1000 + n, 'gone-' || lpad(n::text, 3, '0'), 5, price, sale_price, line
        from source, generate_series(1, 120) n returning id, order_id, position
      )
    insert into aftercare_requests (id, order_id, item_id, number, kind, reason, pieces, state, remedy, credit, to_stock, to_repair, wasted, created_at)
    select gen_random_uuid(), order_id, id, position, 'return', 'changed-mind', 1 + position % 4, 'done', 'refund', 0, 1 + position % 4, 0, 0,
      '2025-03-03' from added`,
    [id],
  );
  const days = "from=2025-03-01&to=2025-03-31";
  const seen: ProductBack[] = [];
  for (let after = ""; ; ) {
    const { items, next } = await list(`${days}${after && `&after=${after}`}`);
    expect(items.length).toBeLessThanOrEqual(50);
    seen.push(...items);
    if (next === null) break;
    after = next;
  }
  expect(new Set(seen.map((product) => product.id)).size).toBe(120);
  expect(seen).toHaveLength(120);
  expect(seen.every(({ isKept }) => !isKept)).toBe(true);
  const pieces = seen.map((product) => product.pieces);
  expect(pieces).toEqual(pieces.toSorted((a, b) => b - a));
  const lines = (await ask("exportGarments", days)).body.trim().split("\r\n");
  expect(lines).toHaveLength(121);
  expect((await list(`${days}&after=nonsense`)).items).toEqual([]);
});

test("days that are none, or end before they begin, are refused", async () => {
  for (const call of ["garments", "exportGarments"])
    for (const query of ["from=yesterday", "to=2026-13-01", "from=2026-02-01&to=2026-01-01"]) {
      const answer = await ask(call, query);
      expect([call, query, answer.statusCode]).toEqual([call, query, 400]);
      expect(answer.json().fields).toHaveProperty(query.startsWith("to") ? "to" : "from");
    }
});
