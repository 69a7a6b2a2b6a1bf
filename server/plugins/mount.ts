import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorBody } from "#contract/errors.ts";
import type { ShopApp } from "../shop-app.ts";
import { type LimitName, rateLimits } from "./rate-limit.ts";
import { ReadyAnswer } from "./ready-answer.ts";

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A validated call as a handler gets it. */
export type Call<E extends Endpoint> = {
  query: Output<E["query"]>;
  body: Output<E["body"]>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<z.output<E["success"]["body"]> | ReadyAnswer | FastifyReply | undefined>;

export type MountOptions = {
  /** The rate limits that this call counts against. */
  limits: readonly LimitName[];
};

/**
 * Registers one call of the contract: its schemas validate what comes in and what goes out, and describe it in the
 * documentation. The handler gives the body of success, ready bytes, or the reply that it has sent something with itself.
 */
export function mount<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  options: MountOptions,
  handler: Handler<E>,
): void {
  const { method, path, summary, query, body, success } = endpoint;
  const early = options.limits.filter((name) => rateLimits[name].by === "address");
  const late = options.limits.filter((name) => rateLimits[name].by !== "address");
  app.route({
    method,
    url: path,
    onRequest: early.map((name) => app.limit(name)),
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
      const call = { query: request.query, body: request.body, request, reply } as Call<E>;
      handler(call).then(
        (answer) => {
          if (reply.sent) return;
          if (answer instanceof ReadyAnswer) answer.send(request, reply);
          else reply.code(success.status).send(answer);
        },
        (error: unknown) => reply.send(error),
      );
    },
  });
}
