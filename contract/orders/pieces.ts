import { z } from "zod";

/** Where a piece of an order can be: in work, on its way, with its customer, come back, or in none of these. */
export const piecePlaces = [
  "to-cut",
  "cut",
  "sewn",
  "packed",
  "parcel",
  "customer",
  "stock",
  /** Come back where no stock is kept of it. */
  "aside",
  "repair",
  "waste",
  /** By its courier, and not sent again. */
  "lost",
  "cancelled",
] as const;
export type PiecePlace = (typeof piecePlaces)[number];

export const piecesOfItem = z.object({
  item: z.string(),
  /** Whether what comes back of it goes to stock; else it is put aside. */
  isStocked: z.boolean(),
  /** Pieces by place; together the quantity of the line. */
  places: z.partialRecord(z.enum(piecePlaces), z.number().int()),
});
export type PiecesOfItem = z.infer<typeof piecesOfItem>;
