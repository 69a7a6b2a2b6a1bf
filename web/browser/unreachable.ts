import { isRouteErrorResponse } from "react-router";

/** Messages of Chromium, Firefox and Safari for code that cannot be loaded. */
const missingCode = /dynamically imported module|importing a module script failed/i;
const codes: readonly unknown[] = ["OFFLINE", "NO_ANSWER"];

export function isUnreachable(error: unknown): boolean {
  if (!isRouteErrorResponse(error)) return error instanceof TypeError && missingCode.test(error.message);
  const body: unknown = error.data;
  return typeof body === "object" && body !== null && "code" in body && codes.includes(body.code);
}
