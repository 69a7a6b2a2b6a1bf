import { sql } from "kysely";
import { internationalPhone } from "#contract/values/phone.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { sign } from "#server/platform/secrets/signed-token.ts";

/** By digest: who wants no messages is not written down, and still not written to after their data are erased. */
function digestOf(secretKey: Buffer, phone: string): string {
  return sign(secretKey, "text opt-outs", internationalPhone(phone));
}

const insert = namedQuery(
  "opt-out-of-texts",
  (param: Param<{ digest: string; by: string }>) => sql<object>`
    insert into text_opt_outs (phone_digest, by_whom) values (${param("digest")}::text, ${param("by")}::text)
    on conflict (phone_digest) do nothing`,
);

const remove = namedQuery(
  "opt-in-to-texts",
  (param: Param<{ digest: string }>) => sql<object>`
    delete from text_opt_outs where phone_digest = ${param("digest")}::text`,
);

const find = namedQuery(
  "find-text-opt-out",
  (param: Param<{ digest: string }>) => sql<object>`
    select from text_opt_outs where phone_digest = ${param("digest")}::text`,
);

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
  if (isOut) await insert.run(executor, { digest, by });
  else await remove.run(executor, { digest });
}

/** However the phone is written. */
export async function hasOptedOut(
  executor: Executor,
  { secretKey, phone }: { secretKey: Buffer; phone: string },
): Promise<boolean> {
  return (await find.run(executor, { digest: digestOf(secretKey, phone) })).length > 0;
}

const findWish = namedQuery(
  "find-wish-for-texts",
  (param: Param<{ userId: string }>) => sql<{ wants: boolean }>`
    select wants_texts as wants from users where id = ${param("userId")}::uuid`,
);

const saveWish = namedQuery(
  "save-wish-for-texts",
  (param: Param<{ userId: string; wantsTexts: boolean }>) => sql<object>`
    update users set wants_texts = ${param("wantsTexts")}::boolean where id = ${param("userId")}::uuid`,
);

/** Whether a customer wants messages about the orders of their account, to whatever phone these name. */
export async function wantsTexts(executor: Executor, userId: string): Promise<boolean> {
  const [wish] = await findWish.run(executor, { userId });
  return wish?.wants ?? false;
}

/**
 * Switches messages about the orders of an account off or on. The phone in an account is only typed: by it nobody may end messages to a
 * stranger, or begin them again for one who has answered STOP.
 */
export async function setWantsTexts(
  executor: Executor,
  wish: { userId: string; wantsTexts: boolean },
): Promise<void> {
  await saveWish.run(executor, wish);
}
