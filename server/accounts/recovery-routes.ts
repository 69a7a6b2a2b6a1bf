import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as contract from "#contract/recovery.ts";
import { mount } from "../plugins/mount.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { recoveryMinutes } from "./recovery-code.ts";
import { requestRecovery } from "./request-recovery.ts";
import { resetPassword } from "./reset-password.ts";
import { cookieName, cookieOptions } from "./session-cookie.ts";
import { verifyCode } from "./verify-code.ts";

/** Names the recovery that a browser has begun. */
const recoveryCookie = "recovery";
/** Holds what a verified code gave. */
const permissionCookie = "recovery-permission";

/** How a forgotten password is replaced. */
export function registerRecoveryRoutes(app: ShopApp, services: Services): void {
  const { pool } = services.database;
  const desk = { app, pool, secretKey: services.secretKey };

  const asking = { access: "anyone", limits: ["recovery"] } as const;
  mount(app, contract.sendResetPasswordOTP, asking, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const ownId = request.cookies[cookieName(request, recoveryCookie)];
    const device = request.cookies[cookieName(request, "device")];
    const userId = await requestRecovery(desk, { email: body.email, ownId, device, ip: request.ip });
    keep(request, reply, recoveryCookie, userId);
    return { userId, message: "If there is an account with this address, a code is on its way to it." };
  });

  const proving = { access: "anyone", limits: ["recoveryCode"] } as const;
  mount(app, contract.verifyOtp, proving, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const result = await verifyCode(desk, body.userId, body.otp);
    switch (result.outcome) {
      case "too-many": {
        const sentence = "Too many wrong codes. Ask for a new one.";
        return refuse(reply, "TOO_MANY", sentence, { retryAfter: 60 });
      }
      case "wrong":
        return refuse(reply, "WRONG_CODE", "This code is wrong or no longer valid.");
      case "right":
        keep(request, reply, permissionCookie, result.permission);
        return { OtpVerified: randomBytes(16).toString("base64url"), message: "Code verified" };
    }
  });

  const resetting = { access: "anyone", limits: ["resetPassword"] } as const;
  mount(app, contract.updatePassword, resetting, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const permission = request.cookies[cookieName(request, permissionCookie)];
    const { outcome } = await resetPassword(pool, { id: body.id, permission, password: body.resetPassword });
    switch (outcome) {
      case "not-permitted":
        return refuse(reply, "FORBIDDEN", "Enter the code from your e-mail first.");
      case "used":
        return refuse(reply, "NOT_LOGGED_IN", "This code can no longer be used. Ask for a new one.");
      case "common-password":
        return refuseCommonPassword(reply, "resetPassword");
      case "reset":
        forget(request, reply, permissionCookie);
        forget(request, reply, recoveryCookie);
        return { message: "Password updated successfully" };
    }
  });
}

function keep(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(cookieName(request, name), value, cookieOptions(request, recoveryMinutes * 60));
}

function forget(request: FastifyRequest, reply: FastifyReply, name: string): void {
  reply.clearCookie(cookieName(request, name), cookieOptions(request, 0));
}
