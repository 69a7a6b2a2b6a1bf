import { expect } from "vitest";
import type { createTestShop } from "./create-test-shop.ts";
import type { SignedInStaff } from "./sign-in-staff.ts";

type CouponTerms = {
  code?: string;
  kind?: "percent" | "fixed" | "free-delivery";
  amount?: number;
  minimumSubtotal?: number;
  maximumDiscount?: number | null;
};

/** Back-office changes that must not affect existing orders. */
export function createTermChanges(shop: Awaited<ReturnType<typeof createTestShop>>, staff: SignedInStaff) {
  const headers = { cookie: staff.cookie };
  const { pool } = shop.database;

  async function post(call: string, body: object): Promise<void> {
    const answer = await shop.post(`/api/admin/${call}`, body, headers);
    expect(answer.statusCode, answer.body).toBe(200);
  }

  return {
    set: (settings: object) => post("settings/update", settings),

    /** Rupees by position: delivery, name, cap, custom size. */
    async setCharges(amounts: readonly number[]): Promise<void> {
      const { rows } = await pool.query("select id from charges order by position");
      for (const [place, amount] of amounts.entries())
        await post("lists/saveCharge", { id: rows[place].id, amount });
      await shop.services.catalogVersion.catchUp();
    },

    async changeCoupon(id: string, terms: CouponTerms): Promise<void> {
      const url = `/api/admin/coupons/get?id=${id}`;
      const { coupon } = (await shop.app.inject({ url, headers })).json();
      const categoryIds = coupon.categories.map((category: { id: string }) => category.id);
      await post("coupons/update", {
        ...coupon,
        categoryIds,
        startsAt: "2026-01-01T00:00",
        endsAt: null,
        ...terms,
      });
    },
  };
}
