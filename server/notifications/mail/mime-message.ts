import type { SendMailOptions } from "nodemailer";
import type { MailAddress, ReadyMail } from "./ready-mail.ts";

/** Marks that change the direction of what follows: in a list of mails they could make one look like another's. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function inHeader(text: string): string {
  return text.replace(directionMarks, "");
}

function named({ name, address }: MailAddress): MailAddress {
  return { name: inHeader(name), address };
}

/**
 * A mail as nodemailer takes it. Addresses are given as objects, so that nothing in them is read as a list; nodemailer
 * folds and encodes every header. The Message-ID follows from the mail's id: who gets a mail twice can tell.
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
    // RFC 3834: answering machines keep quiet.
    headers: { "Auto-Submitted": "auto-generated" },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
