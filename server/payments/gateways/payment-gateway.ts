import type { PaymentFailure } from "#contract/payments/gateway-payments.ts";
import type { GatewayId } from "#contract/payments/gateways.ts";

/** A payment that the shop has begun; it is stored before a gateway hears of it. */
export type PaymentToTake = {
  /** Ours, of at most 20 letters and digits; each is paid once. */
  reference: string;
  orderNumber: string;
  amount: number;
  startedAt: Date;
  expiresAt: Date;
  /** The gateway's name for it from its start; empty without one. */
  token: string;
};

/** Where a browser goes to pay: a form that it posts, or an address that it opens with these fields. */
export type HandOver = { method: "GET" | "POST"; url: string; fields: Readonly<Record<string, string>> };

export type Sent = {
  contentType: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, string>>;
  body: string;
};

/** An untrusted report about a payment, perhaps not from the gateway. It pays nothing: the gateway is queried. */
export type Heard =
  /** Not signed as the contract says; `problem` for the log. */
  | { outcome: "forged"; problem: string }
  | {
      outcome: "told";
      /** The payment by our reference, or by the token that the gateway has given it. */
      reference: string;
      /** The reported amount in hundredths of a rupee, and its currency, where given. */
      paisa?: number;
      currency?: string;
      /** How it was paid, in the gateway's word, such as `MWALLET`; empty where that is not said. */
      instrument: string;
    }
  /** The browser has to be sent on once more before anything is paid. */
  | { outcome: "continue"; reference: string; to: HandOver };

export type Inquired =
  /** `reference`: the gateway's number, which its payer and its statements know. `paisa`: hundredths of a rupee. */
  | { outcome: "paid"; paisa: number; currency: string; reference: string }
  | { outcome: "failed"; why: PaymentFailure; said: string }
  /** `unknown`: the gateway does not know it, as when no browser has opened its page. */
  | { outcome: "pending" | "unknown" | "refunded" };

export type Refunded = { outcome: "done"; reference: string } | { outcome: "refused"; problem: string };

/**
 * The calls of a gateway that takes money on its own pages. Each ends within its deadline, and throws
 * GatewayTimeoutError where the result is unknown. Only `inquire` decides that something is paid.
 */
export type PaymentGateway = {
  id: GatewayId;
  name: string;
  /**
   * Tells the gateway of a payment where it wants to know before the browser comes. Gives what it calls it; empty for
   * nothing.
   */
  start(payment: PaymentToTake): Promise<string>;
  /** Where the browser goes with it: the same each time for the same payment. */
  leave(payment: PaymentToTake, returnUrl: string): HandOver;
  readReturn(sent: Sent): Heard;
  readNotice(sent: Sent): Heard;
  /** The answer that the gateway expects to an accepted notice. */
  noticeAnswer(): object;
  inquire(payment: Pick<PaymentToTake, "reference" | "token">): Promise<Inquired>;
  /** Gives some of a payment back. To be called once for a refund: silence may mean that it is done. */
  refund(refund: RefundToMake): Promise<Refunded>;
};

export type RefundToMake = {
  /** The payment, by our reference and the gateway's own word for how it was paid. */
  reference: string;
  instrument: string;
  amount: number;
};

/** The gateway gave no trustworthy answer; the result of the call is unknown. */
export class GatewayTimeoutError extends Error {
  /** For the log and the dashboard: it has no personal data. */
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
