import { useEffect, useRef, useState } from "react";
import type { ActionQuestion } from "#contract/orders/order-actions.ts";

/** The confirmation that an order needs. */
export type AskedOrder = { id: string; OrderID: string | null; questions?: ActionQuestion[] | undefined };

/** The questions of the last response; sending again confirms them. */
export function useAskedFirst() {
  const [asked, setAsked] = useState<readonly AskedOrder[]>([]);
  const questions = asked.flatMap((order) => order.questions ?? []);
  const ids = new Set(asked.map(({ id }) => id));
  return {
    asked,
    acknowledged: [...new Set(questions.map(({ code }) => code))],
    /** The orders that need confirmation; all orders before the first response. */
    leftOf: <Order extends { id: string }>(orders: readonly Order[]): Order[] =>
      orders.filter(({ id }) => ids.size === 0 || ids.has(id)),
    ask: setAsked,
  };
}

/** Groups orders by question. Takes the focus, because the focused field may have gone with a processed order. */
export function AskedFirst({ asked }: { asked: readonly AskedOrder[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (asked.length > 0) list.current?.focus();
  }, [asked]);

  const groups = new Map<string, string[]>();
  for (const { OrderID, questions = [] } of asked) {
    const words = questions.map(({ question }) => question).join(" ");
    groups.set(words, [...(groups.get(words) ?? []), OrderID ?? "An order"]);
  }
  if (asked.length === 0) return null;
  return (
    <ul ref={list} role="alert" tabIndex={-1} className="grid gap-1 text-anar">
      {[...groups].map(([words, orders]) => (
        <li key={words} className="wrap-anywhere">
          {asked.length > 1 && <b className="font-[560]">{orders.join(", ")}: </b>}
          {words}
        </li>
      ))}
    </ul>
  );
}
