import { getAllReviewsByProduct } from "#contract/reviews.ts";
import { mount } from "../plugins/mount.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { listReviews } from "./list-reviews.ts";

export function registerReviewRoutes(app: ShopApp, { database, answers }: Services): void {
  mount(app, getAllReviewsByProduct, { limits: ["reads"] }, async (call) => {
    const { id } = call.body;
    const sent = await answers.answer(getAllReviewsByProduct, call, id, async () => ({
      reviews: await listReviews(database, id),
    }));
    return sent ?? call.reply;
  });
}
