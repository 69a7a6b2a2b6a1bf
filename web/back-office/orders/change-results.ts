import type { ChangeResult } from "#contract/back-office/orders.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

export function sayResults(results: readonly ChangeResult[], done: string): void {
  const failed = results.filter(({ outcome }) => outcome !== "changed");
  const changed = results.length - failed.length;
  if (changed > 0) toastSuccess(changed === 1 ? `1 order ${done}` : `${changed} orders ${done}`);
  if (failed.length > 0) toastError(`Not ${done}: ${failed.map(inWords).join(", ")}`);
}

function inWords({ OrderID, outcome }: ChangeResult): string {
  switch (outcome) {
    case "cancel-asked":
      return `${OrderID}, whose customer wants to cancel and waits for your answer`;
    case "unknown":
      return "an order that is gone";
    default:
      return `${OrderID} has changed meanwhile`;
  }
}
