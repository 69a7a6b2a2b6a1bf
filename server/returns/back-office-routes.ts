import type { FastifyReply } from "fastify";
import { exportGarmentsBack, listGarmentsBack } from "#contract/returns/garments-back.ts";
import * as contract from "#contract/returns/office-returns.ts";
import { reason } from "#contract/values/reason.ts";
import { sendNotPaidBack, sendReferenceNoted } from "#server/orders/ledger/send-not-paid-back.ts";
import { sendCsv } from "#server/platform/csv/send-csv.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { sendItemError } from "#server/pricing/send-item-error.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { approve, askBack, decline, type Received, receive } from "./answer-request.ts";
import { alter, exchange, type Followed } from "./follow-up-order.ts";
import * as garments from "./garments-back.ts";
import { listRequests, readRequest } from "./office-requests.ts";
import { readReturnPicture } from "./request-pictures.ts";
import { refund } from "./settle-request.ts";

export function registerReturnBackOfficeRoutes(
  app: ShopApp,
  { database, shop, schedule }: Pick<Services, "database" | "shop" | "schedule">,
): void {
  const { pool } = database;
  mountForStaff(app, contract.listReturns, ({ query }) => listRequests(database, query));

  mountForStaff(app, contract.getReturn, async ({ query, reply }) => {
    const request = await readRequest(pool, query.id, shop.aftercareRules);
    return request ? { request } : sendNotFound(reply, reason("NO_SUCH_ASKED"));
  });

  mountForStaff(app, contract.getReturnPicture, async ({ query, reply }) => {
    const picture = await readReturnPicture(pool, query.id);
    if (!picture) return sendNotFound(reply, reason("NO_PICTURE_OF_GARMENT"));
    return reply
      .type("image/webp")
      .header("cache-control", "private, no-store")
      .header("content-disposition", 'inline; filename="garment.webp"')
      .send(picture);
  });

  mountForStaff(app, listGarmentsBack, { work: "reports" }, ({ query }) =>
    garments.listGarmentsBack(pool, query),
  );
  mountForStaff(app, exportGarmentsBack, { work: "reports" }, async ({ query, staff, reply }) => {
    const days = garments.daysBack(query);
    await garments.recordGarmentsExport(pool, staff, days);
    const name = `garments-back-${days.from}-${days.to}.csv`;
    return sendCsv(reply, name, garments.exportGarmentsBack(pool, days));
  });

  mountForStaff(app, contract.approveReturn, async ({ body, staff, reply }) =>
    answerOutcome(reply, await approve({ pool, staff }, body), "Approved"),
  );
  mountForStaff(app, contract.declineReturn, async ({ body, staff, reply }) =>
    answerOutcome(reply, await decline({ pool, staff }, body), "The customer is informed"),
  );
  mountForStaff(app, contract.askBackReturn, async ({ body, staff, reply }) =>
    answerOutcome(reply, await askBack({ pool, staff }, body), "The customer is asked"),
  );
  mountForStaff(app, contract.receiveReturn, async ({ body, staff, reply }) =>
    answerOutcome(reply, await receive({ pool, staff }, body), "Checked in"),
  );
  mountForStaff(app, contract.exchangeReturn, async ({ body, staff, reply }) =>
    answerFollowed(reply, await exchange({ pool, staff, schedule }, body)),
  );
  mountForStaff(app, contract.alterReturn, async ({ body, staff, reply }) =>
    answerFollowed(reply, await alter({ pool, staff, schedule }, body)),
  );

  mountForStaff(app, contract.refundReturn, async ({ body, staff, reply }) => {
    const result = await refund({ pool, staff }, body);
    switch (result.outcome) {
      case "refunded":
        return { message: "Refund entered" };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_ASKED"));
      case "not-open":
        return sendError(reply, "NOT_PENDING", reason("ASKED_HAS_MOVED_ON"));
      case "other-amount":
        return sendError(reply, "NOT_PENDING", reason("REFUND_IS", { rupees: result.amount }));
      case "reference-taken":
        return sendReferenceNoted(reply, result.order);
      default:
        return sendNotPaidBack(reply, result);
    }
  });
}

function answerOutcome(reply: FastifyReply, { outcome }: Received, message: string) {
  switch (outcome) {
    case "answered":
      return { message };
    case "unknown":
      return sendNotFound(reply, reason("NO_SUCH_ASKED"));
    case "not-open":
      return sendError(reply, "NOT_PENDING", reason("ASKED_HAS_MOVED_ON"));
    case "too-many":
      return sendError(reply, "INVALID", reason("MORE_CAME_BACK"));
  }
}

function answerFollowed(reply: FastifyReply, result: Followed) {
  switch (result.outcome) {
    case "made":
      return { message: `Order ${result.OrderID} is made`, id: result.id, OrderID: result.OrderID };
    case "unknown":
      return sendNotFound(reply, reason("NO_SUCH_ASKED"));
    case "not-open":
      return sendError(reply, "NOT_PENDING", reason("ASKED_HAS_MOVED_ON"));
    case "too-much":
    case "before-cash":
      return sendNotPaidBack(reply, result);
    case "out-of-stock":
      return sendError(reply, "OUT_OF_STOCK", result.sentence, { fields: { size: result.sentence } });
    default:
      return sendItemError(reply, result);
  }
}
