import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { getPrintedOrders } from "#contract/order-views/printed-orders.ts";
import ReceiptText from "#icons/receipt-text.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { askedOrders } from "#web/back-office/ui/asked-orders.ts";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PrintButton } from "./print-button.tsx";

type PrintLayoutProps = {
  names: readonly [one: string, several: string];
  /** Rendered beside the print button. */
  actions?: ReactNode;
  children: readonly ReactNode[];
};

export function PrintLayout({ names: [one, several], actions, children }: PrintLayoutProps) {
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

export async function loadPrintedOrders({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(getPrintedOrders, { query: { ids: askedOrders(request) } }), request);
}
