import { useRevalidator } from "react-router";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { OrderInvoices } from "#web/back-office/papers/invoices/order-invoices.tsx";
import { PrintLinks } from "#web/back-office/papers/print-links.tsx";
import { OrderParcels } from "#web/back-office/parcels/order-parcels.tsx";
import { Panel, PanelPart } from "#web/back-office/ui/panel.tsx";

/** Parcels, papers to print and the invoice. */
export function OrderShipping({ order }: { order: OfficeOrder }) {
  const { office, shipping, next } = order;
  const { revalidate } = useRevalidator();
  return (
    <Panel title="Shipping" id="shipping">
      {shipping && (
        <PanelPart title="Parcels">
          <OrderParcels
            order={order}
            balance={order.payment.balance}
            known={shipping}
            onChange={revalidate}
            isBookedAbove={next.kind === "step" && next.step === "book"}
          />
        </PanelPart>
      )}
      <PanelPart title="Print">
        <div className="flex flex-wrap gap-2">
          <PrintLinks ids={[order.id]} />
        </div>
      </PanelPart>
      {office && <OrderInvoices order={order} office={office} />}
    </Panel>
  );
}
