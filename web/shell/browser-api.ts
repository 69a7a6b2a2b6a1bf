import { visitCalls } from "#contract/calls/visit-calls.ts";
import { createCaller, type Transport } from "#contract/http/caller.ts";
import { translateAnswer } from "#web/messages/load-answer-texts.ts";

/** Prefixes of read-only calls. */
const read = /\/(get|track|persist|verifyCoupon)\w*$/;

/**
 * Timeouts in milliseconds. Writes get longer, because they may still take effect: the server gives up after ten
 * seconds.
 */
const readTimeout = 15_000;
const writeTimeout = 25_000;

const send: Transport = async ({ method, url, headers, body }) => {
  const path = url.replace(/\?.*/, "");
  const response = await fetch(url, {
    method,
    headers,
    credentials: "same-origin",
    signal: AbortSignal.timeout(read.test(path) ? readTimeout : writeTimeout),
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: await response.json() };
};

/** The transport to the page's origin. Traced visits wrap it. */
export const transport = { send };

export const browserCall = createCaller((request) => transport.send(request), translateAnswer);

/** Other calls are beside the pages that make them, so that others do not load them. */
export const browserApi = visitCalls(browserCall);
