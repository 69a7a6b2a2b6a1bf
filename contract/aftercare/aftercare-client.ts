import { createCaller, type Transport } from "../http/client.ts";
import type * as aftercare from "./aftercare.ts";
import type { getSizeTally } from "./size-tally.ts";

type Translate = Parameters<typeof createCaller>[1];

/** The calls of who asks about what has arrived, apart from those that every page can make. */
export function createAftercareClient(transport: Transport, translate?: Translate) {
  const call = createCaller(transport, translate);
  return {
    getSizeTally: call<typeof getSizeTally>("GET", "/products/getSizeTally"),
    askAftercare: call<typeof aftercare.askAftercare>("POST", "/orders/askAftercare"),
    answerAftercare: call<typeof aftercare.answerAftercare>("POST", "/orders/answerAftercare"),
    withdrawAftercare: call<typeof aftercare.withdrawAftercare>("POST", "/orders/withdrawAftercare"),
  };
}
