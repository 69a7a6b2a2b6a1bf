import { z } from "zod";
import { endpoint, messageSuccess } from "../http/endpoint.ts";
import { say } from "../http/say.ts";
import { phoneNumber } from "../values/phone.ts";
import { emailAddress, line, paragraph, requiredLine } from "../values/text.ts";
import { newPassword, typedPassword } from "./passwords.ts";

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

const personName = requiredLine(100, say("ENTER_YOUR_NAME"));

/** Never the authority: it must equal the session's user where it is there at all (the wire contract, rules for every call). */
export const claimedUserId = line(100).nullish();

export const signup = endpoint({
  method: "POST",
  path: "/users/signup",
  summary: "Makes an account for a customer. Does not log in.",
  body: z.object({ name: personName, email: emailAddress, password: newPassword }),
  success: { status: 201, body: z.object({ success: z.literal(true), message }) },
});

export const login = endpoint({
  method: "POST",
  path: "/users/login",
  summary: "Starts a session and sets its cookie; a session that the browser had is ended.",
  body: z.object({ email: emailAddress, password: typedPassword }),
  success: { status: 200, body: z.object({ user, message }) },
});

export const updateUserInformation = endpoint({
  method: "POST",
  path: "/users/updateUserInformation",
  summary:
    "Changes what is given of name, e-mail address, phone and address. A new e-mail address counts once both mailboxes have confirmed it, with the password once the new one has.",
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
