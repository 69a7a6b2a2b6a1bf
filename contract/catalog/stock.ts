import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line, requiredLine } from "#contract/values/text.ts";

const productId = requiredLine(200, reason("NAME_THE_PRODUCT"));
const size = requiredLine(40, reason("NAME_THE_SIZE"));

/** More pieces of one size than any workshop stocks. */
export const mostPieces = 100_000;

export const countedPieces = z
  .number(reason("COUNT_THE_PIECES"))
  .int(reason("COUNT_WHOLE_PIECES"))
  .min(0, reason("COUNT_0_OR_MORE"))
  .max(mostPieces, reason("COUNT_AT_MOST", { most: mostPieces }));

const mostPlaces = 600;

function isEachOnce(entries: readonly { size: string; color?: string | undefined }[]): boolean {
  return new Set(entries.map((entry) => JSON.stringify([entry.size, entry.color]))).size === entries.length;
}

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
  roles: office,
  summary: "The stock of each size of a product; null where it is not tracked.",
  query: z.object({ id: productId }),
  success: { status: 200, body: z.object({ product: productStock }) },
});

const answer = { status: 200, body: z.object({ stock: z.array(sizePieces) }) } as const;

export const startStock = endpoint({
  method: "POST",
  path: "/api/admin/stock/start",
  roles: office,
  summary:
    "Starts to track the stock of a product from counted pieces of each size, or of each size in each colour.",
  body: z.object({
    id: productId,
    sizes: z
      .array(
        z.object({
          size,
          color,
          pieces: countedPieces,
        }),
      )
      .max(mostPlaces)
      .refine(isEachOnce, reason("COUNT_EACH_SIZE_ONCE")),
  }),
  success: answer,
});

export const stopStock = endpoint({
  method: "POST",
  path: "/api/admin/stock/stop",
  roles: office,
  summary: "Stops tracking the stock of a product: every size is sewn to order, and the numbers are deleted.",
  body: z.object({ id: productId }),
  success: messageSuccess,
});

/** `received` adds pieces, `damaged` removes them, `counted` sets their number. */
export const correctionReasons = ["received", "damaged", "counted"] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/** The resulting stock, in pieces or metres. */
export function afterCorrection(reason: CorrectionReason, before: number, entered: number): number {
  if (reason === "counted") return entered;
  return reason === "received" ? before + entered : before - entered;
}

/** A count of zero is meaningful; zero received or damaged is not. */
export const saysSomething = (reason: CorrectionReason, entered: number) =>
  entered > 0 || reason === "counted";

export const correctStock = endpoint({
  method: "POST",
  path: "/api/admin/stock/correct",
  roles: office,
  summary:
    "Adds received pieces, subtracts damaged or lost ones, or sets the counted number of sizes, of one colour where stock is by colour; all or none.",
  body: z
    .object({
      id: productId,
      reason: z.enum(correctionReasons, reason("CHOOSE_A_REASON")),
      changes: z
        .array(z.object({ size, color, pieces: countedPieces }))
        .min(1, reason("ENTER_WHAT_HAS_CHANGED"))
        .max(mostPlaces)
        .refine(isEachOnce, reason("CHANGE_EACH_SIZE_ONCE")),
    })
    .refine(({ reason, changes }) => changes.some((change) => saysSomething(reason, change.pieces)), {
      error: reason("ENTER_WHAT_HAS_CHANGED"),
      path: ["changes"],
    }),
  success: answer,
});
