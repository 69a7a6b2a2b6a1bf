import type { OrderProgress } from "#contract/orders.ts";

/** Every mail the shop sends, with what its template needs to know. */
export type MailData = {
  welcome: { name: string };
  "recovery-code": { code: string; minutes: number };
  "password-changed": { name: string };
  /** To the old address. */
  "email-changed": { name: string };
  /** The order is read when the mail is made. */
  "order-placed": { orderId: string };
  "order-changed": { orderId: string; progress: OrderProgress };
  /** To the shop itself. */
  "contact-message": { name: string; email: string; phone: string; message: string };
};

export type MailKind = keyof MailData;
