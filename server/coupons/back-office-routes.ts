import type { FastifyReply } from "fastify";
import * as contract from "#contract/back-office/coupons.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { isUuid } from "../is-uuid.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { refuseStale } from "../staff/refuse-stale.ts";
import { type CouponChange, createCoupon, endCoupon, updateCoupon } from "./change-coupon.ts";
import { listCoupons, readCoupon } from "./office-coupons.ts";

const forOffice = { roles: officeRoles } as const;

/** Coupons and how they are used. */
export function registerCouponBackOfficeRoutes(app: ShopApp, { database }: Pick<Services, "database">): void {
  const { pool } = database;

  mountForStaff(app, contract.listCoupons, forOffice, ({ query }) => listCoupons(database, query));

  mountForStaff(app, contract.getCoupon, forOffice, async ({ query: { id }, reply }) => {
    const coupon = isUuid(id) ? await readCoupon(pool, id) : undefined;
    return coupon ? { coupon } : refuseUnknown(reply);
  });

  mountForStaff(app, contract.createCoupon, forOffice, async ({ body, staff, reply }) =>
    answer(reply, await createCoupon({ pool, staff }, body)),
  );

  mountForStaff(app, contract.updateCoupon, forOffice, async ({ body, staff, reply }) =>
    answer(reply, await updateCoupon({ pool, staff }, body)),
  );

  mountForStaff(app, contract.endCoupon, forOffice, async ({ body, staff, reply }) =>
    answer(reply, await endCoupon({ pool, staff }, body.id)),
  );
}

function answer(reply: FastifyReply, change: CouponChange) {
  switch (change.outcome) {
    case "saved":
      return { coupon: change.coupon };
    case "unknown":
      return refuseUnknown(reply);
    case "changed-since":
      return refuseStale(reply, "this coupon", change.version);
    case "code-taken":
      return refuseField(reply, "NAME_TAKEN", "code", "There is already a coupon with this code");
    case "category-missing":
      return refuseField(reply, "INVALID", "categoryIds", "A category has been deleted meanwhile");
    case "used-more-often":
      return refuseField(reply, "INVALID", "usageLimit", `It was used ${change.usedCount} times already`);
  }
}

function refuseField(reply: FastifyReply, code: ErrorCode, field: string, sentence: string): FastifyReply {
  return refuse(reply, code, sentence, { fields: { [field]: sentence } });
}

function refuseUnknown(reply: FastifyReply): FastifyReply {
  return refuse(reply, "NOT_FOUND", "There is no such coupon.");
}
