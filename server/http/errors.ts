import { randomUUID } from "node:crypto";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { type Said, say } from "#contract/http/say.ts";
import { violatedConstraint } from "../queries/violated-constraint.ts";
import type { ShopApp } from "../shop-app.ts";
import { sendBusyError, sendError } from "./send-error.ts";
import { isTransientError } from "./transient-error.ts";

/** `/items/0/quantity` as the contract names it: `items.0.quantity`. The first message of a field counts. */
function fieldMessages(issues: readonly { instancePath: string; message?: string }[]): Record<string, Said> {
  const fields: Record<string, Said> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.replace(/^\//, "").replaceAll("/", ".");
    if (field !== "" && !Object.hasOwn(fields, field))
      fields[field] = (message as Said | undefined) ?? say("CHECK_THIS_FIELD");
  }
  return fields;
}

/** PostgreSQL quotes whole rows in these parts of an error; a log must not hold them. */
export function withoutRows(error: Error): Error {
  return Object.assign(error, { detail: undefined, where: undefined, internalQuery: undefined });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldMessages(error.validation);
    const [first] = Object.values(fields);
    return sendError(reply, "INVALID", first ?? say("CHECK_WHAT_YOU_ENTERED"), { fields });
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return sendError(reply, "TOO_LARGE", say("BODY_TOO_LARGE"));
  if (status === 415) return sendError(reply, "UNSUPPORTED_TYPE", say("SEND_JSON"));
  if (status === 429) return sendError(reply, "TOO_MANY", error.message as Said);
  if (status === 503 || isTransientError(error)) {
    request.log.warn({ code: error.code }, "busy");
    return sendBusyError(reply);
  }
  if (status >= 400 && status < 500) return sendError(reply, "INVALID", say("REQUEST_UNREADABLE"));
  // The account was deleted between the look at the session and the write.
  if (violatedConstraint(error)?.endsWith("_user_id_fkey"))
    return sendError(reply, "NOT_LOGGED_IN", say("LOG_IN_FIRST"));
  const reference = randomUUID();
  request.log.error({ reference, err: withoutRows(error) }, "failed");
  return sendError(reply, "INTERNAL", say("WENT_WRONG"), { reference });
}

/** Answers every failure with the contract's error body and nothing of the inside. */
export function registerErrors(app: ShopApp): void {
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((_request, reply) => sendError(reply, "NOT_FOUND", say("NOTHING_AT_ADDRESS")));
}
