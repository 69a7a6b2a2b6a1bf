import type { FastifyReply } from "fastify";
import type { User } from "#contract/customers/accounts.ts";
import * as contract from "#contract/customers/accounts.ts";
import { doneSentences } from "#contract/reasons/done.ts";
import { reason } from "#contract/values/reason.ts";
import { sendCommonPasswordError } from "#server/identity/common-passwords.ts";
import { giveDevice, readDevice } from "#server/identity/known-device.ts";
import { clearSessionCookie, readSessionToken, setSessionCookie } from "#server/identity/session-cookie.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { type OwnPassword, verifyOwnPassword } from "./change-password.ts";
import { claimsAnother } from "./current-user.ts";
import { takeEmailCode } from "./email-proof.ts";
import { logIn } from "./log-in.ts";
import { isOtherEmail } from "./move-email.ts";
import { clearProofs } from "./order-proof.ts";
import { ownPasswordOf, sendEmailTakenError, sendWrongPasswordError } from "./own-password.ts";
import { endSession } from "./sessions.ts";
import { signUp } from "./sign-up.ts";
import { type UserChanges, updateUser } from "./update-user.ts";

export function registerAccountRoutes(app: ShopApp, services: Services): void {
  const { secretKey } = services;
  const { pool } = services.database;
  const devices = { executor: pool, secretKey, cookie: "device" } as const;

  mount(app, contract.signup, { access: "anyone", limits: ["signup"], work: "login" }, async (call) => {
    const { body, request, reply } = call;
    const result = await signUp({ app, pool }, body);
    switch (result.outcome) {
      case "common-password":
        return sendCommonPasswordError(reply, "password");
      case "email-taken":
        return sendEmailTakenError(reply);
      case "signed-up":
        // The login that follows in this browser is not from a new device.
        await giveDevice(devices, request, reply, result.userId);
        return { success: true as const, message: doneSentences.ACCOUNT_CREATED };
    }
  });

  const context = { app, pool, secretKey };
  mount(
    app,
    contract.login,
    { access: "anyone", limits: [], work: "login" },
    async ({ body, request, reply }) => {
      reply.header("cache-control", "no-store");
      const device = readDevice(request, "device");
      const oldToken = readSessionToken(request);
      const userAgent = request.headers["user-agent"];
      const result = await logIn(context, { ...body, ip: request.ip, device, oldToken, userAgent });
      switch (result.outcome) {
        case "too-many":
          return sendTooManyError(reply, result.seconds);
        case "wrong-credentials":
          return sendError(reply, "WRONG_CREDENTIALS", reason("EMAIL_OR_PASSWORD_WRONG"));
        case "logged-in":
          setSessionCookie(request, reply, result.token);
          await giveDevice(devices, request, reply, result.user.id);
          return { user: result.user, message: doneSentences.LOGGED_IN };
      }
    },
  );

  mount(
    app,
    contract.persistUserSession,
    { access: "anyone", limits: ["reads"], work: "signedIn" },
    async (call) => {
      call.reply.header("cache-control", "no-store");
      return { user: (await app.findUser(call.request)) ?? null };
    },
  );

  // No Clear-Site-Data: it would delete the cart in the browser's storage.
  mount(
    app,
    contract.logout,
    { access: "anyone", limits: ["reads"], work: "signedIn" },
    async ({ request, reply }) => {
      reply.header("cache-control", "no-store");
      const token = readSessionToken(request);
      if (token !== undefined) await endSession(pool, token);
      clearSessionCookie(request, reply);
      clearProofs(request, reply);
      return { message: doneSentences.LOGGED_OUT };
    },
  );

  const own = { access: "customer", limits: ["profile"] } as const;
  mount(app, contract.updateUserInformation, own, async ({ user, body, request, reply }) => {
    const { id, currentPassword, ...changes } = body;
    if (claimsAnother(user, id)) {
      return sendError(reply, "FORBIDDEN", reason("ONLY_OWN_ACCOUNT"));
    }
    if (isEmpty(changes)) return sendError(reply, "INVALID", reason("NO_CHANGES_MADE"));
    if (isOtherEmail(changes.email, user.email)) {
      const proof = currentPassword === undefined ? undefined : ownPasswordOf(request, user, currentPassword);
      const refused = await sendNewEmailError(reply, user, changes.email, proof);
      if (refused) return refused();
    }
    const session = { userId: user.id, token: readSessionToken(request) ?? "" };
    const result = await updateUser(context, session, changes, currentPassword !== undefined);
    switch (result.outcome) {
      case "email-taken":
        return sendEmailTakenError(reply);
      case "session-ended":
        return sendError(reply, "NOT_LOGGED_IN", reason("LOG_IN_FIRST"));
      case "updated":
        return { message: doneSentences.ACCOUNT_UPDATED, user: result.user, ...result.waiting };
    }
  });

  /** Returns a function that answers: a reply is a thenable, and awaiting it gives undefined. */
  async function sendNewEmailError(
    reply: FastifyReply,
    user: User,
    email: string,
    own: OwnPassword | undefined,
  ) {
    const proof = own && (await verifyOwnPassword(context, own));
    if (proof?.outcome === "too-many") return () => sendTooManyError(reply, proof.seconds);
    if (proof?.outcome === "wrong") return () => sendWrongPasswordError(reply);
    const code = await takeEmailCode(app, user.id, own ? [email] : [email, user.email]);
    return code.outcome === "refused" ? () => sendTooManyError(reply, code.seconds) : undefined;
  }
}

function isEmpty(changes: UserChanges): boolean {
  return Object.values(changes).every((value) => value === undefined);
}
