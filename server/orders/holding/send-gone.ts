import type { FastifyReply } from "fastify";
import { reason } from "#contract/values/reason.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { TakenAgain } from "./take-again.ts";

/** Says which pieces, or which coupon, a released order can have no more. */
export function sendGone(reply: FastifyReply, gone: Exclude<TakenAgain, { outcome: "taken" }>): FastifyReply {
  if (gone.outcome === "out-of-stock")
    return sendError(reply, "OUT_OF_STOCK", gone.sentence, { short: gone.short });
  return sendError(reply, "COUPON_NOT_APPLICABLE", reason("COUPON_TAKEN_MEANWHILE", { code: gone.code }));
}
