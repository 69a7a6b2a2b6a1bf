import type { FastifyReply } from "fastify";
import * as contract from "#contract/reviews.ts";
import { claimsAnother } from "../accounts/current-user.ts";
import { mount } from "../plugins/mount.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { deleteReview, type ReviewChange, updateReview } from "./change-review.ts";
import { createReview } from "./create-review.ts";
import { countReviews, listReviews } from "./list-reviews.ts";

/** What everyone may read of reviews, and what customers may do with their own. */
export function registerReviewRoutes(
  app: ShopApp,
  { database, responseCache, catalogVersion }: Services,
): void {
  const writing = { access: "customer", limits: ["review"] } as const;

  mount(
    app,
    contract.getAllReviewsByProduct,
    { access: "anyone", limits: ["reads"] },
    ({ body: { id, stars } }) =>
      responseCache.get(contract.getAllReviewsByProduct, JSON.stringify([id, stars]), async () => ({
        reviews: await listReviews(database, id, stars),
        count: await countReviews(database.pool, id),
      })),
  );

  mount(app, contract.createReview, writing, async ({ body, user, reply }) => {
    const { productID: productId, userID, review, rating, fit = null } = body;
    if (claimsAnother(user, userID)) return refuse(reply, "FORBIDDEN", "This is somebody else's account.");
    switch (await createReview(database.pool, { productId, userId: user.id, review, rating, fit })) {
      case "unknown-product":
        return refuse(reply, "NOT_FOUND", "There is no such product.");
      case "already-reviewed":
        return refuse(reply, "ALREADY_REVIEWED", "You have already reviewed this product");
      case "created":
        await catalogVersion.catchUp();
        return { success: true as const, message: "Review submitted" };
    }
  });

  mount(app, contract.updateReview, writing, async ({ body: { id, ...fields }, user, reply }) =>
    answer(reply, await updateReview(database.pool, { id, userId: user.id }, fields), "Review updated"),
  );

  mount(app, contract.deleteReview, writing, async ({ body: { id }, user, reply }) =>
    answer(reply, await deleteReview(database.pool, { id, userId: user.id }), "Review deleted"),
  );

  // An author's page reads the list again as soon as it has the answer: what was written must be in it.
  async function answer(reply: FastifyReply, change: ReviewChange, message: string) {
    switch (change) {
      case "somebody-elses":
        return refuse(reply, "FORBIDDEN", "This review is somebody else's.");
      case "unknown":
        return refuse(reply, "NOT_FOUND", "There is no such review.");
      case "changed":
        await catalogVersion.catchUp();
        return { message };
    }
  }
}
