import { isRouteErrorResponse } from "react-router";
import { offlineMessages } from "#messages/offline.ts";
import { shellMessages } from "#messages/shell.ts";
import { isUnreachable } from "../connection/unreachable.ts";

/** The one sentence that an error page says: the API's own where there is one. */
export function errorSentence(error: unknown): string {
  if (!isRouteErrorResponse(error)) {
    return isUnreachable(error) ? offlineMessages.codeMissing : shellMessages.failedText;
  }
  const body: unknown = error.data;
  const hasSentence = typeof body === "object" && body !== null && "error" in body;
  return hasSentence && typeof body.error === "string" ? body.error : shellMessages.failedText;
}
