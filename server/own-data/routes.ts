import * as contract from "#contract/own-data.ts";
import { proveOwnPassword } from "../accounts/change-password.ts";
import { ownPasswordOf, ownSessionOf, refuseWrongPassword } from "../accounts/own-password.ts";
import { clearDeviceCookie, clearSessionCookie } from "../accounts/session-cookie.ts";
import { mount } from "../plugins/mount.ts";
import { refuseTooMany } from "../plugins/rate-limit.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { deleteAccount } from "./delete-account.ts";
import { readOwnData } from "./read-own-data.ts";

/** What customers do with everything that the shop keeps of them. A session may be stolen, so both take the password. */
export function registerOwnDataRoutes(app: ShopApp, services: Services): void {
  const { secretKey } = services;
  const { pool } = services.database;
  const desk = { app, pool, secretKey };
  const own = { access: "customer", limits: ["ownData"] } as const;
  const endedSession = "Log in first.";

  mount(app, contract.exportOwnData, own, async ({ user, body, request, reply }) => {
    const proof = await proveOwnPassword(desk, ownPasswordOf(request, user, body.currentPassword));
    if (proof.outcome === "too-many") return refuseTooMany(reply, proof.seconds);
    if (proof.outcome === "wrong") return refuseWrongPassword(reply);
    const data = await readOwnData(pool, user.id);
    if (!data) return refuse(reply, "NOT_LOGGED_IN", endedSession);
    reply.header("content-disposition", 'attachment; filename="my-data.json"');
    return data;
  });

  mount(app, contract.deleteAccount, own, async ({ user, body, request, reply }) => {
    const proof = ownPasswordOf(request, user, body.currentPassword);
    const result = await deleteAccount(desk, ownSessionOf(request, user), proof);
    switch (result.outcome) {
      case "too-many":
        return refuseTooMany(reply, result.seconds);
      case "wrong":
        return refuseWrongPassword(reply);
      case "session-ended":
        return refuse(reply, "NOT_LOGGED_IN", endedSession);
      case "of-staff":
        return refuse(reply, "FORBIDDEN", "Accounts of staff are ended in the back office.");
      case "deleted":
        clearSessionCookie(request, reply);
        clearDeviceCookie(request, reply);
        return { message: "Account deleted" as const, openOrders: result.openOrders };
    }
  });
}
