import type { FastifyReply } from "fastify";
import * as contract from "#contract/catalog/office-reviews.ts";
import { reason } from "#contract/values/reason.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { decideReviewPicture, hideReview, replyToReview } from "./moderate-review.ts";
import { listOfficeReviews } from "./office-reviews.ts";
import { readAnyReviewPicture } from "./review-pictures.ts";

export function registerReviewBackOfficeRoutes(
  app: ShopApp,
  { database, catalogVersion }: Pick<Services, "database" | "catalogVersion">,
): void {
  const { pool } = database;

  mountForStaff(app, contract.listOfficeReviews, ({ query }) => listOfficeReviews(database, query));

  mountForStaff(app, contract.setReviewHidden, async ({ body, staff, reply }) =>
    answer(reply, await hideReview({ pool, staff }, body.id, body.isHidden)),
  );

  mountForStaff(app, contract.replyToReview, async ({ body, staff, reply }) =>
    answer(reply, await replyToReview({ pool, staff }, body.id, body.reply)),
  );

  mountForStaff(app, contract.getOfficeReviewPicture, async ({ query, reply }) => {
    const picture = await readAnyReviewPicture(pool, query.id);
    if (!picture) return sendNotFound(reply, reason("NO_SUCH_REVIEW_PICTURE"));
    return reply
      .type("image/webp")
      .header("cache-control", "private, no-store")
      .header("content-disposition", 'inline; filename="review.webp"')
      .send(picture);
  });

  mountForStaff(app, contract.decideReviewPicture, async ({ body, staff, reply }) => {
    const review = await decideReviewPicture({ pool, staff }, body.id, body.decision);
    if (!review) return sendNotFound(reply, reason("NO_SUCH_REVIEW_PICTURE"));
    await catalogVersion.catchUp();
    return { review };
  });

  async function answer(reply: FastifyReply, review: Awaited<ReturnType<typeof hideReview>>) {
    if (!review) return sendNotFound(reply, reason("NO_SUCH_REVIEW"));
    await catalogVersion.catchUp();
    return { review };
  }
}
