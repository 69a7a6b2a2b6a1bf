import { isRouteErrorResponse } from "react-router";
import { translateSentence } from "#messages/sentences.ts";
import { shellMessages } from "#messages/shell.ts";

/** The one sentence that an error page says: the API's own where there is one. */
export function errorSentence(error: unknown): string {
  if (!isRouteErrorResponse(error)) return shellMessages.failedText;
  const body: unknown = error.data;
  const hasSentence = typeof body === "object" && body !== null && "error" in body;
  return hasSentence && typeof body.error === "string"
    ? translateSentence(body.error)
    : shellMessages.failedText;
}
