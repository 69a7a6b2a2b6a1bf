import type { SendMailOptions } from "nodemailer";
import type { MailAddress, ReadyMail } from "./ready-mail.ts";

/** Direction marks could disguise one mail as another in a mail list. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function inHeader(text: string): string {
  return text.replace(directionMarks, "");
}

function named({ name, address }: MailAddress): MailAddress {
  return { name: inHeader(name), address };
}

/**
 * Converts a mail for nodemailer, which folds and encodes every header. Addresses are objects, so that no text in
 * them is parsed as a list. The Message-ID derives from the mail's id, so that duplicates are recognisable.
 */
export function toMimeMessage(mail: ReadyMail): SendMailOptions {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1);
  return {
    from: named(mail.from),
    to: { name: "", address: mail.to },
    ...(mail.replyTo ? { replyTo: named(mail.replyTo) } : {}),
    subject: inHeader(mail.subject),
    html: mail.html,
    text: mail.text,
    ...(mail.logo ? { attachments: [mail.logo] } : {}),
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    // RFC 3834: suppresses automatic replies.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.oneClickStop && {
        "List-Unsubscribe": `<${mail.oneClickStop}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
