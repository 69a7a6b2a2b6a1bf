import { accountCalls } from "#contract/calls/account-calls.ts";
import { browserCall } from "#web/shell/browser-api.ts";

export const accountApi = accountCalls(browserCall);
