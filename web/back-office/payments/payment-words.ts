import { type LedgerEntry, wayWords } from "#contract/orders/order-ledger.ts";
import { capitalize } from "#contract/values/capitalize.ts";

const causeWords: Record<NonNullable<LedgerEntry["cause"]>, string> = {
  opened: "Price",
  placed: "Price",
  edited: "Edited",
  cancelled: "Cancelled",
  charge: "Charge",
  returned: "Came back",
};

const kindWords: Record<Exclude<LedgerEntry["kind"], "due">, string> = {
  received: "received",
  withheld: "withheld",
  refunded: "refunded",
  "written-off": "written off",
};

export function entryWords({ kind, cause, how, undoes }: LedgerEntry): string {
  if (kind === "due") return cause === null ? "Due" : causeWords[cause];
  const what = how === null ? capitalize(kindWords[kind]) : `${wayWords[how]} ${kindWords[kind]}`;
  return undoes === null ? what : `${what}: undone`;
}
