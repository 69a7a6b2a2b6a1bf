import * as returns from "#contract/parcels/came-back.ts";
import * as contract from "#contract/parcels/parcel-work.ts";
import { reason } from "#contract/values/reason.ts";
import { finishRepair, listRepairs } from "#server/orders/pieces/repairs.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { sendObjection } from "../orders/actions/objections.ts";
import type { Services } from "../services.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { answerAttempt } from "./failed-attempts.ts";
import { countParcelWork, listParcelWork, noteParcelInformed } from "./list-parcel-work.ts";

export function registerParcelWorkRoutes(app: ShopApp, services: Services): void {
  const { pool } = services.database;

  mountForStaff(app, contract.listParcelWork, async ({ query }) => ({
    ...(await listParcelWork(services, query.list, query.after)),
    counts: await countParcelWork(pool),
  }));

  mountForStaff(app, contract.answerAttempt, async ({ body, staff, reply }) => {
    const result = await answerAttempt({ pool, staff }, body);
    switch (result.outcome) {
      case "noted":
        return { message: "The courier is informed" };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_PARCEL"));
      default:
        return sendObjection(reply, result);
    }
  });

  mountForStaff(app, contract.noteCustomerInformed, async ({ body, reply }) =>
    (await noteParcelInformed(pool, body.id))
      ? { message: "Saved" }
      : sendNotFound(reply, reason("NO_SUCH_PARCEL")),
  );

  mountForStaff(app, returns.listRepairs, ({ query }) => listRepairs(pool, query.after));

  mountForStaff(app, returns.finishRepair, async ({ body, staff, reply }) => {
    const { outcome } = await finishRepair({ pool, staff }, body);
    switch (outcome) {
      case "noted":
        return { message: "Saved" };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_PIECES"));
      case "too-many":
        return sendError(reply, "NOT_PENDING", reason("FEWER_TO_REPAIR"));
      case "altered":
        return sendError(reply, "NOT_PENDING", reason("SENT_FROM_ITS_REQUEST"));
    }
  });
}
