import { listRights } from "#contract/staff/rights.ts";
import * as contract from "#contract/staff/staff.ts";
import { reason } from "#contract/values/reason.ts";
import { sendCommonPasswordError } from "#server/identity/common-passwords.ts";
import { giveDevice, readDevice } from "#server/identity/known-device.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../services.ts";
import {
  createPasswordLink,
  createStaff,
  resetSecondFactor,
  sendInvitation,
  updateStaff,
  withdrawInvitation,
} from "./change-staff.ts";
import { confirmByCode, renewRecoveryCodes } from "./give-second-factor.ts";
import { listAuditLog } from "./list-audit-log.ts";
import { sendCodeError } from "./login-routes.ts";
import type { SecondFactorRule } from "./missing-factor.ts";
import { mountForStaff } from "./mount-for-staff.ts";
import { changePassword, confirmByPassword } from "./set-staff-password.ts";
import { readStaffToken } from "./staff-cookie.ts";
import { summariseRights } from "./staff-rights.ts";
import { listStaff } from "./staff-rows.ts";

export function registerStaffRoutes(app: ShopApp, services: Services, rule: () => SecondFactorRule): void {
  const { database, origin } = services;
  const { pool } = database;
  const context = { app, pool, secretKey: services.secretKey, rule, idle: services.settings };
  const office = (staff: { id: string }) => ({ pool, origin: origin(), staff });

  mountForStaff(app, listRights, async () => ({ areas: summariseRights(app.staffCalls) }));

  mountForStaff(app, contract.confirmIdentity, async ({ staff, body, request, reply }) => {
    const token = readStaffToken(request) ?? "";
    if (staff.hasSecondFactor) {
      const result = await confirmByCode(context, { staff, token, code: body.code ?? "" });
      return result.outcome === "right" ? { message: "Confirmed" } : sendCodeError(request, reply, result);
    }
    const device = readDevice(request, "staff-device");
    const attempt = { email: staff.email, password: body.password ?? "", ip: request.ip, device };
    const result = await confirmByPassword(context, { id: staff.id, token }, attempt);
    if (result.outcome === "right") return { message: "Confirmed" };
    if (result.outcome === "too-many") return sendTooManyError(reply, result.seconds);
    return sendFieldError(reply, "INVALID", "password", reason("NOT_YOUR_PASSWORD"));
  });

  mountForStaff(app, contract.changePassword, async ({ staff, body, request, reply }) => {
    const { currentPassword: password, newPassword } = body;
    const own = { id: staff.id, token: readStaffToken(request) ?? "" };
    const attempt = { email: staff.email, password, newPassword, ip: request.ip, device: undefined };
    const result = await changePassword(context, own, attempt);
    switch (result.outcome) {
      case "too-many":
        return sendTooManyError(reply, result.seconds);
      case "common-password":
        return sendCommonPasswordError(reply, "newPassword");
      case "wrong-credentials":
        return sendError(reply, "INVALID", reason("NOT_YOUR_PASSWORD"), {
          fields: { currentPassword: reason("NOT_YOUR_PASSWORD") },
        });
      case "changed":
        await giveDevice(
          { executor: pool, secretKey: services.secretKey, cookie: "staff-device" },
          request,
          reply,
          staff.id,
        );
        return { message: "Password changed" };
    }
  });

  mountForStaff(app, contract.renewRecoveryCodes, async ({ staff, body, request, reply }) => {
    const attempt = { staff, token: readStaffToken(request) ?? "", code: body.code };
    const result = await renewRecoveryCodes(context, attempt);
    if (result.outcome !== "right") return sendCodeError(request, reply, result);
    return { recoveryCodes: result.recoveryCodes };
  });

  mountForStaff(app, contract.listStaff, async () => ({ staff: await listStaff(pool) }));

  mountForStaff(app, contract.createStaff, async ({ staff, body, reply }) => {
    const result = await createStaff(office(staff), body);
    if (result.outcome === "email-taken") {
      return sendFieldError(reply, "EMAIL_TAKEN", "email", reason("STAFF_EMAIL_HAS_ACCOUNT"));
    }
    return { staff: result.account, passwordLink: result.passwordLink };
  });

  mountForStaff(app, contract.updateStaff, async ({ staff, body, reply }) => {
    const { id, ...changes } = body;
    const result = await updateStaff(office(staff), id, changes);
    switch (result.outcome) {
      case "unknown":
        return sendNotFound(reply, reason("NOBODY_WITH_ID"));
      case "last-owner":
        return sendError(reply, "LAST_OWNER", reason("LAST_OWNER_STAYS"));
      case "updated":
        return { staff: result.account };
    }
  });

  mountForStaff(app, contract.resetSecondFactor, async ({ staff, body, reply }) => {
    const result = await resetSecondFactor(office(staff), body.id);
    return result.outcome === "unknown"
      ? sendNotFound(reply, reason("NOBODY_WITH_ID"))
      : { staff: result.account };
  });

  mountForStaff(app, contract.createPasswordLink, async ({ staff, body, reply }) => {
    const result = await createPasswordLink(office(staff), body.id);
    return result.outcome === "unknown"
      ? sendNotFound(reply, reason("NOBODY_WITH_ID"))
      : { passwordLink: result.passwordLink };
  });

  mountForStaff(app, contract.sendInvitation, async ({ staff, body, reply }) => {
    const result = await sendInvitation(office(staff), body.id);
    return result.outcome === "unknown"
      ? sendNotFound(reply, reason("NOBODY_WITH_ID"))
      : { staff: result.account };
  });

  mountForStaff(app, contract.withdrawInvitation, async ({ staff, body, reply }) => {
    const result = await withdrawInvitation(office(staff), body.id);
    return result.outcome === "unknown"
      ? sendNotFound(reply, reason("NOBODY_WITH_ID"))
      : { staff: result.account };
  });

  mountForStaff(app, contract.listAuditLog, ({ query }) => listAuditLog(database, query));
}
