import type { Caller } from "#contract/http/caller.ts";
import type * as aftercare from "#contract/returns/return-requests.ts";
import type { getSizeTally } from "#contract/returns/size-tally.ts";

export function returnCalls(call: Caller) {
  return {
    getSizeTally: call<typeof getSizeTally>("GET", "/products/getSizeTally"),
    askAftercare: call<typeof aftercare.requestReturn>("POST", "/orders/askAftercare"),
    answerAftercare: call<typeof aftercare.answerReturn>("POST", "/orders/answerAftercare"),
    withdrawAftercare: call<typeof aftercare.withdrawReturn>("POST", "/orders/withdrawAftercare"),
  };
}
