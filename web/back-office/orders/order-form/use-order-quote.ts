import { useEffect, useState } from "react";
import type { OrderedLine } from "#contract/cart/line-item.ts";
import type { CallOutput } from "#contract/http/endpoint.ts";
import type { quoteOrder } from "#contract/order-views/office-orders.ts";
import { quoteOrder as quoteOrderCall } from "#contract/order-views/office-orders.ts";
import { callApi } from "#web/back-office/api.ts";

type Quote = CallOutput<typeof quoteOrder>;

export type OrderQuote = {
  quote: Quote | undefined;
  failure: string;
  /** Requests the quote again, when prices have changed meanwhile. */
  renew: () => void;
};

const nothing = { quote: undefined, failure: "" };

/** Asks each time something changes; only the answer to the newest question counts. */
export function useOrderQuote(lines: readonly OrderedLine[], coupon: string, phone: string): OrderQuote {
  const [answer, setAnswer] = useState<Omit<OrderQuote, "renew">>(nothing);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again.
  useEffect(() => {
    let isCurrent = true;
    if (lines.length === 0) {
      setAnswer(nothing);
      return;
    }
    const body = { items: [...lines], phone, ...(coupon === "" ? {} : { coupon }) };
    void callApi(quoteOrderCall, { body }).then((result) => {
      if (!isCurrent) return;
      setAnswer(
        result.ok ? { quote: result.data, failure: "" } : { quote: undefined, failure: result.error.error },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [lines, coupon, phone, round]);

  return { ...answer, renew: () => setRound((count) => count + 1) };
}
