import { internationalPhone } from "#contract/values/phone.ts";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { sign } from "#server/platform/secrets/signed-token.ts";

/** Stored as a digest: the opt-out names no phone, and outlives the erasure of the customer's data. */
function digestOf(secretKey: Buffer, phone: string): string {
  return sign(secretKey, "text opt-outs", internationalPhone(phone));
}

export async function setOptOut(
  executor: Executor,
  {
    secretKey,
    phone,
    isOut,
    by,
  }: { secretKey: Buffer; phone: string; isOut: boolean; by: "customer" | "staff" },
): Promise<void> {
  const digest = digestOf(secretKey, phone);
  if (isOut) {
    await write(executor)`
      insert into text_opt_outs (phone_digest, by_whom) values (${digest}::text, ${by}::text)
      on conflict (phone_digest) do nothing`;
  } else await write(executor)`delete from text_opt_outs where phone_digest = ${digest}::text`;
}

/** Accepts any spelling of the phone. */
export async function hasOptedOut(
  executor: Executor,
  { secretKey, phone }: { secretKey: Buffer; phone: string },
): Promise<boolean> {
  const found = await read(executor)`
    select from text_opt_outs where phone_digest = ${digestOf(secretKey, phone)}::text`;
  return found.length > 0;
}

/** Whether a customer wants messages about the orders of their account, whichever phone these name. */
export async function wantsTexts(executor: Executor, userId: string): Promise<boolean> {
  const wish = await readFirst(executor)<{ wants: boolean }>`
    select wants_texts as wants from users where id = ${userId}::uuid`;
  return wish?.wants ?? false;
}

/**
 * Switches messages about an account's orders off or on. The account's phone is unverified, so it must not end
 * messages to a stranger, or resume them after STOP.
 */
export async function setWantsTexts(
  executor: Executor,
  wish: { userId: string; wantsTexts: boolean },
): Promise<void> {
  await write(executor)`
    update users set wants_texts = ${wish.wantsTexts}::boolean where id = ${wish.userId}::uuid`;
}
