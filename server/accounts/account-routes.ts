import type { FastifyReply, FastifyRequest } from "fastify";
import * as contract from "#contract/accounts.ts";
import { mount } from "../plugins/mount.ts";
import { refuseTooMany } from "../plugins/rate-limit.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { claimsAnother } from "./current-user.ts";
import { logIn } from "./log-in.ts";
import {
  clearSessionCookie,
  cookieName,
  cookieOptions,
  readSessionToken,
  setSessionCookie,
} from "./session-cookie.ts";
import { endSession } from "./sessions.ts";
import { signUp } from "./sign-up.ts";
import { type UserChanges, updateUser } from "./update-user.ts";

const deviceSeconds = 365 * 24 * 60 * 60;

/** What people do with their account. */
export function registerAccountRoutes(app: ShopApp, services: Services): void {
  const { pool } = services.database;

  mount(app, contract.signup, { access: "anyone", limits: ["signup"] }, async ({ body, reply }) => {
    const { outcome } = await signUp(pool, body);
    switch (outcome) {
      case "common-password":
        return refuseCommonPassword(reply, "password");
      case "email-taken":
        return refuseEmailTaken(reply);
      case "signed-up":
        return { success: true as const, message: "Account created successfully" };
    }
  });

  const desk = { app, pool, secretKey: services.secretKey };
  mount(app, contract.login, { access: "anyone", limits: [] }, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const device = request.cookies[cookieName(request, "device")];
    const oldToken = readSessionToken(request);
    const result = await logIn(desk, { ...body, ip: request.ip, device, oldToken });
    switch (result.outcome) {
      case "too-many":
        return refuseTooMany(reply, result.seconds);
      case "wrong-credentials":
        return refuse(reply, "WRONG_CREDENTIALS", "The e-mail address or the password is wrong.");
      case "logged-in":
        setSessionCookie(request, reply, result.token);
        setDeviceCookie(request, reply, result.device);
        return { user: result.user, message: "Logged in successfully" };
    }
  });

  mount(app, contract.persistUserSession, { access: "anyone", limits: ["reads"] }, async (call) => {
    call.reply.header("cache-control", "no-store");
    return { user: (await app.findUser(call.request)) ?? null };
  });

  // The cart in the browser's storage stays: Clear-Site-Data would take it away.
  mount(app, contract.logout, { access: "anyone", limits: ["reads"] }, async ({ request, reply }) => {
    reply.header("cache-control", "no-store");
    const token = readSessionToken(request);
    if (token !== undefined) await endSession(pool, token);
    clearSessionCookie(request, reply);
    return { message: "Logged out successfully" };
  });

  const own = { access: "customer", limits: ["profile"] } as const;
  mount(app, contract.updateUserInformation, own, async ({ user, body, request, reply }) => {
    const { id, ...changes } = body;
    if (claimsAnother(user, id)) {
      return refuse(reply, "FORBIDDEN", "You can only change your own account.");
    }
    if (isEmpty(changes)) return refuse(reply, "INVALID", "No changes made");
    const session = { userId: user.id, token: readSessionToken(request) ?? "" };
    const result = await updateUser(pool, session, changes);
    switch (result.outcome) {
      case "email-taken":
        return refuseEmailTaken(reply);
      case "session-ended":
        return refuse(reply, "NOT_LOGGED_IN", "Log in first.");
      case "updated":
        if (result.token !== undefined) setSessionCookie(request, reply, result.token);
        return { message: "Update Successfull" as const, user: result.user };
    }
  });
}

function isEmpty(changes: UserChanges): boolean {
  return Object.values(changes).every((value) => value === undefined);
}

function refuseEmailTaken(reply: FastifyReply): FastifyReply {
  const sentence = "There is already an account with this e-mail address.";
  return refuse(reply, "EMAIL_TAKEN", sentence);
}

function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, device: string): void {
  reply.setCookie(cookieName(request, "device"), device, cookieOptions(request, deviceSeconds));
}
