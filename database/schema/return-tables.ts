import type { ColumnType, Generated } from "kysely";
import type { AftercareReason } from "#contract/returns/return-reasons.ts";
import type {
  AftercareKind,
  AftercareRemedy,
  AftercareState,
  Payer,
} from "#contract/returns/return-rules.ts";

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

export type AftercareRequestsTable = {
  id: string;
  order_id: string;
  item_id: string;
  number: number;
  created_at: CreatedAt;
  kind: AftercareKind;
  reason: AftercareReason;
  pieces: number;
  size: Generated<string>;
  color: Generated<string>;
  details: Generated<string>;
  state: Generated<AftercareState>;
  remedy: AftercareRemedy | null;
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

/** Kept by a trigger of orders and by exchanges. */
export type SizeTalliesTable = {
  product_id: string;
  pieces: Generated<number>;
  larger: Generated<number>;
  smaller: Generated<number>;
};

export type AftercarePicturesTable = { id: string; request_id: string; at: CreatedAt; picture: Buffer };
