import { createBackOfficeClient } from "#contract/calls/office-client.ts";
import { announceSessionEnd } from "#web/back-office/ui/session-end.ts";

/**
 * The API as the back office reaches it. When the session has ended meanwhile, a call that changes something is refused
 * and the page stays as it is: the shell asks to sign in again over it. Loaders lead to the sign-in page (`answer-of.ts`).
 */
export const backOffice = createBackOfficeClient(async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body }),
  });
  const answer: unknown = await response.json();
  if (method !== "GET" && isSessionEnd(response.status, answer)) announceSessionEnd();
  return { status: response.status, body: answer };
});

function isSessionEnd(status: number, answer: unknown): boolean {
  if (status !== 401 || typeof answer !== "object" || answer === null) return false;
  return "code" in answer && answer.code === "NOT_LOGGED_IN";
}
