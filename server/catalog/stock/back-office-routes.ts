import * as contract from "#contract/catalog/stock.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { reason } from "#contract/values/reason.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { correctStock, startStock, stopStock } from "./change-stock.ts";
import { readStock } from "./read-stock.ts";

const otherSizes = reason("SIZES_CHANGED");

export function registerStockBackOfficeRoutes(app: ShopApp, { database }: Pick<Services, "database">): void {
  const office = (staff: StaffMember) => ({ pool: database.pool, staff });

  mountForStaff(app, contract.getStock, async ({ query, reply }) => {
    const product = await readStock(database.pool, query.id);
    return product ? { product } : sendNotFound(reply, reason("NO_SUCH_PRODUCT"));
  });

  mountForStaff(app, contract.startStock, async ({ body, staff, reply }) => {
    const result = await startStock(office(staff), body.id, body.sizes);
    switch (result.outcome) {
      case "changed":
        return { stock: result.stock };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_PRODUCT"));
      case "kept-already":
        return sendError(reply, "IN_USE", reason("STOCK_KEPT_ALREADY"));
      case "wrong-sizes":
        return sendError(reply, "INVALID", otherSizes);
    }
  });

  mountForStaff(app, contract.stopStock, async ({ body, staff, reply }) => {
    const { outcome } = await stopStock(office(staff), body.id);
    // Idempotent: already stopped is success.
    return outcome === "unknown"
      ? sendNotFound(reply, reason("NO_SUCH_PRODUCT"))
      : { message: "Sewn to order" };
  });

  mountForStaff(app, contract.correctStock, async ({ body, staff, reply }) => {
    const result = await correctStock(office(staff), body.id, body.reason, body.changes);
    switch (result.outcome) {
      case "changed":
        return { stock: result.stock };
      case "unknown":
        return sendNotFound(reply, reason("NO_STOCK_KEPT"));
      case "wrong-sizes":
        return sendError(reply, "INVALID", otherSizes);
      case "too-few": {
        const { index, left } = result;
        const sentence = reason("STOCK_LEFT", { size: body.changes[index]?.size ?? "", left });
        return sendError(reply, "OUT_OF_STOCK", sentence, {
          fields: { [`changes.${index}.pieces`]: sentence },
        });
      }
    }
  });
}
