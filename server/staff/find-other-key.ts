import { type Executor, readFirst } from "#database/query.ts";
import { OtherKeyError, openSecret } from "./seal-secret.ts";

/**
 * A sentence for the administrator if authenticator apps were set up under another secret key, such as after the loss
 * of its file; undefined otherwise.
 */
export async function findOtherKey(executor: Executor, secretKey: Buffer): Promise<string | undefined> {
  const factor = await readFirst(executor)<{ user_id: string; secret: Buffer }>`
    select user_id, secret from second_factors where confirmed_at is not null
    order by confirmed_at desc limit 1`;
  if (!factor) return undefined;
  try {
    openSecret(secretKey, factor.user_id, factor.secret);
    return undefined;
  } catch (error) {
    if (error instanceof OtherKeyError) return error.message;
    throw error;
  }
}
