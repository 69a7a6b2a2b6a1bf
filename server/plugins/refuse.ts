import type { FastifyReply } from "fastify";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";

/**
 * Sends the contract's error body: one plain sentence, a stable code, and what the code brings along.
 * `retryAfter` (seconds) becomes the header of that name.
 */
export function refuse(
  reply: FastifyReply,
  code: ErrorCode,
  sentence: string,
  extra: Record<string, unknown> & { retryAfter?: number } = {},
): FastifyReply {
  const { retryAfter, ...rest } = extra;
  if (retryAfter !== undefined) reply.header("retry-after", String(Math.ceil(retryAfter)));
  return reply.code(errorStatus[code]).send({ error: sentence, message: sentence, code, ...rest });
}
