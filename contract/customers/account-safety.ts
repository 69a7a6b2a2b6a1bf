import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { type LanguageTag, languageTags } from "#contract/languages.ts";
import { newPassword, typedPassword } from "#contract/values/passwords.ts";
import { reason } from "#contract/values/reason.ts";
import { requiredLine } from "#contract/values/text.ts";
import { user } from "./accounts.ts";
import { recoveryCode } from "./recovery.ts";

const message = z.string();

const languages = languageTags as [LanguageTag, ...LanguageTag[]];

export const accountSession = z.object({
  id: z.string(),
  /** Such as `Chrome, Android`; empty where the shop did not recognise it. */
  device: z.string(),
  startedAt: z.string(),
  /** To the hour. */
  lastSeenAt: z.string(),
  isThis: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const accountSafety = z.object({
  isEmailProven: z.boolean(),
  /** The unconfirmed new address; null when there is none. */
  newEmail: z.string().nullable(),
  /** The change that takes effect once the link in each mailbox of `waitsFor` is confirmed; null when there is none. */
  emailChange: z.object({ email: z.string(), waitsFor: z.array(z.enum(["old", "new"])) }).nullable(),
  /** Whether text messages about the account's orders are sent, where the shop sends any. */
  wantsTexts: z.boolean(),
  /** The language that the shop writes to the account in. */
  language: z.enum(languages),
  sessions: z.array(accountSession),
});
export type AccountSafety = z.infer<typeof accountSafety>;

export const getAccountSafety = endpoint({
  method: "GET",
  path: "/users/getAccountSafety",
  summary:
    "Where the customer is logged in, whether their e-mail address is confirmed, and whether they want messages.",
  success: { status: 200, body: accountSafety },
});

export const changePassword = endpoint({
  method: "POST",
  path: "/users/changePassword",
  summary: "Sets a new password in place of the old one, and ends all other sessions.",
  body: z.object({ currentPassword: typedPassword, newPassword }),
  success: messageSuccess,
});

export const sendEmailCode = endpoint({
  method: "POST",
  path: "/users/sendEmailCode",
  summary:
    "Mails once more the links or the code that wait to be confirmed, or a code to the account's own address.",
  success: { status: 200, body: z.object({ message, email: z.string() }) },
});

export const confirmEmail = endpoint({
  method: "POST",
  path: "/users/confirmEmail",
  summary:
    "Gives the code that went to an address, five tries at most: from then on it is the confirmed address of the account.",
  body: z.object({ code: recoveryCode }),
  success: { status: 200, body: z.object({ message, user }) },
});

export const confirmEmailChange = endpoint({
  method: "POST",
  path: "/users/confirmEmailChange",
  summary:
    "Confirms a change of the e-mail address from one of both mailboxes, by the link that went there; the second one makes it.",
  body: z.object({
    id: requiredLine(100, reason("OPEN_THE_LINK_AGAIN")),
    token: requiredLine(100, reason("OPEN_THE_LINK_AGAIN")),
  }),
  success: {
    status: 200,
    /** `user` where this browser is logged in to the changed account. */
    body: z.object({ message, isChanged: z.boolean(), user: user.nullable() }),
  },
});

export const withdrawEmailChange = endpoint({
  method: "POST",
  path: "/users/withdrawEmailChange",
  summary: "Ends the change of the e-mail address that waits for its links.",
  success: messageSuccess,
});

export const endSession = endpoint({
  method: "POST",
  path: "/users/endSession",
  summary: "Logs the customer out on one device.",
  body: z.object({ id: requiredLine(100, reason("NAME_THE_SESSION")) }),
  success: messageSuccess,
});

export const endAllSessions = endpoint({
  method: "POST",
  path: "/users/endAllSessions",
  summary: "Logs the customer out on every device, this one included.",
  success: messageSuccess,
});

export const setWantsTexts = endpoint({
  method: "POST",
  path: "/users/setWantsTexts",
  summary: "Switches messages about the orders of the account to the customer's phone off, or on again.",
  body: z.object({ wantsTexts: z.boolean() }),
  success: { status: 200, body: z.object({ message, wantsTexts: z.boolean() }) },
});

export const setAccountLanguage = endpoint({
  method: "POST",
  path: "/users/setLanguage",
  summary:
    "The language that the shop writes to the account in; mails about an order are in that of the order.",
  body: z.object({ language: z.enum(languages, reason("CHOOSE_ONE_OF_THOSE_OFFERED")) }),
  success: { status: 200, body: z.object({ message, language: z.enum(languages) }) },
});
