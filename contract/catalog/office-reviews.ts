import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line, paragraph, requiredLine } from "#contract/values/text.ts";
import { reviewFits } from "./reviews.ts";

const officeReview = z.object({
  id: z.string(),
  product: z.object({ id: z.string(), name: z.string() }),
  author: z.object({ id: z.string(), name: z.string() }),
  rating: z.number().int(),
  review: z.string(),
  fit: z.enum(reviewFits).nullable(),
  size: z.string().nullable(),
  height: z.number().int().nullable(),
  weight: z.number().int().nullable(),
  isVerified: z.boolean(),
  pictures: z.array(z.object({ id: z.string(), isShown: z.boolean() })),
  createdAt: instant,
  isHidden: z.boolean(),
  reply: z.string(),
});
export type OfficeReview = z.infer<typeof officeReview>;

export const listOfficeReviews = endpoint({
  method: "GET",
  path: "/api/admin/reviews/list",
  roles: office,
  summary: "Reviews of all products, newest first; `product` is an id or a product code.",
  query: z.object({
    product: line(200).optional(),
    rating: z.enum(["1", "2", "3", "4", "5"]).optional(),
    shown: z.enum(["yes", "no"]).optional(),
    /** `waiting`: with photographs that nobody has looked at yet. */
    pictures: z.enum(["any", "waiting"]).optional(),
    /** Words of the review, in either script, or their beginnings. */
    q: line(200).optional(),
    ...pageQuery,
  }),
  success: { status: 200, body: pageOf(officeReview) },
});

export const getOfficeReviewPicture = endpoint({
  method: "GET",
  path: "/api/admin/reviews/picture",
  roles: office,
  summary: "A photograph of a review, whether it is shown or not, as WebP.",
  query: z.object({ id: requiredLine(100, reason("NAME_THE_PICTURE")) }),
  success: { status: 200, body: z.unknown() },
});

const id = requiredLine(100, reason("NAME_THE_REVIEW"));
const oneReview = { status: 200, body: z.object({ review: officeReview }) } as const;

export const setReviewHidden = endpoint({
  method: "POST",
  path: "/api/admin/reviews/setHidden",
  roles: office,
  summary: "Hides a review from the shop or shows it again; the product's average follows.",
  body: z.object({ id, isHidden: z.boolean(reason("SAY_WHETHER_IT_IS_HIDDEN")) }),
  success: oneReview,
});

export const replyToReview = endpoint({
  method: "POST",
  path: "/api/admin/reviews/reply",
  roles: office,
  summary: "Sets the shop's reply, which is shown under the review; an empty one removes it.",
  body: z.object({ id, reply: paragraph(1000) }),
  success: oneReview,
});

export const decideReviewPicture = endpoint({
  method: "POST",
  path: "/api/admin/reviews/decidePicture",
  roles: office,
  summary: "Shows a photograph of a review in the shop, or deletes it.",
  body: z.object({
    id: requiredLine(100, reason("NAME_THE_PICTURE")),
    decision: z.enum(["show", "delete"], reason("CHOOSE_ONE_OF_THOSE_OFFERED")),
  }),
  success: oneReview,
});
