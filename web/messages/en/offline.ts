import { unansweredSentences } from "#contract/http/caller.ts";

/** The texts of any page when the network fails. */
export const offlineMessages = {
  note: "You are offline. Your cart and the pages you have seen still open.",
  codeMissing: "This could not be loaded. Check your connection and try again.",
  /** Of a call without a good answer, by the code of its failure. */
  unanswered: unansweredSentences,
};
