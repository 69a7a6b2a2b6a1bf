import type { FastifyReply } from "fastify";
import * as contract from "#contract/returns/return-requests.ts";
import type { ReturnRefusal } from "#contract/returns/return-rules.ts";
import { getSizeTally } from "#contract/returns/size-tally.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { readSizeTally } from "#server/orders/following/size-tally.ts";
import { createAskAsCustomer } from "#server/orders/requester.ts";
import { receiveFile, registerShopperPictureForms } from "#server/pictures/picture-forms.ts";
import { addCacheTags } from "#server/platform/cache/cached-response.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { storeReturnPicture } from "./request-pictures.ts";
import { answerQuestion, requestReturn, withdraw } from "./request-return.ts";

const refusals: Record<ReturnRefusal, EncodedReason> = {
  "not-arrived": reason("ASK_NOT_ARRIVED"),
  open: reason("ASK_OPEN"),
  "none-left": reason("ASK_NONE_LEFT"),
  "not-offered": reason("ASK_NOT_OFFERED"),
  "too-late": reason("ASK_TOO_LATE"),
  "sewn-for-one": reason("ASK_SEWN_FOR_ONE"),
  "on-sale": reason("ASK_ON_SALE"),
  exchanged: reason("ASK_EXCHANGED"),
};

export function registerReturnRoutes(
  app: ShopApp,
  services: Pick<Services, "database" | "shop" | "secretKey">,
): void {
  const { pool } = services.database;
  const { shop } = services;
  const asks = { access: "anyone", limits: ["aftercare"] } as const;
  const askAsCustomer = createAskAsCustomer(app, services);

  mount(app, getSizeTally, { access: "anyone", limits: ["reads"] }, async ({ query, reply }) => {
    addCacheTags(reply, [`p:${query.id}`]);
    reply.header("cache-control", "public, max-age=300");
    return { tally: await readSizeTally(pool, query.id) };
  });

  mount(app, contract.requestReturn, asks, async ({ body, request, reply }) => {
    const call = { request, reply, orderId: body.id, contact: body.contact };
    const result = await askAsCustomer(call, (asking) => requestReturn(pool, shop, { ...body, ...asking }));
    switch (result.outcome) {
      case "asked":
        return { message: "Request Noted" as const, request: result.request };
      case "refused":
        return sendError(reply, "NOT_PENDING", refusals[result.why]);
      case "fewer":
        return sendFieldError(
          reply,
          "INVALID",
          "pieces",
          reason("FEWER_PIECES_THERE", { most: result.most }),
        );
      case "no-such-item":
        return sendFieldError(reply, "INVALID", "item", reason("NO_SUCH_ITEM"));
      case "not-made":
        return sendFieldError(reply, "INVALID", "size", reason("SIZE_NOT_OFFERED"));
      default:
        return refuse(reply, result);
    }
  });

  mount(app, contract.answerReturn, asks, async ({ body, request, reply }) => {
    const call = { request, reply, orderId: body.id, contact: body.contact };
    const result = await askAsCustomer(call, (asking) => answerQuestion(pool, { ...body, ...asking }));
    return result.outcome === "noted" ? { message: "Answer Noted" as const } : refuse(reply, result);
  });

  mount(app, contract.withdrawReturn, asks, async ({ body, request, reply }) => {
    const call = { request, reply, orderId: body.id, contact: body.contact };
    const result = await askAsCustomer(call, (asking) => withdraw(pool, { ...body, ...asking }));
    return result.outcome === "noted" ? { message: "Request Withdrawn" as const } : refuse(reply, result);
  });

  registerShopperPictureForms(app, contract.returnPictureLimit, (forms) => registerPictureRoute(forms, pool));
}

type Refused =
  | { outcome: "unknown" | "not-yours" | "not-open" | "noted" }
  | { outcome: "too-many"; seconds: number };

function refuse(reply: FastifyReply, result: Refused) {
  switch (result.outcome) {
    case "too-many":
      return sendTooManyError(reply, result.seconds);
    case "unknown":
      return sendNotFound(reply, reason("NO_SUCH_ORDER"));
    case "not-yours":
      return sendFieldError(reply, "FORBIDDEN", "contact", reason("NOT_CONTACT_OF_ORDER"));
    default:
      return sendError(reply, "NOT_PENDING", reason("NO_SUCH_REQUEST"));
  }
}

/** Outside the queues of work: who sends slowly would keep a place there, and decoding has a queue of its own. */
const sending = { access: "anyone", limits: ["aftercarePicture"], work: "unqueued" } as const;

function registerPictureRoute(forms: ShopApp, pool: Services["database"]["pool"]): void {
  mount(forms, contract.sendReturnPicture, sending, async ({ query, request, reply }) => {
    const received = await receiveFile(request);
    if (received.outcome === "refused") {
      const isTooLarge = received.code === "TOO_LARGE";
      const sentence = reason(isTooLarge ? "GARMENT_PICTURE_TOO_LARGE" : "GARMENT_PICTURE_UNREADABLE");
      return sendError(reply, received.code, sentence);
    }
    const { outcome } = await storeReturnPicture(pool, query.request, received.file);
    switch (outcome) {
      case "kept":
        return { message: "Picture Received" as const };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_REQUEST"));
      case "enough":
        return sendError(reply, "NOT_PENDING", reason("ENOUGH_PICTURES"));
      case "unreadable":
        return sendError(reply, "INVALID", reason("GARMENT_PICTURE_UNREADABLE"));
      case "too-large":
        return sendError(reply, "TOO_LARGE", reason("GARMENT_PICTURE_TOO_LARGE"));
      case "no-room":
        request.log.warn("no space for pictures of garments");
        return sendError(reply, "TOO_LARGE", reason("NO_ROOM_FOR_GARMENT_PICTURES"));
    }
  });
}
