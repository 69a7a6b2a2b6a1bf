import type { LogoPart } from "./logo-in-mail.ts";

export type MailAddress = { name: string; address: string };

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
  logo?: LogoPart | undefined;
  oneClickStop?: string | undefined;
};

export type SendMail = (mail: ReadyMail, signal: AbortSignal) => Promise<void>;

export class SendFailure extends Error {
  /** Codes only: a mail server's text may name the recipient. */
  readonly reason: string;
  readonly refused: boolean;
  constructor(reason: string, refused: boolean) {
    super(reason);
    this.reason = reason;
    this.refused = refused;
  }
}
