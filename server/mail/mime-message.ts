import type { SendMailOptions } from "nodemailer";
import type { ReadyMail } from "./ready-mail.ts";

/**
 * A mail as nodemailer takes it. Addresses are given as objects, so that nothing in them is read as a list; nodemailer
 * folds and encodes every header. The Message-ID follows from the mail's id: who gets a mail twice can tell.
 */
export function toMimeMessage(mail: ReadyMail): SendMailOptions {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1);
  return {
    from: mail.from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    // RFC 3834: answering machines keep quiet.
    headers: { "Auto-Submitted": "auto-generated" },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
