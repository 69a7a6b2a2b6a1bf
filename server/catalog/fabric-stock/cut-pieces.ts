import { sql } from "kysely";
import type { LineItem } from "#contract/cart/line-item.ts";
import { type FabricOfType, metresOf } from "./fabric-needed.ts";

/** Equal pieces of an order, with what determines their fabric. */
export type CutPieces = Pick<LineItem, "sizes" | "parts" | "cap"> & {
  garmentType: string | null;
  isFromStock: boolean;
  pieces: number;
};

export const fabricColumns = sql`
  p.garment_type as "garmentType", i.line -> 'sizes' as sizes, i.line -> 'parts' as parts,
  coalesce((i.line ->> 'cap')::boolean, false) as cap, i.stock_id is not null as "isFromStock", i.quantity as pieces`;

/** Of an item `i`: something is cut for it. A cap is always sewn to order. */
export const isCut = sql`((i.stock_id is null or coalesce((i.line ->> 'cap')::boolean, false))
  and not exists (select from aftercare_requests a where a.follow_order_id = i.order_id and a.alteration is not null))`;

export function metresOfPieces(
  { pieces, ...garment }: CutPieces,
  types: readonly FabricOfType[],
): number | undefined {
  const metres = metresOf(garment, types);
  return metres === undefined ? undefined : toCentimetre(metres * pieces);
}

export const toCentimetre = (metres: number) => Math.round(metres * 100) / 100;
