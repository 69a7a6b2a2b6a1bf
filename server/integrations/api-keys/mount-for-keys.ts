import type { FastifyReply, onRequestAsyncHookHandler } from "fastify";
import type { Endpoint } from "#contract/http/endpoint.ts";
import type { KeyRight } from "#contract/integrations/api-keys.ts";
import { reason } from "#contract/values/reason.ts";
import type { Executor } from "#database/query.ts";
import { type CallAnswer, mountCall, type SentCall } from "#server/platform/http/mount.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { findKey } from "./api-keys.ts";

export function mountForKeys<E extends Endpoint>(
  app: ShopApp,
  executor: Executor,
  endpoint: E,
  right: KeyRight,
  handler: (call: SentCall<E>) => CallAnswer<E>,
): void {
  const guards = [guardOf(app, executor, right)];
  const options = { limits: ["keysByAddress"], guards, config: { work: "signedIn" }, needs: "key" } as const;
  mountCall(app, endpoint, options, handler);
}

function guardOf(app: ShopApp, executor: Executor, right: KeyRight): onRequestAsyncHookHandler {
  return async (request, reply) => {
    reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
    const [, sent] = /^Bearer +(\S{1,100}) *$/i.exec(request.headers.authorization ?? "") ?? [];
    if (sent === undefined) return sendKeyError(reply);
    const key = await findKey(executor, sent);
    if (!key) return sendKeyError(reply);
    if (!key.rights.includes(right)) return sendError(reply, "FORBIDDEN", reason("KEY_LACKS_RIGHT"));
    const taken = await app.takeOf("callsOfKey", key.id);
    return taken.outcome === "taken" ? undefined : sendTooManyError(reply, taken.seconds);
  };
}

/** By RFC 6750. */
function sendKeyError(reply: FastifyReply): FastifyReply {
  return sendError(reply.header("www-authenticate", "Bearer"), "NOT_LOGGED_IN", reason("KEY_NOT_GOOD"));
}
