import { createTransport, type NodemailerError } from "nodemailer";
import { toMimeMessage } from "./mime-message.ts";
import { SendFailure, type SendMail } from "./ready-mail.ts";

type SmtpOptions = {
  /** Milliseconds for each step of the server: resolving, connecting, greeting, answering. */
  timeout: number;
  connections: number;
};

/** Milliseconds until we close an idle connection: if the server closed it first, a mail would lose a try. */
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
    // Only the row's schedule retries, here and after a crash.
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

// A refusal of any other command, such as AUTH, is a fault of the shop's settings and may be fixed.
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
