import { transferCalls } from "#contract/calls/transfer-calls.ts";
import { browserCall } from "../shell/browser-api.ts";

export const transferApi = transferCalls(browserCall);
