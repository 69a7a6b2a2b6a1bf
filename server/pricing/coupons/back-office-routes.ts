import type { FastifyReply } from "fastify";
import * as contract from "#contract/orders/office-coupons.ts";
import { reason } from "#contract/values/reason.ts";
import { sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { sendStaleError } from "#server/staff/send-not-saved.ts";
import { type CouponChange, createCoupon, endCoupon, updateCoupon } from "./change-coupon.ts";
import { listCoupons, readCoupon } from "./office-coupons.ts";

export function registerCouponBackOfficeRoutes(app: ShopApp, { database }: Pick<Services, "database">): void {
  const { pool } = database;

  mountForStaff(app, contract.listCoupons, ({ query }) => listCoupons(database, query));

  mountForStaff(app, contract.getCoupon, async ({ query: { id }, reply }) => {
    const coupon = isUuid(id) ? await readCoupon(pool, id) : undefined;
    return coupon ? { coupon } : sendNotFound(reply, reason("NO_SUCH_COUPON"));
  });

  mountForStaff(app, contract.createCoupon, async ({ body, staff, reply }) =>
    answer(reply, await createCoupon({ pool, staff }, body)),
  );

  mountForStaff(app, contract.updateCoupon, async ({ body, staff, reply }) =>
    answer(reply, await updateCoupon({ pool, staff }, body)),
  );

  mountForStaff(app, contract.endCoupon, async ({ body, staff, reply }) =>
    answer(reply, await endCoupon({ pool, staff }, body.id)),
  );
}

function answer(reply: FastifyReply, change: CouponChange) {
  switch (change.outcome) {
    case "saved":
      return { coupon: change.coupon };
    case "unknown":
      return sendNotFound(reply, reason("NO_SUCH_COUPON"));
    case "changed-since":
      return sendStaleError(reply, "this coupon", change.version);
    case "code-taken":
      return sendFieldError(reply, "NAME_TAKEN", "code", reason("COUPON_CODE_TAKEN"));
    case "category-missing":
      return sendFieldError(reply, "INVALID", "categoryIds", reason("CATEGORY_GONE"));
    case "used-more-often":
      return sendFieldError(
        reply,
        "INVALID",
        "usageLimit",
        reason("COUPON_USED_MORE_OFTEN", { times: change.usedCount }),
      );
  }
}
