import { visitCalls } from "#contract/calls/visit-calls.ts";
import { createCaller, type Transport } from "#contract/http/caller.ts";
import { translateAnswer } from "#web/messages/load-answer-texts.ts";

/** Calls that change nothing, by what their names begin with. */
const read = /\/(get|track|persist|verifyCoupon)\w*$/;

/**
 * Milliseconds until an answer counts as lost. What changes something gets longer, because it may have happened all the
 * same: the server itself gives up after ten seconds.
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

/** How calls travel: to the page's own origin. A visit whose taps are traced puts its way around this one. */
export const transport = { send };

export const browserCall = createCaller((request) => transport.send(request), translateAnswer);

/** Further calls stand beside the pages that make them, so that others do not load them. */
export const browserApi = visitCalls(browserCall);
