import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { requiredLine } from "../text.ts";

const productId = requiredLine(200, "Name the product");
const size = requiredLine(40, "Name the size");

/** More pieces of one size than any workshop keeps. */
const mostPieces = 100_000;

function isEachOnce(entries: readonly { size: string }[]): boolean {
  return new Set(entries.map((entry) => entry.size)).size === entries.length;
}

const sizePieces = z.object({ size: z.string(), pieces: z.number().int() });
export type SizePieces = z.infer<typeof sizePieces>;

const productStock = z.object({
  id: z.string(),
  name: z.string(),
  /** Of each size in the order of the product; null while everything is sewn to order. */
  sizes: z.array(z.string()),
  stock: z.array(sizePieces).nullable(),
});
export type ProductStock = z.infer<typeof productStock>;

export const getStock = endpoint({
  method: "GET",
  path: "/api/admin/stock/get",
  summary: "How many pieces there are of each size of a product, if stock is kept of it.",
  query: z.object({ id: productId }),
  success: { status: 200, body: z.object({ product: productStock }) },
});

const answer = { status: 200, body: z.object({ stock: z.array(sizePieces) }) } as const;

export const startStock = endpoint({
  method: "POST",
  path: "/api/admin/stock/start",
  summary: "Keeps stock of a product from now on, beginning with what was counted of each size.",
  body: z.object({
    id: productId,
    sizes: z
      .array(
        z.object({
          size,
          pieces: z
            .number("Count the pieces")
            .int("Count whole pieces")
            .min(0, "Count 0 or more")
            .max(mostPieces, `Count at most ${mostPieces}`),
        }),
      )
      .max(30)
      .refine(isEachOnce, "Count each size once"),
  }),
  success: answer,
});

export const stopStock = endpoint({
  method: "POST",
  path: "/api/admin/stock/stop",
  summary: "Keeps no more stock of a product: every size is sewn to order, and the numbers are forgotten.",
  body: z.object({ id: productId }),
  success: { status: 200, body: z.object({ message: z.string() }) },
});

export const correctionReasons = ["received", "counted", "damaged"] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

export const correctStock = endpoint({
  method: "POST",
  path: "/api/admin/stock/correct",
  summary:
    "Adds pieces to sizes or takes them away, all or nothing; what orders take in between stays taken.",
  body: z.object({
    id: productId,
    reason: z.enum(correctionReasons, "Choose a reason"),
    changes: z
      .array(
        z.object({
          size,
          change: z
            .number("Enter a number such as 5 or -2")
            .int("Use whole pieces")
            .min(-mostPieces, "Take fewer away")
            .max(mostPieces, "Add fewer"),
        }),
      )
      .max(30)
      .refine(isEachOnce, "Change each size once")
      .refine((changes) => changes.some(({ change }) => change !== 0), "Enter what has changed"),
  }),
  success: answer,
});
