import type { GatewayRefund, OfficePayment } from "#contract/payments/office-gateway-payments.ts";
import * as contract from "#contract/payments/office-gateway-payments.ts";
import { reason } from "#contract/values/reason.ts";
import { type Executor, read, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { decidePayment, openPaymentActionsOf } from "#server/orders/actions/decide-payments.ts";
import { sendNotPaidBack } from "#server/orders/ledger/send-not-paid-back.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import {
  lockPayment,
  type Offered,
  type PaymentRowFacts,
  paymentFacts,
  withContract,
} from "./payment-facts.ts";
import { refundPayment, settleRefund } from "./refund-payment.ts";
import type { Settling } from "./settle-payments.ts";

type RefundRow = Omit<GatewayRefund, "at"> & { at: string };
type Row = Omit<OfficePayment, "startedAt" | "refunds" | "left" | "actions"> & {
  started_at: Date;
  refunds: RefundRow[];
  facts: PaymentRowFacts;
};

/** The payments at gateways of an order, newest first, with what staff may do about each. */
export async function readOfficePayments(
  executor: Executor,
  gateways: Offered,
  orderId: string,
): Promise<OfficePayment[]> {
  const rows = await read(executor)<Row>`
    select p.id, p.started_at, p.gateway, p.state, p.why, p.amount, p.surplus, p.reference,
      coalesce(p.gateway_reference, '') as "gatewayReference", p.problem, p.looked_at is not null as "isLookedAt", ${paymentFacts} as facts,
      (select coalesce(json_agg(json_build_object('id', r.id, 'at', r.asked_at, 'amount', r.amount, 'state', r.state,
          'problem', r.problem) order by r.asked_at), '[]')
        from gateway_refunds r where r.payment_id = p.id) as refunds
    from gateway_payments p where p.order_id = ${orderId}::uuid order by p.started_at desc limit 50`;
  return rows.map(({ started_at, refunds, facts, ...row }) => ({
    ...row,
    left: facts.left,
    actions: openPaymentActionsOf(withContract(gateways, facts)),
    startedAt: started_at.toISOString(),
    refunds: refunds.map((refund) => ({ ...refund, at: new Date(refund.at).toISOString() })),
  }));
}

/** Has a gateway asked at once about a payment. False where it is settled. */
function askAgain(
  { pool, gateways }: Pick<Settling, "pool" | "gateways">,
  payment: string,
): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const facts = await lockPayment(client, gateways, payment);
    if (!facts || decidePayment(facts, "askAgain").may !== "do") return false;
    await write(client)`update gateway_payments set next_at = now() where id = ${payment}::uuid`;
    return true;
  });
}

function closePayment(
  { pool, staff, gateways }: StaffContext & Pick<Settling, "gateways">,
  payment: string,
): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const facts = await lockPayment(client, gateways, payment);
    if (!facts || decidePayment(facts, "close").may !== "do") return false;
    await write(client)`update gateway_payments set looked_at = now() where id = ${payment}::uuid`;
    await recordChange(client, {
      staff,
      action: "order.closePayment",
      subject: { kind: "order", id: facts.orderId },
      before: { isLookedAt: false },
      after: { isLookedAt: true },
    });
    return true;
  });
}

export function registerOfficePaymentRoutes(
  app: ShopApp,
  { database: { pool }, gateways }: Pick<Services, "database" | "gateways">,
): void {
  mountForStaff(app, contract.askPayment, async ({ body, reply }) => {
    return (await askAgain({ pool, gateways }, body.payment))
      ? { message: "The gateway is asked" }
      : sendError(reply, "NOT_PENDING", reason("PAYMENT_SETTLED"));
  });

  mountForStaff(app, contract.closePayment, async ({ body, staff, reply }) =>
    (await closePayment({ pool, staff, gateways }, body.payment))
      ? { message: "Saved" }
      : sendError(reply, "NOT_PENDING", reason("PAYMENT_SETTLED")),
  );

  mountForStaff(app, contract.refundPayment, async ({ body, staff, reply }) => {
    const result = await refundPayment({ pool, staff, gateways }, body);
    switch (result.outcome) {
      case "asked":
        return { message: "The gateway is asked to give it back" };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_PAYMENT"));
      case "not-allowed":
        return sendError(reply, result.code, result.why);
      default:
        return sendNotPaidBack(reply, result);
    }
  });

  mountForStaff(app, contract.settleRefund, async ({ body, staff, reply }) => {
    const { outcome } = await settleRefund({ pool, staff, gateways }, body);
    return outcome === "settled"
      ? { message: "Saved" }
      : sendError(reply, "NOT_PENDING", reason("PAYMENT_SETTLED"));
  });
}
