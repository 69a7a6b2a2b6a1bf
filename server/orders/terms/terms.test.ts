import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineTotal } from "#contract/money/line-price.ts";
import { addCoupon } from "../../testing/add-coupon.ts";
import { createTermChanges } from "../../testing/change-terms.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { person, plainLine } from "../../testing/guest-order.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const headers = { cookie: owner.cookie };
const { office, get, place, editOf, save } = createOrderHelpers(shop, owner);
const { set, setCharges, changeCoupon } = createTermChanges(shop, owner);

const atFirst = [250, 300, 350, 500];

async function later(): Promise<void> {
  await set({ freeDeliveryFrom: 20_000 });
  await setCharges([400, 900, 950, 1500]);
}

async function asBefore(): Promise<void> {
  await set({ freeDeliveryFrom: 5000 });
  await setCharges(atFirst);
}

const twoPieces = async (id: string, changes: object = {}) => {
  const edit = await editOf(id);
  return { ...edit, items: [{ ...edit.items[0], quantity: 2, ...changes }] };
};

const quoteOf = async (edit: object) => (await office("quoteEdit", edit)).json();

describe("an order retains the terms it was placed on", () => {
  test("in an edit after threshold, delivery and charges have changed", async () => {
    const id = await place({ items: [{ ...plainLine, quantity: 3 }] });
    const small = await place();
    await later();
    const edit = await editOf(id);
    const more = { ...edit, items: [{ ...edit.items[0], quantity: 4 }] };
    expect(await quoteOf(more)).toMatchObject({ subtotal: 19_000, delivery: 0, totalAmount: 19_000 });
    const measured = await twoPieces(small, {
      quantity: 1,
      name_engraving: { name: "Dr. Amna", position: "left" },
    });
    expect(await quoteOf(measured)).toMatchObject({ subtotal: 5050, delivery: 0, totalAmount: 5050 });
    await asBefore();
  });

  test("in an edit that makes its delivery due again", async () => {
    const id = await place({ items: [{ ...plainLine, quantity: 2 }] });
    await later();
    const edit = await editOf(id);
    const fewer = { ...edit, items: [{ ...edit.items[0], quantity: 1 }] };
    expect(await quoteOf(fewer)).toMatchObject({ subtotal: 4750, delivery: 250, totalAmount: 5000 });
    await asBefore();
  });

  test.each([
    ["a larger share", { amount: 50 }],
    ["another kind", { kind: "free-delivery" as const, amount: 0 }],
    ["a minimum that it does not reach", { minimumSubtotal: 900_000 }],
    ["a cap", { maximumDiscount: 1 }],
    ["another code", { code: "OTHERWISE" }],
  ])("in an edit after its coupon got %s", async (what, change) => {
    const code = `KEPT-${what.replaceAll(" ", "-")}`.toUpperCase();
    const coupon = await addCoupon(shop.database, { code, kind: "percent", amount: 10 });
    const id = await place({ coupon: code });
    await changeCoupon(coupon, change);
    const quote = await quoteOf(await twoPieces(id));
    expect(quote).toMatchObject({ subtotal: 9500, discount: 950, coupon: code, totalAmount: 8550 });
    const { answer } = await save(await twoPieces(id));
    expect(answer.statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ discount: 950, totalAmount: 8550 });
  });

  test("in an edit after its coupon was made for other categories, or its category got another name", async () => {
    const { rows } = await pool.query(
      "select c.id, c.name from products p join categories c on c.id = p.category_id where p.id = $1",
      [plainLine._id],
    );
    const [{ id: category, name }] = rows;
    const coupon = await addCoupon(shop.database, { code: "FORMEN", kind: "percent", amount: 10 });
    await pool.query("insert into coupon_categories values ($1, $2)", [coupon, category]);
    const id = await place({ coupon: "FORMEN" });
    expect((await get(id)).discount).toBe(475);
    await pool.query("update categories set name = 'Gentlemen' where id = $1", [category]);
    await pool.query("delete from coupon_categories where coupon_id = $1", [coupon]);
    await pool.query(
      "insert into coupon_categories select $1, id from categories where id <> $2 order by id limit 1",
      [coupon, category],
    );
    expect(await quoteOf(await twoPieces(id, { sizes: "L" }))).toMatchObject({ discount: 950 });
    await pool.query("update categories set name = $2 where id = $1", [category, name]);
  });

  test("unless staff choose those of today, which they see beside before they save", async () => {
    const coupon = await addCoupon(shop.database, { code: "TODAYS", kind: "percent", amount: 10 });
    const id = await place({ coupon: "TODAYS" });
    expect((await quoteOf(await editOf(id))).totals).toEqual({ order: 4525, today: 4525 });
    await later();
    await changeCoupon(coupon, { amount: 20 });
    // 9,500 less 20 %, and 400 of delivery below 20,000; by those of its day 10 %, and delivery is free from 5,000.
    const edit = await twoPieces(id);
    expect(await quoteOf(edit)).toMatchObject({
      totalAmount: 8550,
      totals: { order: 8550, today: 8000 },
    });
    const todays = { ...edit, terms: "today" };
    expect(await quoteOf(todays)).toMatchObject({
      discount: 1900,
      delivery: 400,
      totalAmount: 8000,
      totals: { order: 8550, today: 8000 },
    });
    expect((await save(todays)).answer.statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ totalAmount: 8000, delivery: 400, discount: 1900 });
    await asBefore();
    await changeCoupon(coupon, { amount: 5 });
    // They are its own from then on.
    const again = await editOf(id);
    const third = { ...again, items: [{ ...again.items[0], quantity: 3 }] };
    expect(await quoteOf(third)).toMatchObject({ discount: 2850, delivery: 400 });
  });

  test("when goods of it come back after its coupon became another kind", async () => {
    for (const [code, before, after, paid] of [
      ["FREEBACK", { kind: "free-delivery", amount: 0 }, { kind: "percent", amount: 5 }, 4750],
      ["TENBACK", { kind: "percent", amount: 10 }, { kind: "free-delivery", amount: 0 }, 4275],
    ] as const) {
      const coupon = await addCoupon(shop.database, { code, ...before });
      const id = await place({ coupon: code });
      await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
      await office("deliver", { ids: [id] });
      const { items } = await get(id);
      const request = await shop.post("/orders/askAftercare", {
        id,
        item: items[0].id,
        contact: person.phone,
        kind: "return",
        reason: "too-small",
        size: "",
      });
      expect(request.statusCode, request.body).toBe(200);
      await changeCoupon(coupon, after);
      const url = `/api/admin/aftercare/get?id=${request.json().request}`;
      expect((await shop.app.inject({ url, headers })).json().request.garment.paid).toBe(paid);
    }
  });

  test("in the tax of an invoice that is issued after the rate has changed", async () => {
    await set({ strn: "3277876112345", salesTaxRates: [{ from: "2023-02-14", percent: 18 }] });
    const id = await place();
    await set({ salesTaxRates: [{ from: "2023-02-14", percent: 25 }] });
    await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
    const answer = await shop.app.inject({ url: `/api/admin/orders/papers?ids=${id}`, headers });
    // 5,000 x 18 / 118
    expect(answer.json().orders[0].invoices[0]).toMatchObject({ taxRate: 18, tax: 763 });
    await set({ strn: "", salesTaxRates: [{ from: "2023-02-14", percent: 18 }] });
  });
});

