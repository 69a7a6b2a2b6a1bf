import { createCaller } from "#contract/http/caller.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { announceSessionEnd } from "#web/back-office/ui/session-end.ts";

/** Milliseconds until an answer counts as lost, such as one under way when a laptop fell asleep. */
const readTimeout = 15_000;

const call = createCaller(async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body }),
    // The server gives up after ten seconds; what changes something may still have happened.
    ...(method === "GET" ? { signal: AbortSignal.timeout(readTimeout) } : {}),
  });
  const answer: unknown = await response.json();
  if (method !== "GET" && isSessionEnd(response.status, answer)) announceSessionEnd();
  return { status: response.status, body: answer };
});

/**
 * Asks the API what an endpoint of the contract describes. When the session has ended meanwhile, a call that changes something is refused
 * and the page stays as it is: the shell asks to sign in again over it. Loaders lead to the sign-in page (`answer-of.ts`).
 */
export function callApi<E extends Endpoint>(
  { method, path }: E,
  ...args: Parameters<ReturnType<typeof call<E>>>
): ReturnType<ReturnType<typeof call<E>>> {
  return call<E>(method, path)(...args);
}

function isSessionEnd(status: number, answer: unknown): boolean {
  if (status !== 401 || typeof answer !== "object" || answer === null) return false;
  return "code" in answer && answer.code === "NOT_LOGGED_IN";
}
