import type { StaffMember } from "#contract/back-office/staff.ts";
import type { Executor } from "#database/named-query.ts";
import type { Services } from "../services.ts";
import { describeSecret, makeAppSecret } from "./app-codes.ts";
import { sealSecret } from "./seal-secret.ts";
import { beginSecondFactor } from "./second-factors.ts";

/**
 * Makes the secret of an authenticator app, to be shown once and confirmed by a first code. Undefined if the person has an
 * app already: a session that was left open must not be enough to put another one in its place.
 */
export async function startSecondFactor(
  executor: Executor,
  { secretKey, shop }: Pick<Services, "secretKey" | "shop">,
  staff: StaffMember,
): Promise<{ secret: string; address: string } | undefined> {
  const secret = makeAppSecret();
  const isBegun = await beginSecondFactor(executor, staff.id, sealSecret(secretKey, staff.id, secret));
  return isBegun ? describeSecret(secret, shop.name, staff.email) : undefined;
}