describe("an order of before terms were stored", () => {
  const forgetTerms = (id: string) => pool.query("update orders set terms = null where id = $1", [id]);

  test("has those that the log of changes says held on its day", async () => {
    const coupon = await addCoupon(shop.database, { code: "LOGGED", kind: "percent", amount: 10 });
    const id = await place({ coupon: "LOGGED", items: [{ ...plainLine, quantity: 2 }] });
    await forgetTerms(id);
    await changeCoupon(coupon, { amount: 50 });
    await changeCoupon(coupon, { kind: "fixed", amount: 7 });
    await later();
    const edit = await editOf(id);
    const one = { ...edit, items: [{ ...edit.items[0], quantity: 1, cap: true }] };
    // 4,750 and 350 for the cap, from 5,000 on without delivery, less 10 %.
    expect(await quoteOf(one)).toMatchObject({ subtotal: 5100, discount: 510, delivery: 0 });
    await asBefore();
    const again = await editOf(id);
    expect(await quoteOf({ ...again, items: [{ ...again.items[0], quantity: 1 }] })).toMatchObject({
      discount: 475,
      delivery: 250,
    });
  });
});

const anyTerms = fc.record({
  freeDeliveryFrom: fc.constantFrom(0, 4000, 9000, 50_000),
  charges: fc.tuple(...atFirst.map(() => fc.integer({ min: 0, max: 2000 }))),
  coupon: fc.record({
    kind: fc.constantFrom("percent" as const, "fixed" as const, "free-delivery" as const),
    amount: fc.integer({ min: 1, max: 100 }),
    minimumSubtotal: fc.constantFrom(0, 4800, 12_000),
  }),
});

const anyEdit = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  cap: fc.boolean(),
  engraved: fc.boolean(),
  added: fc.boolean(),
});

test("the same edit comes to the same rupees whatever the merchant changes in between", async () => {
  const code = "ANYTERMS";
  const coupon = await addCoupon(shop.database, { code, kind: "percent", amount: 10 });
  await fc.assert(
    fc.asyncProperty(anyTerms, anyTerms, anyEdit, async (first, second, wanted) => {
      const apply = async ({ freeDeliveryFrom, charges, coupon: terms }: typeof first) => {
        await set({ freeDeliveryFrom });
        await setCharges(charges);
        await changeCoupon(coupon, { ...terms, maximumDiscount: null });
      };
      await apply({ ...first, coupon: { ...first.coupon, minimumSubtotal: 0 } });
      const placed = await shop.post("/api/coupons/verifyCouponAtCheckout", { code, items: [plainLine] });
      const id = await place(placed.statusCode === 200 ? { coupon: code } : {});
      const edit = await editOf(id);
      const name_engraving = wanted.engraved && { name: "Dr. Amna", position: "left" };
      const items = [
        { ...edit.items[0], quantity: wanted.quantity, cap: wanted.cap, name_engraving },
        ...(wanted.added ? [plainLine] : []),
      ];
      const rupees = async () => {
        const { items: lines, changes, totals, ...sums } = await quoteOf({ ...edit, items });
        return { ...sums, byOrder: totals.order, lines: lines.map(lineTotal), changes };
      };
      const before = await rupees();
      await apply(second);
      expect(await rupees()).toEqual(before);
      await office("cancel", { id, reason: "Tried" });
    }),
    { numRuns: 25 },
  );
  await asBefore();
}, 120_000);
