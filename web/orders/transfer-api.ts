import { transferCalls } from "#contract/payments/transfer-calls.ts";
import { browserCall } from "../shell/browser-api.ts";

export const transferApi = transferCalls(browserCall);
