import * as contract from "#contract/customers/account-safety.ts";
import { doneSentences } from "#contract/reasons/done.ts";
import { reason } from "#contract/values/reason.ts";
import { withTransaction } from "#database/transaction.ts";
import { sendCommonPasswordError } from "#server/identity/common-passwords.ts";
import { giveDevice } from "#server/identity/known-device.ts";
import { clearSessionCookie, readSessionToken, setSessionCookie } from "#server/identity/session-cookie.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { setWantsTexts, wantsTexts } from "../people/opt-outs.ts";
import { readAccountLanguage, setAccountLanguage } from "./account-language.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmail } from "./confirm-email.ts";
import { confirmEmailChange, mailLinksAgain, waitingChange, withdrawChange } from "./email-change.ts";
import { pendingEmail, startProof, takeEmailCode } from "./email-proof.ts";
import { isEmailProven } from "./find-account.ts";
import { ownPasswordOf, ownSessionOf, sendEmailTakenError, sendWrongPasswordError } from "./own-password.ts";
import { endNamedSession, endSessions, listSessions } from "./sessions.ts";

export function registerAccountSafetyRoutes(app: ShopApp, services: Services): void {
  const { secretKey } = services;
  const { pool } = services.database;
  const context = { app, pool, secretKey };
  const devices = { executor: pool, secretKey, cookie: "device" } as const;
  const own = { access: "customer", limits: ["profile"] } as const;
  const endedSession = reason("LOG_IN_FIRST");

  mount(app, contract.getAccountSafety, { ...own, limits: ["reads"] }, async ({ user, request }) => ({
    isEmailProven: await isEmailProven(pool, user.id),
    newEmail: (await pendingEmail(pool, user.id)) ?? null,
    emailChange: await waitingChange(pool, user.id),
    wantsTexts: await wantsTexts(pool, user.id),
    language: await readAccountLanguage(pool, user.id),
    sessions: await listSessions(pool, user.id, readSessionToken(request) ?? ""),
  }));

  mount(app, contract.changePassword, own, async ({ user, body, request, reply }) => {
    const session = ownSessionOf(request, user);
    const proof = ownPasswordOf(request, user, body.currentPassword);
    const result = await changePassword(context, session, proof, body.newPassword);
    switch (result.outcome) {
      case "too-many":
        return sendTooManyError(reply, result.seconds);
      case "wrong":
        return sendWrongPasswordError(reply);
      case "common-password":
        return sendCommonPasswordError(reply, "newPassword");
      case "session-ended":
        return sendError(reply, "NOT_LOGGED_IN", endedSession);
      case "changed":
        setSessionCookie(request, reply, result.token);
        await giveDevice(devices, request, reply, user.id);
        return { message: doneSentences.PASSWORD_UPDATED };
    }
  });

  mount(app, contract.sendEmailCode, { ...own, limits: ["emailCode"] }, async ({ user, reply }) => {
    const change = await waitingChange(pool, user.id);
    if (change) {
      const emails = { old: user.email, new: change.email };
      const links = await takeEmailCode(
        app,
        user.id,
        change.waitsFor.map((mailbox) => emails[mailbox]),
      );
      if (links.outcome === "refused") return sendTooManyError(reply, links.seconds);
      await withTransaction(pool, (client) => mailLinksAgain(client, secretKey, user.id));
      return { message: doneSentences.EMAIL_LINKS_SENT, email: change.email };
    }
    const email = (await pendingEmail(pool, user.id)) ?? user.email;
    const code = await takeEmailCode(app, user.id, [email]);
    if (code.outcome === "refused") return sendTooManyError(reply, code.seconds);
    await withTransaction(pool, (client) => startProof(client, secretKey, { userId: user.id, email }));
    return { message: doneSentences.EMAIL_CODE_SENT, email };
  });

  mount(
    app,
    contract.confirmEmail,
    { ...own, limits: ["emailCode"] },
    async ({ user, body, request, reply }) => {
      const result = await confirmEmail(context, ownSessionOf(request, user), body.code);
      switch (result.outcome) {
        case "wrong":
          return sendError(reply, "WRONG_CODE", reason("CODE_WRONG"));
        case "email-taken":
          return sendEmailTakenError(reply);
        case "session-ended":
          return sendError(reply, "NOT_LOGGED_IN", endedSession);
        case "confirmed":
          if (result.token !== undefined) setSessionCookie(request, reply, result.token);
          await giveDevice(devices, request, reply, user.id);
          return { message: doneSentences.EMAIL_CONFIRMED, user: result.user };
      }
    },
  );

  mount(
    app,
    contract.confirmEmailChange,
    { access: "anyone", limits: ["confirm"], work: "signedIn" },
    async ({ body, request, reply }) => {
      reply.header("cache-control", "no-store");
      const user = await app.findUser(request);
      const session = user && ownSessionOf(request, user);
      const result = await confirmEmailChange(context, body, session);
      switch (result.outcome) {
        case "ended":
          return sendNotFound(reply, reason("EMAIL_LINK_ENDED"));
        case "email-taken":
          return sendEmailTakenError(reply);
        case "waiting":
          return { message: doneSentences.EMAIL_CONFIRMED, isChanged: false, user: null };
        case "changed": {
          const { token } = result;
          if (token !== undefined) {
            setSessionCookie(request, reply, token);
            await giveDevice(devices, request, reply, result.user.id);
          }
          return {
            message: doneSentences.EMAIL_CONFIRMED,
            isChanged: true,
            user: token === undefined ? null : result.user,
          };
        }
      }
    },
  );

  mount(app, contract.withdrawEmailChange, own, async ({ user }) => {
    await withdrawChange(pool, user.id);
    return { message: doneSentences.EMAIL_CHANGE_WITHDRAWN };
  });

  mount(app, contract.setWantsTexts, own, async ({ user, body }) => {
    await setWantsTexts(pool, { userId: user.id, ...body });
    return {
      message: body.wantsTexts ? doneSentences.TEXTS_ON : doneSentences.TEXTS_OFF,
      wantsTexts: body.wantsTexts,
    };
  });

  mount(app, contract.setAccountLanguage, own, async ({ user, body: { language } }) => {
    await setAccountLanguage(pool, { userId: user.id, language });
    return { message: doneSentences.ACCOUNT_LANGUAGE_CHANGED, language };
  });

  mount(app, contract.endSession, own, async ({ user, body, reply }) => {
    const isEnded = await endNamedSession(pool, user.id, body.id);
    if (!isEnded) return sendNotFound(reply, reason("NO_SUCH_SESSION"));
    return { message: doneSentences.LOGGED_OUT_ON_DEVICE };
  });

  mount(app, contract.endAllSessions, own, async ({ user, request, reply }) => {
    await endSessions(pool, user.id);
    clearSessionCookie(request, reply);
    return { message: doneSentences.LOGGED_OUT_EVERYWHERE };
  });
}
