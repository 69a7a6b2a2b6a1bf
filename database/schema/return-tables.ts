import type { ColumnType, Generated } from "kysely";
import type { ReturnReason } from "#contract/returns/return-reasons.ts";
import type { Payer, ReturnKind, ReturnRemedy, ReturnState } from "#contract/returns/return-rules.ts";

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

export type ReturnRequestsTable = {
  id: string;
  order_id: string;
  item_id: string;
  number: number;
  created_at: CreatedAt;
  kind: ReturnKind;
  reason: ReturnReason;
  pieces: number;
  size: Generated<string>;
  color: Generated<string>;
  details: Generated<string>;
  state: Generated<ReturnState>;
  remedy: ReturnRemedy | null;
  back_by: Payer | null;
  out_by: Payer | null;
  to_stock: number | null;
  to_repair: number | null;
  wasted: number | null;
  received_at: Date | null;
  /** Of those to repair. */
  mended: Generated<number>;
  scrapped: Generated<number>;
  credit: number | null;
  /** Rupees of the credit that were paid for the pieces; the rest is given besides. */
  paid: number | null;
  follow_order_id: string | null;
  /** Rupees of the credit that have come back. */
  settled: Generated<number>;
  alteration: string | null;
};

/** Written by a trigger of orders and by exchanges. */
export type SizeTalliesTable = {
  product_id: string;
  pieces: Generated<number>;
  larger: Generated<number>;
  smaller: Generated<number>;
};

export type ReturnPicturesTable = { id: string; request_id: string; at: CreatedAt; picture: Buffer };
