import { createContext, useContext } from "react";
import type { ChangeResult } from "#contract/orders/change-results.ts";
import { Button } from "#web/ui/button.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { ResultPanel } from "./result-panel.tsx";

/** `done` completes "3 orders" in the past tense, such as "confirmed". */
export type ChangeReport = { results: readonly ChangeResult[]; done: string };

/** Where a list shows the results of a change of many orders; without it they are toasts. */
export const ChangeReportContext = createContext<((report: ChangeReport) => void) | undefined>(undefined);

type SayResults = (
  results: readonly ChangeResult[],
  done: string,
  ask?: (asked: ChangeResult[]) => void,
) => boolean;

/**
 * Shows the results of a change of many orders. Those that need confirmation go to `ask` together, or are shown as
 * refusals; the function returns whether no confirmation is left.
 */
export function useSayResults(): SayResults {
  const report = useContext(ChangeReportContext);
  return (results, done, ask) => {
    const asked = ask ? results.filter(({ outcome }) => outcome === "ask-first") : [];
    if (report) report({ results, done });
    else toastResults(results, done, asked);
    ask?.(asked);
    return asked.length === 0;
  };
}

function toastResults(results: readonly ChangeResult[], done: string, asked: readonly ChangeResult[]): void {
  const failed = leftOf(results).filter((result) => !asked.includes(result));
  const changed = results.length - leftOf(results).length;
  if (changed > 0) toastSuccess(`${countOrders(changed)} ${done}`);
  if (failed.length > 0)
    toastError(`Not ${done}: ${failed.map((each) => `${nameOf(each)}: ${describeReason(each)}`).join(" ")}`);
}

/** Adds to the report before it where the same orders were asked about and are now answered. */
export function mergeReports(before: ChangeReport | undefined, next: ChangeReport): ChangeReport {
  const answered = new Map(next.results.map((result) => [result.id, result]));
  const asked = new Set(before?.results.filter(({ outcome }) => outcome === "ask-first").map(({ id }) => id));
  const isAnswer = before?.done === next.done && [...answered.keys()].every((id) => asked.has(id));
  if (!before || !isAnswer) return next;
  return { ...next, results: before.results.map((result) => answered.get(result.id) ?? result) };
}

type ReportedChangesProps = ChangeReport & {
  onSelectLeft: (ids: string[]) => void;
  onClose: () => void;
};

/** The number of orders that were changed, and each that was not with its reason. */
export function ReportedChanges({ results, done, onSelectLeft, onClose }: ReportedChangesProps) {
  const left = leftOf(results);
  const changed = results.length - left.length;
  return (
    <div role="status" className="w-full">
      <ResultPanel
        summary={
          <>
            {changed > 0 && <span>{`${countOrders(changed)} ${done}. `}</span>}
            {left.length > 0 && <span>{`${countOrders(left.length)} not ${done}:`}</span>}
          </>
        }
        left={left.map((each) => ({ id: each.id, name: nameOf(each), why: describeReason(each) }))}
        action={
          left.length > 0 && (
            <Button look="secondary" onClick={() => onSelectLeft(left.map(({ id }) => id))}>
              Select only {left.length === 1 ? "this one" : `these ${left.length}`}
            </Button>
          )
        }
        onClose={onClose}
      />
    </div>
  );
}

function leftOf(results: readonly ChangeResult[]): ChangeResult[] {
  return results.filter(({ outcome }) => outcome !== "changed");
}

function countOrders(count: number): string {
  return count === 1 ? "1 order" : `${count} orders`;
}

function nameOf({ OrderID }: ChangeResult): string {
  return OrderID ?? "An order that no longer exists";
}

function describeReason({ OrderID, questions = [], why = "" }: ChangeResult): string {
  if (OrderID === null) return "it was deleted.";
  return [why, ...questions.map(({ question }) => question)].join(" ").trim();
}
