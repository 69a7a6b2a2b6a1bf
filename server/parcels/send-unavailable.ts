import { reason } from "#contract/values/reason.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import { CourierTimeoutError } from "./courier.ts";

type Reply = Parameters<typeof sendError>[0];

/** Answers staff that a courier does not answer, and logs it; throws what has another cause. */
export function sendUnavailable(reply: Reply, error: unknown, courier = "The courier") {
  if (!(error instanceof CourierTimeoutError)) throw error;
  reply.log.warn({ reason: error.message }, "a courier does not answer");
  return sendError(reply, "BUSY", reason("COURIER_SILENT", { courier }), { retryAfter: 60 });
}
