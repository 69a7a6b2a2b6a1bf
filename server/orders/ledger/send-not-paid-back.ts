import type { FastifyReply } from "fastify";
import { say } from "#contract/values/say.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { NotPaidBack } from "./pay-back.ts";

/** Answers why money does not go back, beside the field where it can be mended. */
export function sendNotPaidBack(reply: FastifyReply, problem: NotPaidBack) {
  switch (problem.outcome) {
    case "too-much": {
      const sentence = say("TO_BE_REFUNDED_AT_MOST", { rupees: problem.most });
      return sendError(reply, "INVALID", sentence, { fields: { amount: sentence } });
    }
    case "before-cash": {
      const sentence = say("BEFORE_CASH", { rupees: problem.most });
      return sendError(reply, "INVALID", sentence, { fields: { amount: sentence } });
    }
    case "reason-needed": {
      const sentence = say("REFUND_NEEDS_REASON", { rupees: problem.owed });
      return sendError(reply, "INVALID", sentence, { fields: { reason: sentence } });
    }
  }
}

/** Answers that a transfer is noted already, and for which order. */
export function sendReferenceNoted(reply: FastifyReply, order: string) {
  const sentence = say("REFERENCE_NOTED", { order });
  return sendError(reply, "INVALID", sentence, { fields: { reference: sentence } });
}
