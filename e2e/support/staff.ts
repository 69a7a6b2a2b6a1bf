import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { inDatabase } from "./shop-database.ts";

/**
 * The owner that the shop makes at its first start. It tells its operator this address; the password is marked like
 * everything that no log may hold.
 */
export const firstOwner = {
  email: "first.owner@example.com",
  password: "a journey of a thousand stitches",
};

/** The current code of an authenticator app for a secret, or one half a minute or more ahead: a code is valid once. */
export function appCode(secret: string, stepsAhead = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) });
  return app.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

export async function haveStaffSession(
  page: Page,
  role: StaffRole,
  shop = { origin: process.env.SHOP_ORIGIN ?? "", databaseUrl: process.env.SHOP_DATABASE_URL ?? "" },
): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  const name = `Journey ${role}`;
  const token = randomBytes(32).toString("base64url");
  const digest = createHash("sha256").update(token).digest();
  const run = (sql: string, values: unknown[]) => inDatabase(sql, values, shop.databaseUrl);
  await run("insert into users (id, name, email, role) values ($1, $2, $3, $4)", [
    id,
    name,
    `${role}.${id}.journey@example.com`,
    role,
  ]);
  await run(
    "insert into second_factors (user_id, secret, confirmed_at) values ($1, decode('00', 'hex'), now())",
    [id],
  );
  await run("insert into staff_sessions (digest, user_id, verified_at) values ($1, $2, now())", [digest, id]);
  await page
    .context()
    .addCookies([{ name: "staff", value: token, url: shop.origin, httpOnly: true, sameSite: "Strict" }]);
  return { id, name };
}
