import type { FastifyReply } from "fastify";
import * as contract from "#contract/back-office/staff.ts";
import { refuseCommonPassword } from "../accounts/common-passwords.ts";
import { refuseTooMany } from "../plugins/rate-limit.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { createPasswordLink, createStaff, resetSecondFactor, updateStaff } from "./change-staff.ts";
import { renewRecoveryCodes } from "./give-second-factor.ts";
import { listAuditLog } from "./list-audit-log.ts";
import { refuseCode } from "./login-routes.ts";
import type { SecondFactorRule } from "./missing-factor.ts";
import { allStaff, mountForStaff, officeRoles } from "./mount-for-staff.ts";
import { changePassword } from "./set-staff-password.ts";
import { readStaffToken } from "./staff-cookie.ts";
import { listStaff } from "./staff-rows.ts";

const forOwner = { roles: ["owner"] } as const;

/** Who works in the back office, and what they have changed there. */
export function registerStaffRoutes(app: ShopApp, services: Services, rule: () => SecondFactorRule): void {
  const { database, origin } = services;
  const { pool } = database;
  const desk = { app, pool, secretKey: services.secretKey, rule };
  const office = (staff: { id: string }) => ({ pool, origin: origin(), staff });

  mountForStaff(
    app,
    contract.changePassword,
    { roles: allStaff },
    async ({ staff, body, request, reply }) => {
      const { currentPassword: password, newPassword } = body;
      const own = { id: staff.id, token: readStaffToken(request) ?? "" };
      const attempt = { email: staff.email, password, newPassword, ip: request.ip, device: undefined };
      const result = await changePassword(desk, own, attempt);
      switch (result.outcome) {
        case "too-many":
          return refuseTooMany(reply, result.seconds);
        case "common-password":
          return refuseCommonPassword(reply, "newPassword");
        case "wrong-credentials":
          return refuse(reply, "INVALID", "This is not your password.", {
            fields: { currentPassword: "This is not your password." },
          });
        case "changed":
          return { message: "Password changed" };
      }
    },
  );

  mountForStaff(
    app,
    contract.renewRecoveryCodes,
    { roles: allStaff },
    async ({ staff, body, request, reply }) => {
      const attempt = { staff, token: readStaffToken(request) ?? "", code: body.code };
      const result = await renewRecoveryCodes(desk, attempt);
      if (result.outcome !== "right") return refuseCode(request, reply, result);
      return { recoveryCodes: result.recoveryCodes };
    },
  );

  mountForStaff(app, contract.listStaff, forOwner, async () => ({ staff: await listStaff(pool) }));

  mountForStaff(app, contract.createStaff, forOwner, async ({ staff, body, reply }) => {
    const result = await createStaff(office(staff), body);
    if (result.outcome === "email-taken") {
      const sentence = "There is already an account with this e-mail address. Staff need one of their own.";
      return refuse(reply, "EMAIL_TAKEN", sentence, { fields: { email: sentence } });
    }
    return { staff: result.account, passwordLink: result.passwordLink };
  });

  mountForStaff(app, contract.updateStaff, forOwner, async ({ staff, body, reply }) => {
    const { id, ...changes } = body;
    const result = await updateStaff(office(staff), id, changes);
    switch (result.outcome) {
      case "unknown":
        return refuseUnknown(reply);
      case "last-owner":
        return refuse(reply, "LAST_OWNER", "This is the last owner. Make somebody else an owner first.");
      case "updated":
        return { staff: result.account };
    }
  });

  mountForStaff(app, contract.resetSecondFactor, forOwner, async ({ staff, body, reply }) => {
    const result = await resetSecondFactor(office(staff), body.id);
    return result.outcome === "unknown" ? refuseUnknown(reply) : { staff: result.account };
  });

  mountForStaff(app, contract.createPasswordLink, forOwner, async ({ staff, body, reply }) => {
    const result = await createPasswordLink(office(staff), body.id);
    return result.outcome === "unknown" ? refuseUnknown(reply) : { passwordLink: result.passwordLink };
  });

  mountForStaff(app, contract.listAuditLog, { roles: officeRoles }, ({ query }) =>
    listAuditLog(database, query),
  );
}

function refuseUnknown(reply: FastifyReply): FastifyReply {
  return refuse(reply, "NOT_FOUND", "There is nobody with this id.");
}
