import * as office from "#contract/payments/office-payments.ts";
import * as contract from "#contract/payments/transfers.ts";
import { acceptsPrepayment, offeredWays } from "#contract/settings/shop-settings.ts";
import { reason } from "#contract/values/reason.ts";
import { sendObjection } from "#server/orders/actions/objections.ts";
import { createAskAsCustomer } from "#server/orders/requester.ts";
import { receiveFile, registerShopperPictureForms } from "#server/pictures/picture-forms.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { askAdvance } from "./ask-advance.ts";
import { declineTransfer } from "./decline-transfer.ts";
import { reportTransfer } from "./report-transfer.ts";
import { readTransferPicture, storeTransferPicture } from "./transfer-pictures.ts";

export function registerTransferRoutes(
  app: ShopApp,
  services: Pick<Services, "database" | "shop" | "secretKey">,
): void {
  const { pool } = services.database;
  const { shop } = services;
  const askAsCustomer = createAskAsCustomer(app, services);
  const reads = { access: "anyone", limits: ["reads"], work: "orders" } as const;
  mount(app, contract.getTransferAccounts, reads, async ({ reply }) => {
    reply.header("cache-control", "no-store");
    const { transferAccounts } = shop;
    return {
      accounts: offeredWays(transferAccounts).map((way) => {
        const { title, number, bank } = transferAccounts[way];
        return { way, title, number, bank };
      }),
    };
  });

  const claims = { access: "anyone", limits: ["claimTransfer"], work: "orders" } as const;
  mount(app, contract.reportTransfer, claims, async ({ body, request, reply }) => {
    const { id: orderId, contact, ...said } = body;
    const result = await askAsCustomer({ request, reply, orderId, contact }, (asking) =>
      reportTransfer(pool, { orderId, ...asking, ...said }),
    );
    switch (result.outcome) {
      case "too-many":
        return sendTooManyError(reply, result.seconds);
      case "claimed":
        return { message: "Transfer Noted" as const, claim: result.claim };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_ORDER"));
      case "not-yours":
        return sendFieldError(reply, "FORBIDDEN", "contact", reason("NOT_CONTACT_OF_ORDER"));
      case "nothing-due":
        return sendError(reply, "NOT_PENDING", reason("NOTHING_DUE_NOW"));
      case "reference-taken":
        return sendFieldError(reply, "INVALID", "reference", reason("REFERENCE_GIVEN"));
    }
  });

  registerShopperPictureForms(app, contract.transferPictureLimit, (forms) =>
    registerPictureRoute(forms, pool),
  );
}

/** Outside the queues of work: who sends slowly would keep a place there, and decoding has a queue of its own. */
const sending = { access: "anyone", limits: ["transferPicture"], work: "unqueued" } as const;

function registerPictureRoute(forms: ShopApp, pool: Services["database"]["pool"]): void {
  mount(forms, contract.sendTransferPicture, sending, async ({ query, request, reply }) => {
    const received = await receiveFile(request);
    if (received.outcome === "refused") {
      const isTooLarge = received.code === "TOO_LARGE";
      const sentence = reason(isTooLarge ? "TRANSFER_PICTURE_TOO_LARGE" : "TRANSFER_PICTURE_UNREADABLE");
      return sendError(reply, received.code, sentence);
    }
    const { outcome } = await storeTransferPicture(pool, query.claim, received.file);
    switch (outcome) {
      case "kept":
        return { message: "Picture Received" as const };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_TRANSFER"));
      case "unreadable":
        return sendError(reply, "INVALID", reason("TRANSFER_PICTURE_UNREADABLE"));
      case "too-large":
        return sendError(reply, "TOO_LARGE", reason("TRANSFER_PICTURE_TOO_LARGE"));
      case "no-room":
        request.log.warn("no space for pictures of transfers");
        return sendError(reply, "TOO_LARGE", reason("NO_ROOM_FOR_TRANSFER_PICTURES"));
    }
  });
}

export function registerTransferBackOfficeRoutes(
  app: ShopApp,
  { database: { pool }, shop }: Pick<Services, "database" | "shop">,
): void {
  mountForStaff(app, office.askAdvance, async ({ body, staff, reply }) => {
    if (!acceptsPrepayment(shop)) return sendError(reply, "NOT_PENDING", reason("TAKES_NOTHING_AHEAD"));
    const result = await askAdvance({ pool, staff }, body);
    switch (result.outcome) {
      case "asked":
        return { message: "The customer is asked" };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_ORDER"));
      case "more-than-due":
        return sendFieldError(
          reply,
          "INVALID",
          "amount",
          reason("TO_BE_PAID_AT_MOST", { rupees: result.most }),
        );
      default:
        return sendObjection(reply, result);
    }
  });

  mountForStaff(app, office.declineTransfer, async ({ body, staff, reply }) => {
    const { outcome } = await declineTransfer({ pool, staff }, body);
    return outcome === "declined"
      ? { message: "The customer is informed" }
      : sendError(reply, "NOT_PENDING", reason("NO_CLAIM_OPEN"));
  });

  mountForStaff(app, office.getTransferPicture, async ({ query, reply }) => {
    const picture = await readTransferPicture(pool, query.claim);
    if (!picture) return sendNotFound(reply, reason("NO_PICTURE_OF_TRANSFER"));
    return reply
      .type("image/webp")
      .header("cache-control", "private, no-store")
      .header("content-disposition", 'inline; filename="transfer.webp"')
      .send(picture);
  });
}
