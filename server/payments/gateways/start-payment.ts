import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { LanguageTag } from "#contract/languages.ts";
import { clockInKarachi } from "#contract/values/karachi-time.ts";
import { readFirst, write, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { readDueNow } from "#server/orders/ledger/transfer-claims.ts";
import { formatOrderNumber, parseOrderNumber } from "#server/platform/order-number.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import { type OpenPayment, openPaymentColumns, type Settling, settlePayment } from "./settle-payments.ts";

type Started = { outcome: "started"; payment: string } | { outcome: "unknown" | "nothing-due" };

type Starting = { orderNumber: string; gateway: PaymentGateway; language: LanguageTag };

/** Hours for which a payment can be made: a voucher is carried to a shop. */
const lifetime = 24;

/** Seconds until the first inquiry about a payment without a report. */
const firstLook = 60;

type NewPayment = {
  id: string;
  orderId: string;
  gateway: string;
  reference: string;
  amount: number;
  language: LanguageTag;
};

/**
 * Begins to pay the amount due now of an order on a gateway's page. A payment that never reached the gateway is
 * continued; the gateway is first asked about one that may have been made meanwhile, so that a returning customer
 * does not pay twice.
 */
export async function startPayment(context: Settling, starting: Starting): Promise<Started> {
  const { gateway, orderNumber } = starting;
  const number = parseOrderNumber(orderNumber);
  if (number === undefined) return { outcome: "unknown" };
  const unused = await findUnused(context, number, gateway);
  const inserted = await withTransaction<Started | (NewPayment & { startedAt: Date; expiresAt: Date })>(
    context.pool,
    async (client) => {
      const order = await readFirst(client)<{ id: string }>`
        select id from orders where number = ${number}::text for no key update`;
      if (!order) return { outcome: "unknown" };
      const amount = await readDueNow(client, order.id);
      if (amount === 0) return { outcome: "nothing-due" };
      if (unused?.amount === amount) return { outcome: "started", payment: unused.id };
      const payment = {
        id: randomUUID(),
        orderId: order.id,
        gateway: gateway.id,
        amount,
        reference: newReference(),
        language: starting.language,
      };
      const row = await writeFirst(client)<{ started_at: Date; expires_at: Date }>`
        insert into gateway_payments (id, order_id, gateway, reference, amount, language, expires_at, next_at)
        values (${payment.id}::uuid, ${payment.orderId}::uuid, ${payment.gateway}::text, ${payment.reference}::text,
          ${payment.amount}::integer, ${payment.language}::text, now() + interval '${sql.lit(lifetime)} hours',
          now() + interval '${sql.lit(firstLook)} seconds')
        returning started_at, expires_at`;
      if (!row) throw new Error("The payment was not stored.");
      return { ...payment, startedAt: row.started_at, expiresAt: row.expires_at };
    },
  );
  if ("outcome" in inserted) return inserted;
  const token = await gateway.start({ ...inserted, orderNumber: formatOrderNumber(number), token: "" });
  if (token !== "") {
    await write(context.pool)`
      update gateway_payments set token = ${token}::text where id = ${inserted.id}::uuid`;
  }
  return { outcome: "started", payment: inserted.id };
}

/** A payment of which the gateway has not heard yet. One of which it has is settled, where it can say how. */
async function findUnused(
  context: Settling,
  number: string,
  gateway: PaymentGateway,
): Promise<OpenPayment | undefined> {
  const open = await readFirst(context.pool)<OpenPayment>`
    select ${openPaymentColumns} from gateway_payments p join orders o on o.id = p.order_id
    where o.number = ${number}::text and p.gateway = ${gateway.id}::text and p.state = 'open'
      and p.expires_at > now() + interval '1 hour'
    order by p.started_at desc limit 1`;
  if (!open) return undefined;
  try {
    const inquired = await gateway.inquire(open);
    if (inquired.outcome === "unknown") return open;
    await settlePayment(context, open, inquired);
  } catch (error) {
    context.failures.met(error);
  }
  return undefined;
}

/** As the gateways' own examples make it: the time in Pakistan, and unpredictable digits. */
function newReference(): string {
  const time = clockInKarachi(new Date()).slice(0, 19).replace(/\D/g, "");
  return `T${time}${String(randomInt(100_000)).padStart(5, "0")}`;
}
