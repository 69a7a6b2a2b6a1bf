import { isRouteErrorResponse } from "react-router";

const unexpected = "This page could not be shown. It is our fault, not yours.";

/** The one sentence that an error page says: the API's own where there is one. */
export function errorSentence(error: unknown): string {
  if (!isRouteErrorResponse(error)) return unexpected;
  const body: unknown = error.data;
  const hasSentence = typeof body === "object" && body !== null && "error" in body;
  return hasSentence && typeof body.error === "string" ? body.error : unexpected;
}
