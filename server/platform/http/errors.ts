import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger, FastifyError } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { TransportAnswer } from "#contract/http/caller.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { violatedConstraint } from "../queries/violated-constraint.ts";
import { busy, errorAnswer, type Refusal, sendError, sendNotFound } from "./send-error.ts";
import type { ShopApp } from "./shop-app.ts";
import { isTransientError } from "./transient-error.ts";

/** `/items/0/quantity` as the contract names it: `items.0.quantity`. The first message of a field counts. */
function fieldMessages(
  issues: readonly { instancePath: string; message?: string }[],
): Record<string, EncodedReason> {
  const fields: Record<string, EncodedReason> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.replace(/^\//, "").replaceAll("/", ".");
    if (field !== "" && !Object.hasOwn(fields, field))
      fields[field] = (message as EncodedReason | undefined) ?? reason("CHECK_THIS_FIELD");
  }
  return fields;
}

/** PostgreSQL quotes whole rows in these parts of an error; a log must not hold them. */
export function withoutRows(error: Error): Error {
  return Object.assign(error, { detail: undefined, where: undefined, internalQuery: undefined });
}

/** The refusal for an error; errors that are not the client's fault are logged. */
function refusalOf(error: Error & Partial<FastifyError>, log: FastifyBaseLogger): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldMessages(error.validation);
    const [first] = Object.values(fields);
    return ["INVALID", first ?? reason("CHECK_WHAT_YOU_ENTERED"), { fields }];
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return ["TOO_LARGE", reason("BODY_TOO_LARGE")];
  if (status === 415) return ["UNSUPPORTED_TYPE", reason("SEND_JSON")];
  if (status === 429) return ["TOO_MANY", error.message as EncodedReason];
  if (status === 503 || isTransientError(error)) {
    log.warn({ code: error.code }, "busy");
    return busy();
  }
  if (status >= 400 && status < 500) return ["INVALID", reason("REQUEST_UNREADABLE")];
  // The account was deleted between the look at the session and the write.
  if (violatedConstraint(error)?.endsWith("_user_id_fkey")) return ["NOT_LOGGED_IN", reason("LOG_IN_FIRST")];
  const reference = randomUUID();
  log.error({ reference, err: withoutRows(error) }, "failed");
  return ["INTERNAL", reason("WENT_WRONG"), { reference }];
}

export function failedAnswer(error: Error, log: FastifyBaseLogger): TransportAnswer {
  return errorAnswer(...refusalOf(error, log));
}

/** Bytes of a body that is too large which are read for nothing, so that its sender hears the answer. */
const mostDiscarded = 16 * 1024 * 1024;

export function registerErrors(app: ShopApp): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Fastify closes the connection, which resets it under a client that is still sending and loses the response.
    if (error.statusCode === 413 && Number(request.headers["content-length"]) <= mostDiscarded)
      reply.removeHeader("connection");
    return sendError(reply, ...refusalOf(error, request.log));
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply, reason("NOTHING_AT_ADDRESS")));
}
