import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addCoupon } from "../../testing/add-coupon.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { measurements, plainLine } from "../../testing/guest-order.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, database } = shop;
const manager = await signInStaff(shop, "manager");
const headers = { cookie: manager.cookie };
const { office, get, place, editOf, save } = createOrderHelpers(shop, manager);

const sizes = ["XS", "S", "M", "L"] as const;

const edits = fc.array(
  fc.record({
    lines: fc.array(
      fc.record({
        size: fc.constantFrom(...sizes),
        quantity: fc.integer({ min: 1, max: 4 }),
        isKept: fc.boolean(),
        isMeasured: fc.boolean(),
        cap: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    email: fc.constantFrom("one.marked@example.com", "Two.Marked@example.com", ""),
    reduction: fc.constantFrom(0, 0, 700),
  }),
  { minLength: 1, maxLength: 4 },
);

type DrawnLine = { size: string; quantity: number; isMeasured: boolean; cap: boolean };

function choicesOf({ size, quantity, isMeasured, cap }: DrawnLine) {
  const measured = isMeasured
    ? { sizes: false, custom_size: measurements }
    : { sizes: size, custom_size: false };
  return { quantity, cap, ...measured };
}

describe("any sequence of edits", () => {
  const pieces = 12;

  async function ledgers(couponId: string) {
    const { rows } = await database.pool.query(
      `select
        (select json_agg(s.pieces + coalesce((select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
            where i.stock_id = s.id and o.progress <> 'Cancelled'), 0)) from product_stock s) as stock,
        (select json_build_object('uses', used_count, 'revenue', revenue, 'discount', discount_given)
          from coupons where id = $1) as coupon,
        (select json_build_object('uses', count(*), 'revenue', coalesce(sum(total), 0), 'discount',
          coalesce(sum(discount), 0)) from orders where coupon_id = $1 and progress <> 'Cancelled') as orders,
        coalesce((select json_object_agg(customer, used_count) from coupon_customers where coupon_id = $1
          and used_count > 0), '{}') as customers,
        coalesce((select json_object_agg(customer, uses) from (
          select unnest(coupon_customers_of(email, phone)) as customer, count(*) as uses from orders
          where coupon_id = $1 and progress <> 'Cancelled' group by 1) c), '{}') as expected`,
      [couponId],
    );
    return rows[0];
  }

  test("leaves the total the sum of its lines, and stock and coupon balanced", {
    timeout: 120_000,
  }, async () => {
    const couponId = await addCoupon(database, { code: "EDITED", minimum_subtotal: 9000 });
    const { rows: product } = await database.pool.query("select sizes from products where id = $1", [
      plainLine._id,
    ]);
    const counted = product[0].sizes.map((size: string) => ({ size, pieces }));
    await post("/api/admin/stock/start", { id: plainLine._id, sizes: counted }, headers);
    await fc.assert(
      fc.asyncProperty(edits, async (sequence) => {
        const id = await place({ items: [{ ...plainLine, quantity: 2 }], coupon: "EDITED" });
        for (const { lines, email, reduction } of sequence) {
          const edit = await editOf(id, { email, reduction, reductionReason: "Goodwill" });
          const items = lines.map(({ isKept, ...line }, index) => ({
            ...(isKept ? (edit.items[index] ?? plainLine) : plainLine),
            ...choicesOf(line),
          }));
          const { answer } = await save({ ...edit, items });
          expect([200, 409]).toContain(answer.statusCode);
        }
        const order = await get(id);
        const lineSum = order.items.reduce(
          (sum: number, item: Record<string, number>) =>
            sum +
            Number(item.quantity) *
              (Number(item.sale_price) +
                Number(item.cap_charges) +
                Number(item.custom_size_charges) +
                Number(item.name_engraving_charges)),
          0,
        );
        expect(order.subtotal).toBe(lineSum);
        expect(order.totalAmount).toBe(order.subtotal - order.discount - order.reduction + order.delivery);
        const { stock, coupon, orders, customers, expected } = await ledgers(couponId);
        expect(new Set(stock)).toEqual(new Set([pieces]));
        expect(coupon).toEqual(orders);
        expect(customers).toEqual(expected);
        expect((await office("cancel", { id, reason: "Tried out" })).statusCode).toBe(200);
        expect((await ledgers(couponId)).coupon).toEqual({ uses: 0, revenue: 0, discount: 0 });
      }),
      { numRuns: 25 },
    );
  });
});
