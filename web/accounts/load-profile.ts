import type { User } from "#contract/accounts.ts";
import type { ApiClient } from "#contract/client.ts";
import { unwrapAnswer } from "../shell/unwrap-answer.ts";

/** Who is logged in; undefined when nobody is. */
export async function loadProfile(api: ApiClient): Promise<{ user: User } | undefined> {
  const { user } = unwrapAnswer(await api.persistUserSession());
  return user ? { user } : undefined;
}
