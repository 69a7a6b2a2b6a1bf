import type { FastifyContextConfig, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import type { z } from "zod";
import type { User } from "#contract/customers/accounts.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { errorBody } from "#contract/http/errors.ts";
import { CachedResponse } from "#server/platform/cache/cached-response.ts";
import type { WorkOfRoute } from "./admission.ts";
import { answerFromCache } from "./direct-calls.ts";
import type { LimitName } from "./rate-limit.ts";
import { rateLimits } from "./rate-limits.ts";
import type { ShopApp } from "./shop-app.ts";

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type CallValues<E extends Endpoint> = { query: Output<E["query"]>; body: Output<E["body"]> };

export type SentCall<E extends Endpoint> = CallValues<E> & {
  request: FastifyRequest;
  reply: FastifyReply;
};

export type CallAnswer<E extends Endpoint> = Promise<
  z.output<E["success"]["body"]> | CachedResponse | FastifyReply | undefined
>;

export type RouteOptions = {
  limits: readonly LimitName[];
  /** Runs after the limits by address, before the body is read. */
  guards: readonly onRequestAsyncHookHandler[];
  config?: FastifyContextConfig;
  /** Credentials that the call asks for, as the document of the API says. */
  needs?: "session" | "key";
  isHidden?: boolean;
};

/** Features use `mount` or `mountForStaff`, which say who may make the call. */
export function mountCall<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  options: RouteOptions,
  answer: (call: SentCall<E>) => CallAnswer<E>,
): void {
  const { method, path, summary, query, body, takesIdempotencyKey, takesFile, success } = endpoint;
  const isEarly = (name: LimitName) => ["address", "visitor"].includes(rateLimits[name].by);
  const early = options.limits.filter(isEarly);
  const late = options.limits.filter((name) => !isEarly(name));
  app.route({
    method,
    url: path,
    config: {
      documented: { needs: options.needs, takesIdempotencyKey, takesFile, answerType: success.type },
      ...options.config,
    },
    onRequest: [...early.map((name) => app.limit(name)), ...options.guards],
    preHandler: late.map((name) => app.limit(name)),
    schema: {
      summary,
      hide: options.isHidden === true,
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: { [success.status]: success.body, "4xx": errorBody, "5xx": errorBody },
    },
    // A call without a body fails by the fields it lacks, not as a whole.
    preValidation: (request, _reply, done) => {
      if (body) request.body ??= {};
      done();
    },
    // Not async on purpose: a reply is a thenable that waits for its own end, and awaiting it costs a turn of the event
    // loop.
    handler: (request, reply) => {
      answer({ query: request.query, body: request.body, request, reply } as SentCall<E>).then(
        (sent) => {
          if (reply.sent || reply.raw.headersSent) return;
          if (sent instanceof CachedResponse) sent.send(request, reply);
          else reply.code(success.status).send(sent);
        },
        (error: unknown) => reply.send(error),
      );
    },
  });
}

export type Call<E extends Endpoint, A extends Access = Access> = SentCall<E> & {
  user: A extends "customer" ? User : undefined;
};

/** The access of a call: public, or customers who are logged in; guests are refused before any other check. */
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
  const needs = isPersonal ? ({ needs: "session" } as const) : {};
  const options = { limits, guards: isPersonal ? [app.requireUser] : [], config: { work }, ...needs };
  mountCall(app, endpoint, options, (call) =>
    isPersonal ? app.findUser(call.request).then((user) => answer(call, user)) : answer(call),
  );
}

/** Registers a public call with a cached response that depends on its input alone; pages call it directly. */
export function mountCached<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  options: Omit<MountOptions<"anyone">, "access">,
  answer: (values: CallValues<E>) => Promise<CachedResponse | undefined>,
): void {
  answerFromCache(app, endpoint, answer);
  mount(app, endpoint, { ...options, access: "anyone" }, answer);
}
