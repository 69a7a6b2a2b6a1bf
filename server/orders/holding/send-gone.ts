import type { FastifyReply } from "fastify";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { TakenAgain } from "./take-again.ts";

export function sendGone(reply: FastifyReply, gone: Exclude<TakenAgain, { outcome: "taken" }>): FastifyReply {
  const sentence = describeGone(gone);
  if (gone.outcome === "out-of-stock")
    return sendError(reply, "OUT_OF_STOCK", sentence, { short: gone.short });
  return sendError(reply, "COUPON_NOT_APPLICABLE", sentence);
}

/** Which pieces, or which coupon, a released order can have no more. */
export function describeGone(gone: Exclude<TakenAgain, { outcome: "taken" }>): EncodedReason {
  return gone.outcome === "out-of-stock"
    ? gone.sentence
    : reason("COUPON_TAKEN_MEANWHILE", { code: gone.code });
}
