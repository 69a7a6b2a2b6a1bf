import type { FastifyReply } from "fastify";
import { reason } from "#contract/values/reason.ts";
import { sendFieldError } from "#server/platform/http/send-error.ts";
import type { NotPaidBack } from "./pay-back.ts";

/** Answers why money does not go back, beside the field that can fix it. */
export function sendNotPaidBack(reply: FastifyReply, problem: NotPaidBack) {
  switch (problem.outcome) {
    case "too-much":
      return sendFieldError(
        reply,
        "INVALID",
        "amount",
        reason("TO_BE_REFUNDED_AT_MOST", { rupees: problem.most }),
      );
    case "before-cash":
      return sendFieldError(reply, "INVALID", "amount", reason("BEFORE_CASH", { rupees: problem.most }));
    case "reason-needed":
      return sendFieldError(
        reply,
        "INVALID",
        "reason",
        reason("REFUND_NEEDS_REASON", { rupees: problem.owed }),
      );
  }
}

/** Answers that a transfer is noted already, and for which order. */
export function sendReferenceNoted(reply: FastifyReply, order: string) {
  return sendFieldError(reply, "INVALID", "reference", reason("REFERENCE_NOTED", { order }));
}
