import type { ColumnType, Generated } from "kysely";
import type { LanguageTag } from "#contract/languages.ts";
import type { PaymentFailure, PaymentState } from "#contract/payments/gateway-payments.ts";
import type { GatewayId } from "#contract/payments/gateways.ts";

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

type SetLater<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export type GatewayPaymentsTable = {
  id: string;
  order_id: string;
  gateway: GatewayId;
  reference: string;
  token: Generated<string>;
  amount: number;
  language: LanguageTag;
  started_at: CreatedAt;
  expires_at: Date;
  state: Generated<PaymentState>;
  why: SetLater<PaymentFailure>;
  problem: Generated<string>;
  instrument: Generated<string>;
  gateway_reference: SetLater<string>;
  surplus: Generated<number>;
  settled_at: SetLater<Date>;
  looked_at: SetLater<Date>;
  asked_at: SetLater<Date>;
  tries: Generated<number>;
  next_at: SetLater<Date>;
};

export type GatewayRefundsTable = {
  id: string;
  payment_id: string;
  amount: number;
  state: Generated<"asked" | "sent" | "done" | "refused">;
  problem: Generated<string>;
  asked_by: string;
  asked_at: CreatedAt;
  settled_at: SetLater<Date>;
  settled_by: SetLater<string>;
};
