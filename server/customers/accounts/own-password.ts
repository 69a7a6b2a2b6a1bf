import type { FastifyReply, FastifyRequest } from "fastify";
import type { User } from "#contract/customers/accounts.ts";
import { reason } from "#contract/values/reason.ts";
import { readDevice } from "#server/identity/known-device.ts";
import { readSessionToken } from "#server/identity/session-cookie.ts";
import { sendError, sendFieldError } from "#server/platform/http/send-error.ts";
import type { OwnPassword } from "./change-password.ts";
import { describeDevice } from "./describe-device.ts";
import type { OwnSession } from "./sessions.ts";

export function ownPasswordOf(request: FastifyRequest, { email }: User, password: string): OwnPassword {
  return { email, password, ip: request.ip, device: readDevice(request, "device") };
}

export function ownSessionOf(request: FastifyRequest, { id }: User): OwnSession {
  const token = readSessionToken(request) ?? "";
  return { userId: id, token, device: describeDevice(request.headers["user-agent"]) };
}

export function sendWrongPasswordError(reply: FastifyReply): FastifyReply {
  return sendFieldError(reply, "WRONG_CREDENTIALS", "currentPassword", reason("NOT_YOUR_PASSWORD"));
}

export function sendEmailTakenError(reply: FastifyReply): FastifyReply {
  const sentence = reason("EMAIL_HAS_ACCOUNT");
  return sendError(reply, "EMAIL_TAKEN", sentence);
}
