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
  /** Requests the quote again after prices have changed. */
  renew: () => void;
};

const nothing = { quote: undefined, failure: "" };

/** Requests a quote on every change; only the newest response counts. */
export function useOrderQuote(lines: readonly OrderedLine[], coupon: string, phone: string): OrderQuote {
  const [answer, setAnswer] = useState<Omit<OrderQuote, "renew">>(nothing);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the request.
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
