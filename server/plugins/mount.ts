import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { User } from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorBody } from "#contract/errors.ts";
import type { ShopApp } from "../shop-app.ts";
import { type LimitName, rateLimits } from "./rate-limit.ts";
import { ReadyAnswer } from "./ready-answer.ts";

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A validated call as a handler gets it. */
export type Call<E extends Endpoint, A extends Access = Access> = {
  /** The session's user where the call is for customers. */
  user: A extends "customer" ? User : undefined;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<E extends Endpoint, A extends Access> = (
  call: Call<E, A>,
) => Promise<z.output<E["success"]["body"]> | ReadyAnswer | FastifyReply | undefined>;

/** Who may make a call: anyone, or people who are logged in; guests are told so before anything else is looked at. */
export type Access = "anyone" | "customer";

export type MountOptions<A extends Access> = {
  access: A;
  /** The rate limits that this call counts against. */
  limits: readonly LimitName[];
};

/**
 * Registers one call of the contract: its schemas validate what comes in and what goes out, and describe it in the
 * documentation. The handler gives the body of success, ready bytes, or the reply that it has sent something with itself.
 */
export function mount<E extends Endpoint, A extends Access>(
  app: ShopApp,
  endpoint: E,
  options: MountOptions<A>,
  handler: Handler<E, A>,
): void {
  const { method, path, summary, query, body, success } = endpoint;
  const early = options.limits.filter((name) => rateLimits[name].by === "address");
  const late = options.limits.filter((name) => rateLimits[name].by !== "address");
  const answer = (request: FastifyRequest, reply: FastifyReply, user?: User) =>
    handler({ query: request.query, body: request.body, user, request, reply } as Call<E, A>);
  app.route({
    method,
    url: path,
    config: { takesIdempotencyKey: endpoint.takesIdempotencyKey === true },
    onRequest: [
      ...early.map((name) => app.limit(name)),
      ...(options.access === "customer" ? [app.requireUser] : []),
    ],
    preHandler: late.map((name) => app.limit(name)),
    schema: {
      summary,
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: { [success.status]: success.body, "4xx": errorBody, "5xx": errorBody },
    },
    // A call without a body fails by the fields it lacks, not as a whole.
    preValidation: (request, _reply, done) => {
      if (body) request.body ??= {};
      done();
    },
    // Not async on purpose: a reply is a thenable that waits for its own end, and awaiting it costs a turn.
    handler: (request, reply) => {
      const answered =
        options.access === "customer"
          ? app.findUser(request).then((user) => answer(request, reply, user))
          : answer(request, reply);
      answered.then(
        (body) => {
          if (reply.sent) return;
          if (body instanceof ReadyAnswer) body.send(request, reply);
          else reply.code(success.status).send(body);
        },
        (error: unknown) => reply.send(error),
      );
    },
  });
}
