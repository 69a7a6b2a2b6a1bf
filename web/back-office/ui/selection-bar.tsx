import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { type ChangeReport, ChangeReportContext, mergeReports, ReportedChanges } from "./change-results.tsx";

type SelectionBarProps = {
  /** Number of selected rows; none hides their actions, a result stays. */
  count: number;
  actions: ReactNode;
  onSelectOnly: (ids: string[]) => void;
};

/**
 * The actions for the selected rows and the result of the latest one, above the foot of the screen. A phone shows the
 * first action; the others are behind a button, because a dozen would cover the rows.
 */
export function SelectionBar({ count, actions, onSelectOnly }: SelectionBarProps) {
  const [report, setReport] = useState<ChangeReport>();
  const [open, setOpen] = useState(false);
  if (count === 0 && !report) return null;
  return (
    <div className="no-print sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-kashi-wash px-3 py-2 shadow-2">
      {report && (
        <ReportedChanges {...report} onSelectLeft={onSelectOnly} onClose={() => setReport(undefined)} />
      )}
      {count > 0 && (
        <ChangeReportContext value={(next) => setReport((before) => mergeReports(before, next))}>
          <p role="status" className="font-[540]">
            {count} selected
          </p>
          <div data-open={open || undefined} className="bar-actions flex flex-wrap gap-2">
            {actions}
            <Button
              look="quiet"
              aria-expanded={open}
              className="bar-more sm:hidden"
              onClick={() => setOpen(!open)}
            >
              {open ? "Fewer" : "More"}
            </Button>
          </div>
        </ChangeReportContext>
      )}
    </div>
  );
}
