import { createTransferClient } from "#contract/payments/transfer-client.ts";
import { wordAnswer } from "../messages/load-answer-words.ts";
import { browserTransport } from "../shell/browser-api.ts";

/** What who pays ahead asks and tells the shop. */
export const transferApi = createTransferClient(browserTransport, wordAnswer);
