import type { FastifyReply } from "fastify";
import { say } from "#contract/values/say.ts";
import { sendError } from "#server/platform/http/send-error.ts";

export function sendStaleError(reply: FastifyReply, subject: string, version: string): FastifyReply {
  const sentence = say("CHANGED_SINCE_OPENED", { subject });
  return sendError(reply, "CHANGED_SINCE", sentence, { version });
}
