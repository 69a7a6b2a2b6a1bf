import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { When } from "#web/back-office/ui/values.tsx";

/** A request to cancel that staff declined, with their answer. */
export function CancelRequest({ request }: { request: NonNullable<OfficeOrder["cancelRequest"]> }) {
  return (
    <Panel title="Wanted to cancel">
      <p className="mb-3 text-sm text-slate">
        Asked <When at={request.at} />.
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{request.answer}</p>
    </Panel>
  );
}
