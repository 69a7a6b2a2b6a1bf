import { transferCalls } from "#contract/calls/transfer-calls.ts";
import { browserCall } from "#web/shell/browser-api.ts";

export const transferApi = transferCalls(browserCall);
