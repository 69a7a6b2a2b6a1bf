import type { FastifyReply } from "fastify";
import type { TransportAnswer } from "#contract/http/caller.ts";
import { type ErrorBody, type ErrorCode, errorStatus } from "#contract/http/errors.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { decodeReason, type EncodedReason, type Reason, reason, type Why } from "#contract/values/reason.ts";
import { networkOf } from "./sender.ts";

/** Errors that an administrator wants to see: somebody guesses, or tries to reach other people's data. */
const noted: ReadonlySet<ErrorCode> = new Set(["FORBIDDEN", "WRONG_CREDENTIALS", "WRONG_CODE"]);

type Extra = Record<string, unknown> & { retryAfter?: number; fields?: Record<string, EncodedReason> };

export type Refusal = [code: ErrorCode, said: EncodedReason, extra?: Extra];

/**
 * Sends the contract's error body: one plain sentence and the facts of the refusal. `retryAfter` (seconds) becomes
 * the header of that name. A client over its limit loses the connection as well, and with it everything that was sent
 * ahead. Guesses, and attempts to read another's data, leave a line in the log, without a person.
 */
export function sendError(reply: FastifyReply, ...refusal: Refusal): FastifyReply {
  const [code, , { retryAfter } = {}] = refusal;
  const { request } = reply;
  if (retryAfter !== undefined) reply.header("retry-after", String(Math.ceil(retryAfter)));
  if (code === "TOO_MANY") reply.header("connection", "close");
  if (noted.has(code)) {
    const route = request.routeOptions.url ?? "unknown";
    request.log.warn({ code, route, network: networkOf(request.ip) }, "refused");
  }
  const { status, body } = errorAnswer(...refusal);
  return reply.code(status).send(body);
}

export function sendNotFound(reply: FastifyReply, said: EncodedReason): FastifyReply {
  return sendError(reply, "NOT_FOUND", said);
}

/** As `sendError`, with the sentence beside the field that it is about, too. */
export function sendFieldError(
  reply: FastifyReply,
  code: ErrorCode,
  field: string,
  said: EncodedReason,
): FastifyReply {
  return sendError(reply, code, said, { fields: { [field]: said } });
}

export function errorAnswer(...[code, said, extra = {}]: Refusal): TransportAnswer {
  const { retryAfter: _header, fields, ...rest } = extra;
  return { status: errorStatus[code], body: { ...errorBodyOf(code, said, fields), ...rest } };
}

function errorBodyOf(
  code: ErrorCode,
  said: EncodedReason,
  fields: Record<string, EncodedReason> | undefined,
): ErrorBody {
  const sentence = inEnglish(said);
  const body = { error: sentence, message: sentence, code, ...whyOf(said) };
  if (!fields) return body;
  const entries = Object.entries(fields);
  return {
    ...body,
    fields: Object.fromEntries(entries.map(([field, why]) => [field, inEnglish(why)])),
    fieldReasons: Object.fromEntries(entries.map(([field, why]) => [field, whyOf(why)])),
  };
}

/** A schema's default message, in words of the library, is about a field all the same. */
function whyOf(said: EncodedReason): Why {
  return decodeReason(said) ?? { reason: "CHECK_THIS_FIELD" satisfies Reason };
}

/** Seconds after which who finds the database away, or the shop opening or closing, may ask again. */
export const askAgainIn = 2;

/** The shop cannot do this at the moment, though nothing is wrong with the request. */
export const busy = (retryAfter = askAgainIn): Refusal => ["BUSY", reason("SHOP_BUSY"), { retryAfter }];

export function sendBusyError(reply: FastifyReply, retryAfter = askAgainIn): FastifyReply {
  return sendError(reply, ...busy(retryAfter));
}
