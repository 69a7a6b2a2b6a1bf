import type { FastifyReply, FastifyRequest } from "fastify";
import type { StaffMember } from "#contract/staff/staff.ts";
import * as contract from "#contract/staff/staff.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import type { Executor } from "#database/query.ts";
import { sendCommonPasswordError } from "#server/identity/common-passwords.ts";
import { giveDevice, readDevice } from "#server/identity/known-device.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendError, sendFieldError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../services.ts";
import { describeSecret, makeAppSecret } from "./app-codes.ts";
import { confirmSecondFactor, verifySecondFactor } from "./give-second-factor.ts";
import { logInStaff, type OpenedSession } from "./log-in-staff.ts";
import { missingFactor, type SecondFactorRule } from "./missing-factor.ts";
import { mountBeforeLogin } from "./mount-for-staff.ts";
import { requestStaffRecovery } from "./request-staff-recovery.ts";
import { sealSecret } from "./seal-secret.ts";
import { beginSecondFactor } from "./second-factors.ts";
import { choosePassword } from "./set-staff-password.ts";
import { clearStaffCookie, readStaffToken, setStaffCookie } from "./staff-cookie.ts";
import { endStaffSession } from "./staff-sessions.ts";

export function registerStaffLoginRoutes(
  app: ShopApp,
  services: Services,
  rule: () => SecondFactorRule,
): void {
  const { secretKey, settings: idle } = services;
  const { pool } = services.database;
  const context = { app, pool, secretKey, rule, idle };
  const devices = { executor: pool, secretKey, cookie: "staff-device" } as const;

  mountBeforeLogin(app, contract.login, [], async ({ body, request, reply }) => {
    const result = await logInStaff(context, {
      ...body,
      ip: request.ip,
      device: readDevice(request, "staff-device"),
      oldToken: readStaffToken(request),
    });
    switch (result.outcome) {
      case "too-many":
        return sendTooManyError(reply, result.seconds);
      case "wrong-credentials":
        request.log.warn("staff login failed");
        return sendError(reply, "WRONG_CREDENTIALS", reason("EMAIL_OR_PASSWORD_WRONG"));
      case "logged-in":
        setStaffCookie(request, reply, result.token);
        // The password alone does not make a device known.
        if (result.missing === "none") await giveDevice(devices, request, reply, result.staff.id);
        request.log.info({ staff: result.staff.id, missing: result.missing }, "staff login");
        return loggedIn(result);
    }
  });

  mountBeforeLogin(app, contract.session, ["backOffice"], async ({ request }) => {
    const session = await app.findStaffSession(request);
    const secondFactor = session ? missingFactor(session, rule()) : ("none" as const);
    if (!session || secondFactor !== "none") return { staff: null, secondFactor };
    return {
      staff: session.staff,
      secondFactor,
      ...(!session.isConfirmed && { mustConfirm: true as const }),
    };
  });

  mountBeforeLogin(app, contract.verifySecondFactor, ["backOffice"], async ({ body, request, reply }) => {
    const session = await app.findStaffSession(request);
    if (!session || missingFactor(session, rule()) !== "verify") return sendGuestError(reply);
    const attempt = { staff: session.staff, token: readStaffToken(request) ?? "", code: body.code };
    const result = await verifySecondFactor(context, attempt);
    if (result.outcome !== "right") return sendCodeError(request, reply, result);
    setStaffCookie(request, reply, result.token);
    await giveDevice(devices, request, reply, result.staff.id);
    request.log.info({ staff: result.staff.id }, "staff second factor given");
    return { staff: result.staff };
  });

  mountBeforeLogin(app, contract.startSecondFactor, ["backOffice"], async ({ request, reply }) => {
    const session = await app.findStaffSession(request);
    if (!session) return sendGuestError(reply);
    const started = await startSecondFactor(pool, services, session.staff);
    if (!started) {
      return sendError(reply, "SECOND_FACTOR_SET", reason("SECOND_FACTOR_SET_ALREADY"));
    }
    return started;
  });

  mountBeforeLogin(app, contract.confirmSecondFactor, ["backOffice"], async ({ body, request, reply }) => {
    const session = await app.findStaffSession(request);
    if (!session || session.staff.hasSecondFactor) return sendGuestError(reply);
    const attempt = { staff: session.staff, token: readStaffToken(request) ?? "", code: body.code };
    const result = await confirmSecondFactor(context, attempt);
    if (result.outcome !== "right") return sendCodeError(request, reply, result);
    setStaffCookie(request, reply, result.token);
    await giveDevice(devices, request, reply, result.staff.id);
    return { staff: result.staff, recoveryCodes: result.recoveryCodes };
  });

  mountBeforeLogin(app, contract.choosePassword, ["choosePassword"], async ({ body, request, reply }) => {
    const result = await choosePassword(context, {
      token: body.token,
      password: body.newPassword,
      oldToken: readStaffToken(request),
    });
    switch (result.outcome) {
      case "common-password":
        return sendCommonPasswordError(reply, "newPassword");
      case "link-ended":
        return sendError(reply, "FORBIDDEN", reason("PASSWORD_LINK_ENDED"));
      case "chosen":
        setStaffCookie(request, reply, result.token);
        if (result.missing === "none") await giveDevice(devices, request, reply, result.staff.id);
        request.log.info({ staff: result.staff.id, missing: result.missing }, "staff chose a password");
        return { message: "Password set", email: result.staff.email, ...loggedIn(result) };
    }
  });

  mountBeforeLogin(app, contract.forgotPassword, ["recovery"], async ({ body, request }) => {
    await requestStaffRecovery(context, {
      email: body.email,
      ip: request.ip,
      device: readDevice(request, "staff-device"),
    });
    return { message: "If a member of staff has this address, a link is on its way to it" };
  });

  mountBeforeLogin(app, contract.logout, ["backOffice"], async ({ request, reply }) => {
    const token = readStaffToken(request);
    if (token !== undefined) await endStaffSession(pool, token);
    clearStaffCookie(request, reply);
    return { message: "Logged out" };
  });
}

