import { createTransport, type NodemailerError } from "nodemailer";
import { toMimeMessage } from "./mime-message.ts";
import { SendFailure, type SendMail } from "./ready-mail.ts";

/**
 * Sends by the mail server at `url`, one connection a mail. `timeout` is how many milliseconds the server may take for
 * each step: resolving, connecting, greeting, answering.
 */
export function sendBySmtp(url: string, timeout: number): SendMail {
  const transport = createTransport({
    url,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    socketCloseTimeout: 1_000,
  });
  return async (mail, signal) => {
    try {
      await transport.sendMail({ ...toMimeMessage(mail), signal });
    } catch (error) {
      throw toFailure(error);
    }
  };
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
