import { data } from "react-router";
import type { CallResult } from "#contract/http/caller.ts";

/** A failure becomes the error page with the same status. */
export function unwrapAnswer<Output>(result: CallResult<Output>): Output {
  if (result.ok) return result.data;
  throw data(result.error, { status: result.status === 0 ? 503 : result.status });
}
