import { z } from "zod";
import { endpoint, messageSuccess } from "../http/endpoint.ts";
import { say } from "../http/say.ts";
import { line, requiredLine } from "../values/text.ts";

const productId = requiredLine(200, say("NAME_THE_PRODUCT"));
const size = requiredLine(40, say("NAME_THE_SIZE"));

/** More pieces of one size than any workshop keeps. */
export const mostPieces = 100_000;

/** Sizes, or each of them in each color. */
const mostPlaces = 600;

function isEachOnce(entries: readonly { size: string; color?: string | undefined }[]): boolean {
  return new Set(entries.map((entry) => JSON.stringify([entry.size, entry.color]))).size === entries.length;
}

/** The id of a color, where stock is kept of each. */
const color = line(100).optional();

const sizePieces = z.object({ size: z.string(), color: z.string().optional(), pieces: z.number().int() });
export type SizePieces = z.infer<typeof sizePieces>;

const productStock = z.object({
  id: z.string(),
  name: z.string(),
  sizes: z.array(z.string()),
  colors: z.array(z.object({ id: z.string(), label: z.string(), value: z.string() })),
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
  summary:
    "Keeps stock of a product from now on, beginning with what was counted of each size, or of each size in each color.",
  body: z.object({
    id: productId,
    sizes: z
      .array(
        z.object({
          size,
          color,
          pieces: z
            .number(say("COUNT_THE_PIECES"))
            .int(say("COUNT_WHOLE_PIECES"))
            .min(0, say("COUNT_0_OR_MORE"))
            .max(mostPieces, say("COUNT_AT_MOST", { most: mostPieces })),
        }),
      )
      .max(mostPlaces)
      .refine(isEachOnce, say("COUNT_EACH_SIZE_ONCE")),
  }),
  success: answer,
});

export const stopStock = endpoint({
  method: "POST",
  path: "/api/admin/stock/stop",
  summary: "Keeps no more stock of a product: every size is sewn to order, and the numbers are forgotten.",
  body: z.object({ id: productId }),
  success: messageSuccess,
});

export const correctionReasons = ["received", "counted", "damaged"] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

export const correctStock = endpoint({
  method: "POST",
  path: "/api/admin/stock/correct",
  summary:
    "Adds pieces to sizes, of one color where it is kept so, or takes them away, all or nothing; what orders take in between stays taken.",
  body: z.object({
    id: productId,
    reason: z.enum(correctionReasons, say("CHOOSE_A_REASON")),
    changes: z
      .array(
        z.object({
          size,
          color,
          change: z
            .number(say("NUMBER_WITH_SIGN"))
            .int(say("USE_WHOLE_PIECES"))
            .min(-mostPieces, say("TAKE_FEWER_AWAY"))
            .max(mostPieces, say("ADD_FEWER")),
        }),
      )
      .max(mostPlaces)
      .refine(isEachOnce, say("CHANGE_EACH_SIZE_ONCE"))
      .refine((changes) => changes.some(({ change }) => change !== 0), say("ENTER_WHAT_HAS_CHANGED")),
  }),
  success: answer,
});
