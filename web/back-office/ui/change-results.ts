import type { ChangeResult } from "#contract/order-views/office-orders.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

/**
 * Shows the results of a bulk change. Orders that need confirmation go to `ask` together, or are shown as refusals;
 * returns whether no confirmation is left.
 */
export function sayResults(
  results: readonly ChangeResult[],
  done: string,
  ask?: (asked: ChangeResult[]) => void,
): boolean {
  const changed = results.filter(({ outcome }) => outcome === "changed").length;
  const asked = ask ? results.filter(({ outcome }) => outcome === "ask-first") : [];
  const failed = results.filter((result) => result.outcome !== "changed" && !asked.includes(result));
  if (changed > 0) toastSuccess(changed === 1 ? `1 order ${done}` : `${changed} orders ${done}`);
  if (failed.length > 0) toastError(`Not ${done}: ${failed.map(describeChange).join(" ")}`);
  ask?.(asked);
  return asked.length === 0;
}

function describeChange({ OrderID, questions = [], why = "" }: ChangeResult): string {
  if (OrderID === null) return "An order that is gone.";
  return `${OrderID}: ${[why, ...questions.map(({ question }) => question)].join(" ").trim()}`;
}
