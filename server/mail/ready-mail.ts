import type { LogoPart } from "./logo-in-mail.ts";

/** An address with its owner's name. */
export type MailAddress = { name: string; address: string };

/** A mail in words, ready to leave. */
export type ReadyMail = {
  id: string;
  kind: string;
  createdAt: Date;
  from: MailAddress;
  to: string;
  replyTo: MailAddress | undefined;
  subject: string;
  html: string;
  text: string;
  /** The picture that its HTML shows at its top. */
  logo?: LogoPart | undefined;
};

/** Hands a mail over; throws `SendFailure` when that did not work. Aborting the signal ends it early. */
export type SendMail = (mail: ReadyMail, signal: AbortSignal) => Promise<void>;

/** A mail that could not be handed over. */
export class SendFailure extends Error {
  /** Of codes alone: what a mail server says may name the recipient. */
  readonly reason: string;
  /** The server will not take this recipient or content, now or later. */
  readonly refused: boolean;
  constructor(reason: string, refused: boolean) {
    super(reason);
    this.reason = reason;
    this.refused = refused;
  }
}