/** The member of staff once no factor is missing. */
function loggedIn({ missing, staff }: OpenedSession) {
  return { secondFactor: missing, ...(missing === "none" && { staff }) };
}

function sendGuestError(reply: FastifyReply): FastifyReply {
  return sendError(reply, "NOT_LOGGED_IN", reason("LOG_IN_FIRST"));
}

type CodeRefusal =
  | { outcome: "wrong" | "session-ended" | "other-key" }
  | { outcome: "too-many"; seconds: number };

export function sendCodeError(
  request: FastifyRequest,
  reply: FastifyReply,
  result: CodeRefusal,
): FastifyReply {
  switch (result.outcome) {
    case "too-many":
      return sendTooManyError(reply, result.seconds);
    case "session-ended":
      return sendGuestError(reply);
    case "wrong":
      request.log.warn("staff second factor wrong");
      return sendWrongCodeError(reply, reason("APP_CODE_WRONG"));
    case "other-key":
      request.log.error("second factor of staff uses an older secret key");
      return sendWrongCodeError(reply, reason("APP_CODE_OTHER_KEY"));
  }
}

function sendWrongCodeError(reply: FastifyReply, said: EncodedReason): FastifyReply {
  return sendFieldError(reply, "WRONG_CODE", "code", said);
}

/**
 * Makes the secret of an authenticator app, shown once and confirmed by a first code. Undefined if there is an app
 * already: an unattended session must not replace it.
 */
async function startSecondFactor(
  executor: Executor,
  { secretKey, shop }: Pick<Services, "secretKey" | "shop">,
  staff: StaffMember,
): Promise<{ secret: string; address: string } | undefined> {
  const secret = makeAppSecret();
  const isBegun = await beginSecondFactor(executor, staff.id, sealSecret(secretKey, staff.id, secret));
  return isBegun ? describeSecret(secret, shop.name, staff.email) : undefined;
}
