import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeOrder } from "#contract/back-office/orders.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { backOffice } from "../api.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { sayResults } from "./change-results.ts";
import { DispatchDialog } from "./dispatch-dialog.tsx";

/** What can be done about an order in its state, by the role of who looks at it. */
export function OrderActions({ order }: { order: OfficeOrder }) {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<"dispatch" | "cancel">();
  const { orderProgress, office } = order;
  const isPending = orderProgress === "Pending";
  const isDispatched = orderProgress === "Dispatched";

  return (
    <>
      {office && (isPending || isDispatched) && (
        <Button look="danger-outline" onClick={() => setAsking("cancel")}>
          Cancel order
        </Button>
      )}
      {office && isDispatched && (
        <ConfirmButton
          label="Mark delivered"
          look="primary"
          title="Has it arrived?"
          text="The customer gets a mail. A delivered order stays as it is."
          keepLabel="Not yet"
          confirmLabel="Mark delivered"
          busyLabel="Saving..."
          onConfirm={async () => {
            const result = await backOffice.orders.deliver({ body: { ids: [order.id] } });
            if (!result.ok) return result;
            sayResults(result.data.results, "delivered");
            await revalidate();
            return undefined;
          }}
        />
      )}
      {office && isPending && (
        <ButtonLink look="secondary" to={`/orders/${order.id}/edit`}>
          Edit
        </ButtonLink>
      )}
      {isPending && <Button onClick={() => setAsking("dispatch")}>Dispatch</Button>}
      <DispatchDialog
        orders={[order]}
        open={asking === "dispatch"}
        onClose={() => setAsking(undefined)}
        onDone={revalidate}
      />
      <CancelDialog
        order={order}
        open={asking === "cancel"}
        onClose={() => setAsking(undefined)}
        onDone={revalidate}
      />
    </>
  );
}
