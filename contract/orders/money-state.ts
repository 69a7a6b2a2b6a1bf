import type { TrackedOrder } from "./orders.ts";

type Asked = Pick<TrackedOrder, "payment" | "ahead">;

/**
 * What is to become of the money of an order: `send`, some of it is to be sent before the order goes on; `hand-over`, what is still to be
 * paid is for the rider; `paid`; `nothing`, neither was anything paid nor is it to be; `owed`, the shop gives some of it back.
 */
export type MoneyState = "send" | "hand-over" | "paid" | "nothing" | "owed";

/** The one answer that pages, papers and mails put into words. */
export function moneyState({ payment: { received, balance }, ahead }: Asked): MoneyState {
  if (balance < 0) return "owed";
  if (balance === 0) return received > 0 ? "paid" : "nothing";
  return ahead && ahead.dueNow > 0 ? "send" : "hand-over";
}
