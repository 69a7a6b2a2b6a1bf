import { createTransport, type NodemailerError } from "nodemailer";
import { toMimeMessage } from "./mime-message.ts";
import { SendFailure, type SendMail } from "./ready-mail.ts";

type SmtpOptions = {
  /** Milliseconds that the server may take for each step: resolving, connecting, greeting, answering. */
  timeout: number;
  connections: number;
};

/** Milliseconds after which a connection without mails is closed by us: a server that closed it first would cost a mail a try. */
const idleTimeout = 5_000;

/** Sends by the mail server at `url`. `close` ends what is open, also a send that hangs. */
export function sendBySmtp(
  url: string,
  { timeout, connections }: SmtpOptions,
): { send: SendMail; close: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // What fails is tried again by the plan of its row, here and after a crash, and by nobody else.
    maxRequeues: 0,
    idleTimeout,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    socketCloseTimeout: 1_000,
  });
  const send: SendMail = async (mail, signal) => {
    try {
      await transport.sendMail({ ...toMimeMessage(mail), signal });
    } catch (error) {
      throw toFailure(error);
    }
  };
  return { send, close: () => transport.close() };
}

// Refused at any other command, such as AUTH, the fault is the shop's and may be mended.
const aboutThisMail = new Set(["RCPT TO", "DATA"]);

function toFailure(error: unknown): unknown {
  if (!isNodemailerError(error)) return error;
  const { code, command, responseCode, permanent } = error;
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(" ");
  return new SendFailure(reason, permanent === true && aboutThisMail.has(command ?? ""));
}

function isNodemailerError(error: unknown): error is NodemailerError {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}
