import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line, requiredLine } from "#contract/values/text.ts";

/** `waiting`: to be sent or retried; `failed`: given up. */
export const mailStates = ["waiting", "sent", "failed"] as const;
/** Of a list: `failed-lately`: given up in the last three days. */
export const mailListStates = [...mailStates, "failed-lately"] as const;
export type MailListState = (typeof mailListStates)[number];
export type MailState = (typeof mailStates)[number];

const officeMail = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  state: z.enum(mailStates),
  createdAt: instant,
  sentAt: instant.nullable(),
  nextTryAt: instant.nullable(),
  tries: z.number().int(),
  lastError: z.string(),
  /** A code is never sent again: a second one would be issued. */
  isResendable: z.boolean(),
});
export type OfficeMail = z.infer<typeof officeMail>;

export const listMails = endpoint({
  method: "GET",
  path: "/api/admin/mails/list",
  roles: office,
  summary: "Mails of the shop, newest first; `q` is a recipient's whole address.",
  query: z.object({ q: line(254).optional(), state: z.enum(mailListStates).optional(), ...pageQuery }),
  success: { status: 200, body: pageOf(officeMail) },
});

const id = requiredLine(100, reason("NAME_THE_MAIL"));

/** The mail rendered now; codes of recovery mails are omitted. */
const letter = z.object({ subject: z.string(), html: z.string(), text: z.string() });

export const getMail = endpoint({
  method: "GET",
  path: "/api/admin/mails/get",
  roles: office,
  summary: "One mail with its text; `letter` is null once the text can no longer be made.",
  query: z.object({ id }),
  success: { status: 200, body: z.object({ mail: officeMail, letter: letter.nullable() }) },
});

export const resendMail = endpoint({
  method: "POST",
  path: "/api/admin/mails/resend",
  roles: office,
  summary: "Sends a mail again, or one that waits for its next try at once.",
  body: z.object({ id }),
  success: { status: 200, body: z.object({ mail: officeMail }) },
});
