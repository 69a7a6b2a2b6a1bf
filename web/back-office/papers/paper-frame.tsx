import type { ReactNode } from "react";
import ReceiptText from "#icons/receipt-text.mjs";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { PrintButton } from "./print-button.tsx";

type PaperFrameProps = {
  names: readonly [one: string, several: string];
  /** Beside the button that prints. */
  actions?: ReactNode;
  children: readonly ReactNode[];
};

export function PaperFrame({ names: [one, several], actions, children }: PaperFrameProps) {
  const count = children.length;
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={count === 1 ? one : `${count} ${several}`}
          crumbs={[{ label: "Orders", to: "/orders" }]}
          actions={
            count > 0 && (
              <>
                {actions}
                <PrintButton label="Print on A4" />
              </>
            )
          }
        />
      </div>
      {count === 0 && <EmptyState icon={ReceiptText} title="No such orders" />}
      {children}
    </>
  );
}
