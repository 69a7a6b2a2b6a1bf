import type { CallFailure } from "#contract/http/caller.ts";
import type { ChangeResult } from "#contract/orders/change-results.ts";
import {
  type IssueResult,
  invoiceName,
  issueInvoices as issueInvoicesCall,
} from "#contract/orders/invoices.ts";
import { callApi } from "#web/back-office/api.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

/**
 * Issues the invoices of these orders and shows the numbers, and the reason of each refusal; `report` shows the results
 * in a list instead.
 */
export async function issueInvoices(
  ids: readonly string[],
  report?: (results: ChangeResult[]) => void,
): Promise<CallFailure | undefined> {
  const result = await callApi(issueInvoicesCall, { body: { ids: [...ids] } });
  if (!result.ok) return result;
  const { results } = result.data;
  if (report) {
    report(results.map(toChange));
    return;
  }
  const issued = results.filter(({ outcome }) => outcome === "issued");
  const others = results.filter(({ outcome }) => outcome !== "issued");
  if (issued.length > 0) toastSuccess(`Issued: ${issued.map(describeIssued).join(", ")}`);
  if (others.length > 0) toastError(`Not issued: ${others.map(describeIssued).join(", ")}`);
}

function toChange(result: IssueResult): ChangeResult {
  const { id, OrderID, outcome } = result;
  if (outcome === "issued") return { id, OrderID, outcome: "changed" };
  return {
    id,
    OrderID,
    outcome: OrderID === null ? "unknown" : "refused",
    why: `${describeIssued(result)}.`,
  };
}

function describeIssued({ OrderID, outcome, number }: IssueResult): string {
  const name = number === null ? "" : invoiceName(number);
  switch (outcome) {
    case "issued":
      return `${name} for ${OrderID}`;
    case "had-one":
      return `${OrderID} has ${name}`;
    case "cancelled":
      return `${OrderID} is cancelled`;
    case "unknown":
      return "an order that is gone";
  }
}
