import type { FastifyReply } from "fastify";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import { networkOf } from "./request-log.ts";

/** Refusals that whoever looks after the shop wants to see: somebody guesses, or reaches for what is another's. */
const noted: ReadonlySet<ErrorCode> = new Set(["FORBIDDEN", "WRONG_CREDENTIALS", "WRONG_CODE"]);

/**
 * Sends the contract's error body: one plain sentence, a stable code, and what the code brings along.
 * `retryAfter` (seconds) becomes the header of that name. Who asks too often loses the connection as well, and with it
 * everything that was sent ahead. Guesses and looks at what is another's leave a line in the log, without a person.
 */
export function refuse(
  reply: FastifyReply,
  code: ErrorCode,
  sentence: string,
  extra: Record<string, unknown> & { retryAfter?: number } = {},
): FastifyReply {
  const { retryAfter, ...rest } = extra;
  const { request } = reply;
  if (retryAfter !== undefined) reply.header("retry-after", String(Math.ceil(retryAfter)));
  if (code === "TOO_MANY") reply.header("connection", "close");
  if (noted.has(code)) {
    const route = request.routeOptions.url ?? "unknown";
    request.log.warn({ code, route, network: networkOf(request.ip) }, "refused");
  }
  return reply.code(errorStatus[code]).send({ error: sentence, message: sentence, code, ...rest });
}

/** Seconds after which who finds the database away, or the shop opening or closing, may ask again. */
export const askAgainIn = 2;

/** Says that the shop cannot do this at the moment, though nothing is wrong with the request. */
export function refuseBusy(reply: FastifyReply, retryAfter = askAgainIn): FastifyReply {
  return refuse(reply, "BUSY", "The shop is busy. Try again in a moment.", { retryAfter });
}
