import type { FastifyReply, FastifyRequest } from "fastify";
import * as contract from "#contract/accounts.ts";
import { mount } from "../plugins/mount.ts";
import { refuseTooMany } from "../plugins/rate-limit.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { type OwnPassword, proveOwnPassword } from "./change-password.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { claimsAnother } from "./current-user.ts";
import { takeEmailCode } from "./email-proof.ts";
import { makeDevice } from "./known-device.ts";
import { logIn } from "./log-in.ts";
import { ownPasswordOf, refuseEmailTaken, refuseWrongPassword } from "./own-password.ts";
import {
  clearSessionCookie,
  cookieName,
  cookieOptions,
  readSessionToken,
  setSessionCookie,
} from "./session-cookie.ts";
import { endSession } from "./sessions.ts";
import { signUp } from "./sign-up.ts";
import { isOtherEmail, type UserChanges, updateUser } from "./update-user.ts";

const deviceSeconds = 365 * 24 * 60 * 60;

/** What people do with their account. */
export function registerAccountRoutes(app: ShopApp, services: Services): void {
  const { pool } = services.database;

  mount(app, contract.signup, { access: "anyone", limits: ["signup"] }, async (call) => {
    const { body, request, reply } = call;
    const result = await signUp(pool, body);
    switch (result.outcome) {
      case "common-password":
        return refuseCommonPassword(reply, "password");
      case "email-taken":
        return refuseEmailTaken(reply);
      case "signed-up":
        // The login that follows in this browser is none from a new device.
        setDeviceCookie(request, reply, makeDevice(services.secretKey, result.userId));
        return { success: true as const, message: "Account created successfully" };
    }
  });

  const desk = { app, pool, secretKey: services.secretKey };
  mount(app, contract.login, { access: "anyone", limits: [] }, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    const device = request.cookies[cookieName(request, "device")];
    const oldToken = readSessionToken(request);
    const userAgent = request.headers["user-agent"];
    const result = await logIn(desk, { ...body, ip: request.ip, device, oldToken, userAgent });
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
    const { id, currentPassword, ...changes } = body;
    if (claimsAnother(user, id)) {
      return refuse(reply, "FORBIDDEN", "You can only change your own account.");
    }
    if (isEmpty(changes)) return refuse(reply, "INVALID", "No changes made");
    if (isOtherEmail(changes.email, user.email)) {
      const proof = ownPasswordOf(request, user, currentPassword ?? "");
      const refused = await refuseNewEmail(reply, changes.email, { ...proof, userId: user.id });
      if (refused) return refused();
    }
    const session = { userId: user.id, token: readSessionToken(request) ?? "" };
    const result = await updateUser(desk, session, changes);
    switch (result.outcome) {
      case "email-taken":
        return refuseEmailTaken(reply);
      case "session-ended":
        return refuse(reply, "NOT_LOGGED_IN", "Log in first.");
      case "updated":
        return { message: "Update Successfull" as const, user: result.user, ...result.waiting };
    }
  });

  /**
   * What stands against another e-mail address before anything is written, as what answers so; undefined where nothing does.
   * A reply itself could not be given: it is a thenable, and to await it gives undefined.
   */
  async function refuseNewEmail(reply: FastifyReply, email: string, own: OwnPassword & { userId: string }) {
    if (own.password === "") {
      const sentence = "Enter your password to change your e-mail address";
      return () => refuse(reply, "INVALID", sentence, { fields: { currentPassword: sentence } });
    }
    const proof = await proveOwnPassword(desk, own);
    if (proof.outcome === "too-many") return () => refuseTooMany(reply, proof.seconds);
    if (proof.outcome === "wrong") return () => refuseWrongPassword(reply);
    const code = await takeEmailCode(app, own.userId, email);
    return code.outcome === "refused" ? () => refuseTooMany(reply, code.seconds) : undefined;
  }
}

function isEmpty(changes: UserChanges): boolean {
  return Object.values(changes).every((value) => value === undefined);
}

function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, device: string): void {
  reply.setCookie(cookieName(request, "device"), device, cookieOptions(request, deviceSeconds));
}
