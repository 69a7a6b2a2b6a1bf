import { accountCalls } from "#contract/calls/account-calls.ts";
import { browserCall } from "../shell/browser-api.ts";

export const accountApi = accountCalls(browserCall);
