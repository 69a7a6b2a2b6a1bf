import type { CallFailure } from "#contract/http/caller.ts";
import {
  type IssueResult,
  invoiceName,
  issueInvoices as issueInvoicesCall,
} from "#contract/orders/invoices.ts";
import { callApi } from "#web/back-office/api.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

/** Issues the invoices of these orders and shows the numbers, and the reason of each refusal. */
export async function issueInvoices(ids: readonly string[]): Promise<CallFailure | undefined> {
  const result = await callApi(issueInvoicesCall, { body: { ids: [...ids] } });
  if (!result.ok) return result;
  const { results } = result.data;
  const issued = results.filter(({ outcome }) => outcome === "issued");
  const others = results.filter(({ outcome }) => outcome !== "issued");
  if (issued.length > 0) toastSuccess(`Issued: ${issued.map(describeIssued).join(", ")}`);
  if (others.length > 0) toastError(`Not issued: ${others.map(describeIssued).join(", ")}`);
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
