import { createCaller, type TransportAnswer, type TransportRequest } from "#contract/http/caller.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { askIdentity } from "#web/back-office/ui/identity.ts";
import { announceSessionEnd } from "#web/back-office/ui/session-end.ts";

/** Milliseconds until a response counts as lost, for example after a laptop slept. */
const readTimeout = 15_000;

const call = createCaller(send);

/** A call that asks to confirm first who it is goes on once that is done. */
async function send(request: TransportRequest): Promise<TransportAnswer> {
  const { method, url, headers, body } = request;
  const response = await fetch(url, {
    method,
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body }),
    // The server times out after ten seconds; a write may still have succeeded.
    ...(method === "GET" ? { signal: AbortSignal.timeout(readTimeout) } : {}),
  });
  const answer: unknown = await response.json();
  if (isConfirmAsked(response.status, answer) && (await askIdentity())) return send(request);
  if (method !== "GET" && isSessionEnd(response.status, answer)) announceSessionEnd();
  return { status: response.status, body: answer };
}

/**
 * Calls an endpoint of the contract. When the session has ended, a write is refused and the page stays: the shell
 * shows the sign-in form over it. Loaders redirect to the sign-in page (`answer-of.ts`).
 */
export function callApi<E extends Endpoint>(
  { method, path }: E,
  ...args: Parameters<ReturnType<typeof call<E>>>
): ReturnType<ReturnType<typeof call<E>>> {
  return call<E>(method, path)(...args);
}

function isSessionEnd(status: number, answer: unknown): boolean {
  return status === 401 && codeOf(answer) === "NOT_LOGGED_IN";
}

function isConfirmAsked(status: number, answer: unknown): boolean {
  return status === 403 && codeOf(answer) === "CONFIRM_FIRST";
}

function codeOf(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "code" in answer ? answer.code : undefined;
}
