import { data } from "react-router";
import type { CallResult } from "#contract/http/caller.ts";

/** What no call takes from an address is the address of nothing. */
const statuses: Record<number, number> = { 0: 503, 400: 404 };

/** A failure becomes the error page with its status. */
export function unwrapAnswer<Output>(result: CallResult<Output>): Output {
  if (result.ok) return result.data;
  throw data(result.error, { status: statuses[result.status] ?? result.status });
}
