import { data } from "react-router";
import type { CallResult } from "#contract/http/caller.ts";

/** An unknown call address is a page that does not exist. */
const statuses: Record<number, number> = { 0: 503, 400: 404 };

/** Throws a failure as the error page with its status. */
export function unwrapAnswer<Output>(result: CallResult<Output>): Output {
  if (result.ok) return result.data;
  throw data(result.error, { status: statuses[result.status] ?? result.status });
}
