import { type LedgerEntry, methodLabels } from "#contract/orders/order-ledger.ts";
import { capitalize } from "#contract/values/capitalize.ts";

const causeLabels: Record<NonNullable<LedgerEntry["cause"]>, string> = {
  opened: "Price",
  placed: "Price",
  edited: "Edited",
  cancelled: "Cancelled",
  charge: "Charge",
  returned: "Returned",
};

const kindLabels: Record<Exclude<LedgerEntry["kind"], "due">, string> = {
  received: "received",
  withheld: "courier deductions",
  refunded: "refunded",
  "written-off": "written off",
};

export function describeEntry({ kind, cause, how, undoes }: LedgerEntry): string {
  if (kind === "due") return cause === null ? "Due" : causeLabels[cause];
  const what = how === null ? capitalize(kindLabels[kind]) : `${methodLabels[how]} ${kindLabels[kind]}`;
  return undoes === null ? what : `${what}: undone`;
}
