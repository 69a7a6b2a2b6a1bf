import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { reason } from "#contract/values/reason.ts";
import { requiredLine } from "#contract/values/text.ts";

/** Bytes of one file as it is sent. */
export const reviewPictureLimit = 2 * 1024 * 1024;

const id = requiredLine(100, reason("NAME_THE_PICTURE"));
const review = requiredLine(100, reason("NAME_THE_REVIEW"));

const ownPicture = z.object({ id: z.string(), isShown: z.boolean() });
export type OwnReviewPicture = z.infer<typeof ownPicture>;

const ownReviewing = z.object({
  /** The customer's own review of the product; null where there is none. */
  review: z.string().nullable(),
  /** Whether the product was delivered to the customer. */
  isDelivered: z.boolean(),
  /** The sizes that were delivered, as in the order. */
  sizes: z.array(z.string()),
  /** With those that wait for the shop to look at them. */
  pictures: z.array(ownPicture),
});
export type OwnReviewing = z.infer<typeof ownReviewing>;

export const getOwnReviewing = endpoint({
  method: "POST",
  path: "/reviews/getOwnReviewing",
  summary:
    "What the customer may add to a review of a product: sizes that they were sent, and their pictures.",
  body: z.object({ productID: requiredLine(200, reason("NAME_THE_PRODUCT")) }),
  success: { status: 200, body: ownReviewing },
});

export const sendReviewPicture = endpoint({
  method: "POST",
  path: "/reviews/sendReviewPicture",
  summary: "Adds a photograph to a review of one's own; it is shown once the shop has looked at it.",
  query: z.object({ review }),
  takesFile: true,
  success: { status: 201, body: z.object({ message: z.literal("Picture Received") }) },
});

export const deleteReviewPicture = endpoint({
  method: "POST",
  path: "/reviews/deleteReviewPicture",
  summary: "Deletes a photograph of a review of one's own.",
  body: z.object({ id }),
  success: messageSuccess,
});

export const getReviewPicture = endpoint({
  method: "GET",
  path: "/reviews/getReviewPicture",
  summary: "A photograph of a review, as WebP, once the shop shows it; its author sees it before.",
  query: z.object({ id }),
  success: { status: 200, body: z.unknown() },
});
