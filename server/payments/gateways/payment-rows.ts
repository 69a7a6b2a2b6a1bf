import type { LanguageTag } from "#contract/languages.ts";
import type { GatewayPayment } from "#contract/payments/gateway-payments.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { PaymentToTake } from "./payment-gateway.ts";
import { isReported } from "./settle-payments.ts";

type Row = Pick<GatewayPayment, "gateway" | "amount" | "state"> & {
  why: GatewayPayment["why"] | null;
  number: string;
  reference: string;
  token: string;
  language: LanguageTag;
  started_at: Date;
  expires_at: Date;
  is_over: boolean;
};

const selectPayment = (executor: Executor, id: string) => read(executor)<Row>`
  select p.gateway, p.amount, p.state, p.why, o.number, p.reference, p.token, p.language, p.started_at, p.expires_at,
    p.expires_at < now() as is_over
  from gateway_payments p join orders o on o.id = p.order_id where p.id = ${id}::uuid`;

export type KnownPayment = {
  shown: GatewayPayment;
  toTake: PaymentToTake;
  language: LanguageTag;
  /** It can no longer be paid. */
  isOver: boolean;
};

export async function readPayment(executor: Executor, id: string): Promise<KnownPayment | undefined> {
  const [row] = isUuid(id) ? await selectPayment(executor, id) : [];
  if (!row) return undefined;
  const { gateway, amount, state, why, reference, token, language } = row;
  const orderNumber = formatOrderNumber(row.number);
  return {
    shown: { OrderID: orderNumber, gateway, amount, state, ...(why && { why }) },
    toTake: { reference, orderNumber, amount, startedAt: row.started_at, expiresAt: row.expires_at, token },
    language,
    isOver: row.is_over || state !== "open",
  };
}

function selectByReference(executor: Executor, values: { gateway: string; reference: string }) {
  return readFirst(executor)<{
    id: string;
    amount: number;
    language: LanguageTag;
  }>`select id, amount, language from gateway_payments where ${isReported(values)}`;
}

export async function findPayment(
  executor: Executor,
  told: { gateway: string; reference: string },
): Promise<{ id: string; amount: number; language: LanguageTag } | undefined> {
  return await selectByReference(executor, told);
}
