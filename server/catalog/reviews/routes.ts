import type { FastifyReply } from "fastify";
import type { z } from "zod";
import * as contract from "#contract/catalog/reviews.ts";
import { doneSentences } from "#contract/reasons/done.ts";
import { reason } from "#contract/values/reason.ts";
import { claimsAnother } from "#server/customers/accounts/current-user.ts";
import { mount, mountCached } from "#server/platform/http/mount.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { deleteReview, type ReviewChange, updateReview } from "./change-review.ts";
import { createReview } from "./create-review.ts";
import { countReviews, listReviews } from "./list-reviews.ts";
import { registerReviewPictureRoutes } from "./picture-routes.ts";
import { readReviewGallery } from "./review-gallery.ts";

export function registerReviewRoutes(
  app: ShopApp,
  { database, shownDatabase, responseCache, catalogVersion }: Services,
): void {
  registerReviewPictureRoutes(app, { database, catalogVersion });

  const writing = { access: "customer", limits: ["review"] } as const;

  const reading = { limits: ["reads"] } as const;
  type Asked = z.output<typeof contract.getAllReviewsByProduct.body>;
  const answerReviews = ({ id, stars, height }: Asked) => {
    const list = async () => ({
      reviews: await listReviews(shownDatabase, id, { stars, height }),
      count: await countReviews(shownDatabase.pool, id),
      gallery: await readReviewGallery(shownDatabase.pool, id),
    });
    const key = JSON.stringify([id, stars, height]);
    return responseCache.get(contract.getAllReviewsByProduct, key, list, () => [`p:${id}`]);
  };
  mountCached(app, contract.getAllReviewsByProduct, reading, ({ body }) => answerReviews(body));
  mountCached(app, contract.getAllReviewsByProductByGet, reading, ({ query }) => answerReviews(query));

  mount(app, contract.createReview, writing, async ({ body, user, reply }) => {
    const { productID: productId, userID, ...fields } = body;
    if (claimsAnother(user, userID)) return sendError(reply, "FORBIDDEN", reason("ACCOUNT_OF_ANOTHER"));
    switch (await createReview(database.pool, { productId, userId: user.id, ...fields })) {
      case "unknown-product":
        return sendNotFound(reply, reason("NO_SUCH_PRODUCT"));
      case "already-reviewed":
        return sendError(reply, "ALREADY_REVIEWED", reason("REVIEWED_ALREADY"));
      case "size-not-delivered":
        return sendFieldError(reply, "INVALID", "size", reason("SIZE_NOT_DELIVERED"));
      case "created":
        await catalogVersion.catchUp();
        return { success: true as const, message: doneSentences.REVIEW_SUBMITTED };
    }
  });

  mount(app, contract.updateReview, writing, async ({ body: { id, ...fields }, user, reply }) =>
    answer(
      reply,
      await updateReview(database.pool, { id, userId: user.id }, fields),
      doneSentences.REVIEW_UPDATED,
    ),
  );

  mount(app, contract.deleteReview, writing, async ({ body: { id }, user, reply }) =>
    answer(reply, await deleteReview(database.pool, { id, userId: user.id }), doneSentences.REVIEW_DELETED),
  );

  // The author's page reloads the list after the answer, which must contain the change.
  async function answer(reply: FastifyReply, change: ReviewChange, message: string) {
    switch (change) {
      case "somebody-elses":
        return sendError(reply, "FORBIDDEN", reason("REVIEW_OF_ANOTHER"));
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_REVIEW"));
      case "size-not-delivered":
        return sendFieldError(reply, "INVALID", "size", reason("SIZE_NOT_DELIVERED"));
      case "changed":
        await catalogVersion.catchUp();
        return { message };
    }
  }
}
