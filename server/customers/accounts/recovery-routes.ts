import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as contract from "#contract/customers/recovery.ts";
import { doneSentences } from "#contract/reasons/done.ts";
import { reason } from "#contract/values/reason.ts";
import { sendCommonPasswordError } from "#server/identity/common-passwords.ts";
import { cookieName, cookieOptions } from "#server/identity/session-cookie.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { recoveryMinutes } from "./recovery-code.ts";
import { requestRecovery } from "./request-recovery.ts";
import { resetPassword } from "./reset-password.ts";
import { verifyCode } from "./verify-code.ts";

const recoveryCookie = "recovery";
const permissionCookie = "recovery-permission";

export function registerRecoveryRoutes(app: ShopApp, services: Services): void {
  const { pool } = services.database;
  const context = { app, pool, secretKey: services.secretKey };

  const asking = { access: "anyone", limits: ["recovery"], work: "login" } as const;
  mount(app, contract.sendResetPasswordOTP, asking, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const ownId = request.cookies[cookieName(request, recoveryCookie)];
    const device = request.cookies[cookieName(request, "device")];
    const userId = await requestRecovery(context, { email: body.email, ownId, device, ip: request.ip });
    keep(request, reply, recoveryCookie, userId);
    return { userId, message: doneSentences.RECOVERY_BEGUN };
  });

  const proving = { access: "anyone", limits: ["recoveryCode"], work: "login" } as const;
  mount(app, contract.verifyOtp, proving, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const result = await verifyCode(context, body.userId, body.otp);
    switch (result.outcome) {
      case "too-many": {
        const sentence = reason("TOO_MANY_WRONG_CODES");
        return sendError(reply, "TOO_MANY", sentence, { retryAfter: 60 });
      }
      case "wrong":
        return sendError(reply, "WRONG_CODE", reason("CODE_WRONG"));
      case "right":
        keep(request, reply, permissionCookie, result.permission);
        return {
          OtpVerified: randomBytes(16).toString("base64url"),
          message: doneSentences.RECOVERY_CODE_VERIFIED,
        };
    }
  });

  const resetting = { access: "anyone", limits: ["resetPassword"], work: "login" } as const;
  mount(app, contract.updatePassword, resetting, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const permission = request.cookies[cookieName(request, permissionCookie)];
    const { outcome } = await resetPassword(pool, { id: body.id, permission, password: body.resetPassword });
    switch (outcome) {
      case "not-permitted":
        return sendError(reply, "FORBIDDEN", reason("ENTER_EMAIL_CODE_FIRST"));
      case "used":
        return sendError(reply, "NOT_LOGGED_IN", reason("CODE_ENDED"));
      case "common-password":
        return sendCommonPasswordError(reply, "resetPassword");
      case "reset":
        forget(request, reply, permissionCookie);
        forget(request, reply, recoveryCookie);
        return { message: doneSentences.PASSWORD_UPDATED };
    }
  });
}

function keep(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(cookieName(request, name), value, cookieOptions(request, recoveryMinutes * 60));
}

function forget(request: FastifyRequest, reply: FastifyReply, name: string): void {
  reply.clearCookie(cookieName(request, name), cookieOptions(request, 0));
}
