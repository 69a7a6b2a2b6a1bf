import fc from "fast-check";
import { expect, test } from "vitest";
import { fabrics } from "#database/seeds/lookup-lists.ts";
import { anyCart, type CartLine } from "../testing/any-cart.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { guestOrder } from "../testing/guest-order.ts";
import { signIn } from "../testing/sign-in.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post } = shop;
const { cookie } = await signIn(shop);
const owner = await signInStaff(shop, "owner");
// Carts of any size, also of guests.
await post("/api/admin/settings/update", { guestOrderPieces: 10_000 }, { cookie: owner.cookie });

/** Rupees; free until the merchant says otherwise. */
const secondLine = 120;
await shop.services.database.pool.query("update charges set second_line = $1 where position = 1", [
  secondLine,
]);
await shop.services.catalogVersion.catchUp();

/** Guests and customers pay the same. */
const placeAs = (buyer: "guest" | "customer", order: object) =>
  buyer === "guest"
    ? post("/orders/createOrderAsGuest", order)
    : post("/orders/createOrder", order, { cookie });
const anyBuyer = fc.constantFrom("guest" as const, "customer" as const);

/** One piece on a paper slip: the garment, its fabric, and what was chosen beside. */
function slipFor({ product, sent }: CartLine): number[] {
  return [
    product.salePrice > 0 ? product.salePrice : product.price,
    ...fabrics.filter((fabric) => fabric.name === sent.fabric_type.name).map((fabric) => fabric.price),
    ...(sent.custom_size ? [500] : []),
    ...(sent.cap ? [350] : []),
    ...(sent.name_engraving ? [300] : []),
    ...(sent.name_engraving !== false && sent.name_engraving.second ? [secondLine] : []),
  ];
}

const demoCoupons = {
  WELCOME10: { from: 2000, off: (goods: number) => (goods > 10_000 ? 1000 : Number(BigInt(goods) / 10n)) },
  FLAT500: { from: 5000, off: () => 500 },
};

/**
 * The sum by section 9 of the specification as a person with a pencil would write it, one piece after the other, from
 * the demo shop's list rather than the database. It shares no code with the shop.
 */
function addUpByHand(cart: readonly CartLine[], code: keyof typeof demoCoupons | undefined) {
  let goods = 0;
  for (const line of cart) {
    for (let piece = 0; piece < line.sent.quantity; piece += 1) {
      for (const amount of slipFor(line)) goods += amount;
    }
  }
  const coupon = code && demoCoupons[code];
  const off = coupon?.off(goods) ?? 0;
  return {
    goods,
    off,
    refused: coupon !== undefined && goods < coupon.from,
    toPay: goods - off + (goods < 5000 ? 250 : 0),
  };
}

const anyCoupon = fc.constantFrom(undefined, undefined, "WELCOME10" as const, "FLAT500" as const);

test("the shop's total is the one added up by hand, for any cart of the demo shop", async () => {
  await fc.assert(
    fc.asyncProperty(anyCart, anyCoupon, anyBuyer, async (cart, coupon, buyer) => {
      const expected = addUpByHand(cart, coupon);
      const items = cart.map((line) => line.sent);
      // Refusals give the true total and are much quicker than placing.
      const response = await placeAs(buyer, guestOrder({ items, coupon, totalAmount: 1 }));
      if (expected.refused) expect(response.json()).toMatchObject({ code: "COUPON_NOT_APPLICABLE" });
      else expect(response.json()).toMatchObject({ code: "TOTAL_CHANGED", totalAmount: expected.toPay });
    }),
    { numRuns: 1_500 },
  );
}, 60_000);

test("orders at the total added up by hand are placed and stored with its parts", async () => {
  await fc.assert(
    fc.asyncProperty(anyCart, anyCoupon, anyBuyer, async (cart, coupon, buyer) => {
      const expected = addUpByHand(cart, coupon);
      fc.pre(!expected.refused);
      const items = cart.map((line) => line.sent);
      const order = guestOrder({ items, coupon, totalAmount: String(expected.toPay) });
      const placed = await placeAs(buyer, order);
      expect(placed.statusCode).toBe(201);
      const tracked = await post("/orders/trackOrder", { OrderID: placed.json().OrderID });
      expect(tracked.json().order).toMatchObject({
        subtotal: expected.goods,
        discount: expected.off,
        totalAmount: expected.toPay,
      });
    }),
    { numRuns: 100 },
  );
}, 60_000);

test("a verified coupon takes off what the order then takes off", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyCart,
      fc.constantFrom("WELCOME10" as const, "FLAT500" as const),
      async (cart, code) => {
        const expected = addUpByHand(cart, code);
        const items = cart.map((line) => line.sent);
        const response = await post("/api/coupons/verifyCouponAtCheckout", { code, items });
        if (expected.refused) expect(response.statusCode).toBe(409);
        else expect(response.json()).toMatchObject({ discount: expected.off });
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);
