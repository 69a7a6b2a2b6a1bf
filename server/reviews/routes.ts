import { getAllReviewsByProduct } from "#contract/reviews.ts";
import { mount } from "../plugins/mount.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { listReviews } from "./list-reviews.ts";

/** What everyone may read of reviews. */
export function registerReviewRoutes(app: ShopApp, { database, answers }: Services): void {
  mount(app, getAllReviewsByProduct, { access: "anyone", limits: ["reads"] }, ({ body: { id } }) =>
    answers.get(getAllReviewsByProduct, id, async () => ({ reviews: await listReviews(database, id) })),
  );
}
