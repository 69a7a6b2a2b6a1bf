import type { TrackedOrder } from "./orders.ts";

type Asked = Pick<TrackedOrder, "payment" | "ahead">;

/**
 * The state of an order's money: `send`, some is to be sent before the order goes on; `hand-over`, the rider collects
 * the balance; `paid`; `nothing`, nothing paid and nothing due; `owed`, a refund is due.
 */
export type MoneyState = "send" | "hand-over" | "paid" | "nothing" | "owed";

/** The single source for pages, papers and mails. */
export function moneyState({ payment: { received, balance }, ahead }: Asked): MoneyState {
  if (balance < 0) return "owed";
  if (balance === 0) return received > 0 ? "paid" : "nothing";
  return ahead && ahead.dueNow > 0 ? "send" : "hand-over";
}
