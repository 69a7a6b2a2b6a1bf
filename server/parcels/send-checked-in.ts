import type { FastifyReply } from "fastify";
import { reason } from "#contract/values/reason.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import { sendObjection } from "../orders/actions/objections.ts";
import type { CheckedIn } from "./returns/check-in.ts";

/** The answer to a check-in: its message, or the reason of a refusal. */
export function sendCheckedIn(reply: FastifyReply, result: CheckedIn): FastifyReply | { message: string } {
  switch (result.outcome) {
    case "checked-in":
      return { message: "Checked in" };
    case "unknown":
      return sendNotFound(reply, reason("NO_SUCH_ORDER"));
    case "other-items":
      return sendError(reply, "INVALID", reason("NAME_EACH_ITEM_ONCE"));
    case "too-many":
      return sendError(reply, "INVALID", reason("MORE_CAME_BACK"));
    case "not-allowed":
    case "ask-first":
      return sendObjection(reply, result);
    case "too-much": {
      const fields = { lessDue: reason("LESS_DUE_THAN_TOTAL") };
      return sendError(reply, "INVALID", reason("LESS_DUE_THAN_TOTAL"), { fields });
    }
  }
}
