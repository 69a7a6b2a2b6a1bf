import { transferCalls } from "#contract/payments/transfer-calls.ts";
import { browserCall } from "../shell/browser-api.ts";

/** What who pays ahead asks and tells the shop. */
export const transferApi = transferCalls(browserCall);
