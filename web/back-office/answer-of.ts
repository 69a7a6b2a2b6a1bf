import { data, redirect } from "react-router";
import type { CallResult } from "#contract/http/caller.ts";
import { signInAddress } from "./staff/return-address.ts";

/** For loaders: redirects to the sign-in page without a session; any other failure replaces the page. */
export function answerOf<Output>(result: CallResult<Output>, request: Request): Output {
  if (result.ok) return result.data;
  if (result.status === 401) throw redirect(signInAddress(request));
  throw data(result.error, { status: result.status === 0 ? 503 : result.status });
}
