import { randomUUID } from "node:crypto";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ShopApp } from "../shop-app.ts";
import { violatedConstraint } from "../violated-constraint.ts";
import { refuse, refuseBusy } from "./refuse.ts";
import { isTransientError } from "./transient-error.ts";

/** `/items/0/quantity` as the contract names it: `items.0.quantity`. The first message of a field counts. */
function fieldMessages(
  issues: readonly { instancePath: string; message?: string }[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.replace(/^\//, "").replaceAll("/", ".");
    if (field !== "" && !Object.hasOwn(fields, field)) fields[field] = message ?? "Check this field";
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
    return refuse(reply, "INVALID", first ?? "Check what you have entered.", { fields });
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return refuse(reply, "TOO_LARGE", "That is too much to send at once.");
  if (status === 415) return refuse(reply, "UNSUPPORTED_TYPE", "Send JSON.");
  if (status === 429) return refuse(reply, "TOO_MANY", error.message);
  if (status === 503 || isTransientError(error)) {
    request.log.warn({ code: error.code }, "busy");
    return refuseBusy(reply);
  }
  if (status >= 400 && status < 500) return refuse(reply, "INVALID", "The shop cannot read this request.");
  // The account was deleted between the look at the session and the write.
  if (violatedConstraint(error)?.endsWith("_user_id_fkey"))
    return refuse(reply, "NOT_LOGGED_IN", "Log in first.");
  const reference = randomUUID();
  request.log.error({ reference, err: withoutRows(error) }, "failed");
  return refuse(reply, "INTERNAL", "Something went wrong on our side. Try again in a moment.", { reference });
}

/** Answers every failure with the contract's error body and nothing of the inside. */
export function registerErrors(app: ShopApp): void {
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, "NOT_FOUND", "There is nothing at this address."),
  );
}
