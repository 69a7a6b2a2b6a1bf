import * as contract from "#contract/customers/own-data.ts";
import { doneSentences } from "#contract/reasons/done.ts";
import { reason } from "#contract/values/reason.ts";
import { verifyOwnPassword } from "#server/customers/accounts/change-password.ts";
import {
  ownPasswordOf,
  ownSessionOf,
  sendWrongPasswordError,
} from "#server/customers/accounts/own-password.ts";
import { clearDeviceCookie, clearSessionCookie } from "#server/identity/session-cookie.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { deleteAccount } from "./delete-account.ts";
import { readOwnData } from "./read-own-data.ts";

export function registerOwnDataRoutes(app: ShopApp, services: Services): void {
  const { secretKey } = services;
  const { pool } = services.database;
  const context = { app, pool, secretKey };
  const own = { access: "customer", limits: ["ownData"] } as const;
  const endedSession = reason("LOG_IN_FIRST");

  mount(app, contract.exportOwnData, own, async ({ user, body, request, reply }) => {
    const proof = await verifyOwnPassword(context, ownPasswordOf(request, user, body.currentPassword));
    if (proof.outcome === "too-many") return sendTooManyError(reply, proof.seconds);
    if (proof.outcome === "wrong") return sendWrongPasswordError(reply);
    const data = await readOwnData(pool, user.id);
    if (!data) return sendError(reply, "NOT_LOGGED_IN", endedSession);
    reply.header("content-disposition", 'attachment; filename="my-data.json"');
    return data;
  });

  mount(app, contract.deleteAccount, own, async ({ user, body, request, reply }) => {
    const proof = ownPasswordOf(request, user, body.currentPassword);
    const result = await deleteAccount(context, ownSessionOf(request, user), proof);
    switch (result.outcome) {
      case "too-many":
        return sendTooManyError(reply, result.seconds);
      case "wrong":
        return sendWrongPasswordError(reply);
      case "session-ended":
        return sendError(reply, "NOT_LOGGED_IN", endedSession);
      case "of-staff":
        return sendError(reply, "FORBIDDEN", reason("STAFF_ACCOUNT_ENDS_IN_OFFICE"));
      case "deleted":
        clearSessionCookie(request, reply);
        clearDeviceCookie(request, reply);
        return { message: doneSentences.ACCOUNT_DELETED, openOrders: result.openOrders };
    }
  });
}
