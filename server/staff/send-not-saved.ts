import type { FastifyReply } from "fastify";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";

/** Why a change by staff was not saved, other than invalid input. */
export type NotSaved = { outcome: "unknown" | "name-taken" } | { outcome: "changed-since"; version: string };

/** Answers a change that was not saved. `subject` is as in "Somebody has changed this option since you opened it". */
export function sendNotSaved(
  reply: FastifyReply,
  subject: string,
  refused: NotSaved,
  unknown: EncodedReason = reason("NO_SUCH_ENTRY"),
): FastifyReply {
  switch (refused.outcome) {
    case "unknown":
      return sendNotFound(reply, unknown);
    case "changed-since":
      return sendStaleError(reply, subject, refused.version);
    case "name-taken":
      return sendFieldError(reply, "NAME_TAKEN", "name", reason("LIST_NAME_TAKEN"));
  }
}

export function sendStaleError(reply: FastifyReply, subject: string, version: string): FastifyReply {
  return sendError(reply, "CHANGED_SINCE", reason("CHANGED_SINCE_OPENED", { subject }), { version });
}
