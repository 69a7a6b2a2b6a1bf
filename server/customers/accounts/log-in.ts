import type { User } from "#contract/customers/accounts.ts";
import { hasSignedIn } from "#server/identity/known-device.ts";
import { type LoginContext, type PasswordAttempt, provePassword } from "#server/identity/prove-password.ts";
import { describeDevice } from "./describe-device.ts";
import { asUser, findAccount } from "./find-account.ts";
import { endSession, startSession } from "./sessions.ts";
import { tellOfNewDevice } from "./tell-of-new-device.ts";

export type LoginAttempt = PasswordAttempt & {
  oldToken: string | undefined;
  userAgent: string | undefined;
};

export type LoginResult =
  | { outcome: "logged-in"; user: User; token: string }
  | { outcome: "wrong-credentials" }
  | { outcome: "too-many"; seconds: number };

/**
 * Ends the session that the browser had. An unknown address and one of staff, who have no account in the shop, are
 * alike.
 */
export async function logIn(context: LoginContext, attempt: LoginAttempt): Promise<LoginResult> {
  const found = await findAccount(context.pool, attempt.email);
  const account = found?.role === "customer" ? found : undefined;
  const result = await provePassword(context, account, attempt, async (client, userId) => {
    if (attempt.oldToken !== undefined) await endSession(client, attempt.oldToken);
    const words = describeDevice(attempt.userAgent);
    if (account && !hasSignedIn(context.secretKey, account, attempt.device))
      await tellOfNewDevice(context, client, { userId, words });
    return startSession(client, userId, words);
  });
  if (result.outcome !== "proven") return result;
  if (!account) throw new Error("A password was proven for nobody.");
  return { outcome: "logged-in", user: asUser(account), token: result.opened };
}
