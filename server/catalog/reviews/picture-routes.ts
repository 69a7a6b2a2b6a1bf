import * as contract from "#contract/catalog/review-pictures.ts";
import { doneSentences } from "#contract/reasons/done.ts";
import { reviewPictureCount } from "#contract/values/limits.ts";
import { reason } from "#contract/values/reason.ts";
import { receiveFile, registerShopperPictureForms } from "#server/pictures/picture-forms.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import {
  deleteReviewPicture,
  readOwnReviewing,
  readReviewPicture,
  storeReviewPicture,
} from "./review-pictures.ts";

export function registerReviewPictureRoutes(
  app: ShopApp,
  { database: { pool }, catalogVersion }: Pick<Services, "database" | "catalogVersion">,
): void {
  mount(app, contract.getOwnReviewing, { access: "customer", limits: ["reads"] }, ({ body, user }) =>
    readOwnReviewing(pool, { userId: user.id, productId: body.productID }),
  );

  mount(app, contract.deleteReviewPicture, { access: "customer", limits: ["review"] }, async (call) => {
    const { body, user, reply } = call;
    if (!(await deleteReviewPicture(pool, body.id, user.id)))
      return sendNotFound(reply, reason("NO_SUCH_REVIEW_PICTURE"));
    await catalogVersion.catchUp();
    return { message: doneSentences.REVIEW_PICTURE_DELETED };
  });

  mount(app, contract.getReviewPicture, { access: "anyone", limits: ["reads"] }, async (call) => {
    const { query, request, reply } = call;
    const user = await app.findUser(request);
    const found = await readReviewPicture(pool, query.id, user?.id);
    if (!found) return sendNotFound(reply, reason("NO_SUCH_REVIEW_PICTURE"));
    // For an hour: one that staff hide later is gone from caches soon.
    return reply
      .type("image/webp")
      .header("cache-control", found.isShown ? "public, max-age=3600" : "private, no-store")
      .header("content-disposition", 'inline; filename="review.webp"')
      .header("content-security-policy", "default-src 'none'; sandbox")
      .send(found.picture);
  });

  registerShopperPictureForms(app, contract.reviewPictureLimit, (forms) => registerSending(forms, pool));
}

/** Outside the queues of work: who sends slowly would keep a place there, and decoding has a queue of its own. */
const sending = { access: "customer", limits: ["reviewPicture"], work: "unqueued" } as const;

function registerSending(forms: ShopApp, pool: Services["database"]["pool"]): void {
  mount(forms, contract.sendReviewPicture, sending, async ({ query, user, request, reply }) => {
    const received = await receiveFile(request);
    if (received.outcome === "refused") {
      const isTooLarge = received.code === "TOO_LARGE";
      const sentence = reason(isTooLarge ? "REVIEW_PICTURE_TOO_LARGE" : "REVIEW_PICTURE_UNREADABLE");
      return sendError(reply, received.code, sentence);
    }
    const author = { reviewId: query.review, userId: user.id };
    const { outcome } = await storeReviewPicture(pool, author, received.file);
    switch (outcome) {
      case "kept":
        return { message: "Picture Received" as const };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_REVIEW"));
      case "enough":
        return sendError(
          reply,
          "NOT_PENDING",
          reason("ENOUGH_REVIEW_PICTURES", { most: reviewPictureCount }),
        );
      case "unreadable":
        return sendError(reply, "INVALID", reason("REVIEW_PICTURE_UNREADABLE"));
      case "too-large":
        return sendError(reply, "TOO_LARGE", reason("REVIEW_PICTURE_TOO_LARGE"));
      case "no-room":
        request.log.warn("no space for pictures of reviews");
        return sendError(reply, "TOO_LARGE", reason("NO_ROOM_FOR_REVIEW_PICTURES"));
    }
  });
}
