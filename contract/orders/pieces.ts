import { z } from "zod";

/** Where a piece of an order can be: in work, on its way, with its customer, returned, or in none of these. */
export const piecePlaces = [
  "to-cut",
  "cut",
  "sewn",
  "packed",
  "parcel",
  "customer",
  "stock",
  /** Returned, of a product without stock. */
  "aside",
  "repair",
  "waste",
  /** By its courier, and not replaced. */
  "lost",
  "cancelled",
] as const;
export type PiecePlace = (typeof piecePlaces)[number];

export const piecesOfItem = z.object({
  item: z.string(),
  /** Whether returns of it go to stock; otherwise they are put aside. */
  isStocked: z.boolean(),
  /** Pieces by place; together the quantity of the line. */
  places: z.partialRecord(z.enum(piecePlaces), z.number().int()),
});
export type PiecesOfItem = z.infer<typeof piecesOfItem>;
