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
    "The customer's logins, whether their e-mail address is confirmed, and whether they want messages.",
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
  summary: "Mails the links or the code of an open change again, or a code to the account's own address.",
  success: { status: 200, body: z.object({ message, email: z.string() }) },
});

export const confirmEmail = endpoint({
  method: "POST",
  path: "/users/confirmEmail",
  summary:
    "Checks the code that was mailed to an address, at most five tries, and makes it the confirmed address of the account.",
  body: z.object({ code: recoveryCode }),
  success: { status: 200, body: z.object({ message, user }) },
});

export const confirmEmailChange = endpoint({
  method: "POST",
  path: "/users/confirmEmailChange",
  summary:
    "Confirms a change of the e-mail address by the link in one of the two mailboxes; the second confirmation makes the change.",
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
  summary: "Cancels an open change of the e-mail address.",
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
  summary: "Switches messages to the customer's phone about the orders of the account on or off.",
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
