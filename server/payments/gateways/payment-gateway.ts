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
  /** What the gateway called it when it was started; empty where it calls it nothing. */
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

/** What a gateway, or somebody who says to be one, has told of a payment. None of it pays anything: it is asked. */
export type Heard =
  /** Not signed as the contract says; `problem` for the log. */
  | { outcome: "forged"; problem: string }
  | {
      outcome: "told";
      /** The payment by our reference, or by the token that the gateway has given it. */
      reference: string;
      /** What it is said to be of, in hundredths of a rupee, and of which currency, where that is said. */
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
  /** `unknown`: the gateway has not heard of it, as when nobody has come to its page. */
  | { outcome: "pending" | "unknown" | "refunded" };

export type Refunded = { outcome: "done"; reference: string } | { outcome: "refused"; problem: string };

/**
 * What the shop asks of a gateway that takes money on pages of its own. Each call ends within its deadline, and throws
 * GatewaySilentError where nobody knows what became of it. Only `inquire` says that something is paid.
 */
export type PaymentGateway = {
  id: GatewayId;
  name: string;
  /** Tells the gateway of a payment where it wants to know before the browser comes. Gives what it calls it; empty for nothing. */
  start(payment: PaymentToTake): Promise<string>;
  /** Where the browser goes with it: the same each time for the same payment. */
  leave(payment: PaymentToTake, returnUrl: string): HandOver;
  readReturn(sent: Sent): Heard;
  readNotice(sent: Sent): Heard;
  /** What it wants to be answered where its notice is taken. */
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

/** The gateway gave no answer that could be believed; what it has done is not known. */
export class GatewayTimeoutError extends Error {
  /** For the log and the dashboard: it names nobody. */
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
