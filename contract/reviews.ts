import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { requiredLine } from "./text.ts";

export const review = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.number().int().min(1).max(5),
  review: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  userID: z.string(),
  productID: z.string(),
});
export type Review = z.infer<typeof review>;

export const getAllReviewsByProduct = endpoint({
  method: "POST",
  path: "/reviews/getAllReviewsByProduct",
  summary: "The newest hundred reviews of a product, newest first.",
  body: z.object({ id: requiredLine(200, "Name the product") }),
  success: { status: 200, body: z.object({ reviews: z.array(review) }) },
});
