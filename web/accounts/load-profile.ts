import { redirect } from "react-router";
import type { User } from "#contract/accounts.ts";
import type { ApiClient } from "#contract/client.ts";
import { unwrapAnswer } from "../shell/unwrap-answer.ts";

/** Who is logged in; guests are sent to log in (specification section 2). */
export async function loadProfile(api: ApiClient): Promise<{ user: User }> {
  const { user } = unwrapAnswer(await api.persistUserSession());
  if (!user) throw redirect("/login");
  return { user };
}
