import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { claimedUserId } from "#contract/values/claimed-user-id.ts";
import { newPassword, typedPassword } from "#contract/values/passwords.ts";
import { phoneNumber } from "#contract/values/phone.ts";
import { reason } from "#contract/values/reason.ts";
import { emailAddress, paragraph, requiredLine } from "#contract/values/text.ts";

export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  role: z.string(),
});
export type User = z.infer<typeof user>;

const message = z.string();

const personName = requiredLine(100, reason("ENTER_YOUR_NAME"));

export const signup = endpoint({
  method: "POST",
  path: "/users/signup",
  summary: "Creates an account for a customer. Does not log in.",
  body: z.object({
    name: personName,
    email: emailAddress,
    password: newPassword,
    /** Of the page: the shop writes to the account in it. An unknown one means the first. */
    language: z.string().max(35).optional(),
  }),
  success: { status: 201, body: z.object({ success: z.literal(true), message }) },
});

export const login = endpoint({
  method: "POST",
  path: "/users/login",
  summary: "Starts a session and sets its cookie; an earlier session of the browser ends.",
  body: z.object({ email: emailAddress, password: typedPassword }),
  success: { status: 200, body: z.object({ user, message }) },
});

export const updateUserInformation = endpoint({
  method: "POST",
  path: "/users/updateUserInformation",
  summary:
    "Changes the given fields of name, e-mail address, phone and address. A new e-mail address needs confirmation from both mailboxes; with the password, from the new one alone.",
  body: z.object({
    id: claimedUserId,
    name: personName.optional(),
    email: emailAddress.optional(),
    phone: z.literal("").or(phoneNumber).optional(),
    address: paragraph(200).optional(),
    currentPassword: typedPassword.optional(),
  }),
  success: {
    status: 200,
    body: z.object({
      message: z.literal("Update Successfull"),
      user,
      newEmail: z.string().optional(),
    }),
  },
});

export const persistUserSession = endpoint({
  method: "GET",
  path: "/users/persistUserSession",
  summary: "Who is logged in; null for a guest.",
  success: { status: 200, body: z.object({ user: user.nullable() }) },
});

export const logout = endpoint({
  method: "DELETE",
  path: "/users/logout",
  summary: "Ends the session, if there is one.",
  success: messageSuccess,
});
