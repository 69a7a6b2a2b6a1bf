import type { User } from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { ShopApp } from "../shop-app.ts";
import { type CallAnswer, mountCall, type SentCall } from "./mount-call.ts";
import type { LimitName } from "./rate-limit.ts";

/** A validated call as a handler gets it. */
export type Call<E extends Endpoint, A extends Access = Access> = SentCall<E> & {
  /** The session's user where the call is for customers. */
  user: A extends "customer" ? User : undefined;
};

/** Who may make a call: anyone, or people who are logged in; guests are told so before anything else is looked at. */
export type Access = "anyone" | "customer";

export type MountOptions<A extends Access> = {
  access: A;
  /** The rate limits that this call counts against. */
  limits: readonly LimitName[];
};

/** Registers one call of the shop. The handler gives the body of success, ready bytes, or the reply it has used. */
export function mount<E extends Endpoint, A extends Access>(
  app: ShopApp,
  endpoint: E,
  { access, limits }: MountOptions<A>,
  handler: (call: Call<E, A>) => CallAnswer<E>,
): void {
  const isPersonal = access === "customer";
  const answer = (call: SentCall<E>, user?: User) => handler({ ...call, user } as Call<E, A>);
  mountCall(app, endpoint, { limits, guards: isPersonal ? [app.requireUser] : [] }, (call) =>
    isPersonal ? app.findUser(call.request).then((user) => answer(call, user)) : answer(call),
  );
}
