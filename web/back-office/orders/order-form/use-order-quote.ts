import { useEffect, useState } from "react";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { quoteOrder } from "#contract/order-views/office-orders.ts";
import { callApi } from "#web/back-office/api.ts";
import { type DraftLine, orderedLines } from "./draft-lines.ts";
import { pricedBy } from "./use-edit-quote.ts";
import { useNewestAnswer } from "./use-newest-answer.ts";

type Quote = CallOutput<typeof quoteOrder>;

export type OrderQuote = {
  /** Undefined while the lines cannot be priced. */
  quote: Quote | undefined;
  /** As last priced, by the key of the line. */
  priced: ReadonlyMap<string, LineItem>;
  failure: string;
  fields: Record<string, string>;
  /** The quote of the lines as they are now, once it is there. */
  answered: () => Promise<Quote | undefined>;
  /** Requests the quote again after prices have changed. */
  renew: () => void;
};

type Asked = {
  lines: readonly DraftLine[];
  coupon: string;
  phone: string;
  city: string;
  province: string;
};

type Answer = Omit<OrderQuote, "renew" | "answered">;

/** Debounce of the quote, in milliseconds. */
const pause = 150;
const noFields: Record<string, string> = {};
const nothing = { quote: undefined, priced: new Map<string, LineItem>(), failure: "", fields: noFields };

/** Requests a quote on every change; only the newest response counts. */
export function useOrderQuote({ lines, coupon, phone, city, province }: Asked): OrderQuote {
  const [answer, setAnswer] = useState<Answer>(nothing);
  const { ask, answered } = useNewestAnswer<Quote>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the request.
  useEffect(() => {
    let isCurrent = true;
    const answer = ask();
    if (lines.length === 0) {
      answer();
      return setAnswer(nothing);
    }
    const body = { items: orderedLines(lines), phone, city, province, ...(coupon === "" ? {} : { coupon }) };
    const timer = setTimeout(async () => {
      const result = await callApi(quoteOrder, { body });
      answer(result.ok ? result.data : undefined);
      if (!isCurrent) return;
      if (result.ok) {
        const { data } = result;
        return setAnswer({ quote: data, priced: pricedBy(lines, data.items), failure: "", fields: noFields });
      }
      const { error, fields = noFields } = result.error;
      const isOfLine = Object.keys(fields).some((field) => field.startsWith("items."));
      setAnswer(({ priced }) => ({ quote: undefined, priced, failure: isOfLine ? "" : error, fields }));
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      answer();
    };
  }, [lines, coupon, phone, city, province, round]);

  return { ...answer, answered, renew: () => setRound((count) => count + 1) };
}
