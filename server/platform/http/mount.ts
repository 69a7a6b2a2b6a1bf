import type { User } from "#contract/customers/accounts.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";
import type { CachedResponse } from "../cache/cached-response.ts";
import { answerDirectly } from "./direct-calls.ts";
import { type CallAnswer, type CallValues, mountCall, type SentCall } from "./mount-call.ts";
import type { WorkOfRoute } from "./overload.ts";
import type { LimitName } from "./rate-limit.ts";
import type { ShopApp } from "./shop-app.ts";

export type Call<E extends Endpoint, A extends Access = Access> = SentCall<E> & {
  user: A extends "customer" ? User : undefined;
};

/** Who may make a call: anyone, or people who are logged in; guests are refused before anything else is checked. */
export type Access = "anyone" | "customer";

export type MountOptions<A extends Access> = {
  access: A;
  limits: readonly LimitName[];
  /** How urgent it is while there is too much to do; of customers `signedIn`, else `browsing`. */
  work?: WorkOfRoute;
};

/** The handler gives the body of success, ready bytes, or the reply it has used. */
export function mount<E extends Endpoint, A extends Access>(
  app: ShopApp,
  endpoint: E,
  { access, limits, work = access === "customer" ? "signedIn" : "browsing" }: MountOptions<A>,
  handler: (call: Call<E, A>) => CallAnswer<E>,
): void {
  const isPersonal = access === "customer";
  const answer = (call: SentCall<E>, user?: User) => handler({ ...call, user } as Call<E, A>);
  const options = { limits, guards: isPersonal ? [app.requireUser] : [], config: { work } };
  mountCall(app, endpoint, options, (call) =>
    isPersonal ? app.findUser(call.request).then((user) => answer(call, user)) : answer(call),
  );
}

/** Registers a call for anyone whose answer is kept and depends on what it brings along alone: the shop's own pages make it directly. */
export function mountKept<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  options: Omit<MountOptions<"anyone">, "access">,
  answer: (values: CallValues<E>) => Promise<CachedResponse | undefined>,
): void {
  answerDirectly(app, endpoint, answer);
  mount(app, endpoint, { ...options, access: "anyone" }, answer);
}
