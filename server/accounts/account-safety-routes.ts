import * as contract from "#contract/account-safety.ts";
import { withTransaction } from "#database/transaction.ts";
import { mount } from "../plugins/mount.ts";
import { refuseTooMany } from "../plugins/rate-limit.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { changePassword } from "./change-password.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { confirmEmail } from "./confirm-email.ts";
import { pendingEmail, startProof, takeEmailCode } from "./email-proof.ts";
import { isEmailProven } from "./find-account.ts";
import { ownPasswordOf, ownSessionOf, refuseEmailTaken, refuseWrongPassword } from "./own-password.ts";
import { clearSessionCookie, readSessionToken, setSessionCookie } from "./session-cookie.ts";
import { endNamedSession, endSessions, listSessions } from "./sessions.ts";

/** What customers do so that their account stays their own. */
export function registerAccountSafetyRoutes(app: ShopApp, services: Services): void {
  const { secretKey } = services;
  const { pool } = services.database;
  const desk = { app, pool, secretKey };
  const own = { access: "customer", limits: ["profile"] } as const;
  const endedSession = "Log in first.";

  mount(app, contract.getAccountSafety, { ...own, limits: ["reads"] }, async ({ user, request }) => ({
    isEmailProven: await isEmailProven(pool, user.id),
    newEmail: (await pendingEmail(pool, user.id)) ?? null,
    sessions: await listSessions(pool, user.id, readSessionToken(request) ?? ""),
  }));

  mount(app, contract.changePassword, own, async ({ user, body, request, reply }) => {
    const session = ownSessionOf(request, user);
    const proof = ownPasswordOf(request, user, body.currentPassword);
    const result = await changePassword(desk, session, proof, body.newPassword);
    switch (result.outcome) {
      case "too-many":
        return refuseTooMany(reply, result.seconds);
      case "wrong":
        return refuseWrongPassword(reply);
      case "common-password":
        return refuseCommonPassword(reply, "newPassword");
      case "session-ended":
        return refuse(reply, "NOT_LOGGED_IN", endedSession);
      case "changed":
        setSessionCookie(request, reply, result.token);
        return { message: "Password updated successfully" };
    }
  });

  mount(app, contract.sendEmailCode, { ...own, limits: ["emailCode"] }, async ({ user, reply }) => {
    const email = (await pendingEmail(pool, user.id)) ?? user.email;
    const code = await takeEmailCode(app, user.id, email);
    if (code.outcome === "refused") return refuseTooMany(reply, code.seconds);
    await withTransaction(pool, (client) => startProof(client, secretKey, { userId: user.id, email }));
    return { message: "The code is on its way.", email };
  });

  mount(
    app,
    contract.confirmEmail,
    { ...own, limits: ["emailCode"] },
    async ({ user, body, request, reply }) => {
      const result = await confirmEmail(desk, ownSessionOf(request, user), body.code);
      switch (result.outcome) {
        case "wrong":
          return refuse(reply, "WRONG_CODE", "This code is wrong or no longer valid.");
        case "email-taken":
          return refuseEmailTaken(reply);
        case "session-ended":
          return refuse(reply, "NOT_LOGGED_IN", endedSession);
        case "confirmed":
          if (result.token !== undefined) setSessionCookie(request, reply, result.token);
          return { message: "E-mail address confirmed", user: result.user };
      }
    },
  );

  mount(app, contract.endSession, own, async ({ user, body, reply }) => {
    const isEnded = await endNamedSession(pool, user.id, body.id);
    if (!isEnded) return refuse(reply, "NOT_FOUND", "There is no such session.");
    return { message: "Logged out on that device" };
  });

  mount(app, contract.endAllSessions, own, async ({ user, request, reply }) => {
    await endSessions(pool, user.id);
    clearSessionCookie(request, reply);
    return { message: "Logged out everywhere" };
  });
}
