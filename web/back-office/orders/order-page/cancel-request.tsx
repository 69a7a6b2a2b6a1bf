import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { declineCancel } from "#contract/orders/cancelling.ts";
import { mayDo } from "#contract/orders/order-actions.ts";
import { callApi } from "#web/back-office/api.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { ReasonDialog } from "#web/back-office/ui/reason-dialog.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { CancelDialog } from "../dialogs/cancel-dialog.tsx";

type CancelRequestProps = {
  order: Pick<OfficeOrder, "id" | "OrderID" | "actions">;
  request: NonNullable<OfficeOrder["cancelRequest"]>;
};

export function CancelRequest({ order, request }: CancelRequestProps) {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<"accept" | "decline">();
  const close = () => setAsking(undefined);
  return (
    <Panel title={request.state === "pending" ? "Wants to cancel" : "Wanted to cancel"}>
      <p className="mb-3 text-sm text-slate">
        Asked <When at={request.at} />.
        {request.state === "pending" && (
          <span>{" The order is not dispatched until you have answered."}</span>
        )}
      </p>
      {request.state === "declined" ? (
        <p className="whitespace-pre-line wrap-anywhere">{request.answer}</p>
      ) : (
        mayDo(order.actions, "answerCancel") && (
          <div className="flex flex-wrap gap-2">
            <Button look="danger-outline" onClick={() => setAsking("accept")}>
              Cancel the order
            </Button>
            <Button look="secondary" onClick={() => setAsking("decline")}>
              Decline
            </Button>
          </div>
        )
      )}
      <CancelDialog order={order} open={asking === "accept"} onClose={close} onDone={revalidate} />
      <ReasonDialog
        open={asking === "decline"}
        onClose={close}
        title="Decline the request?"
        hint="The customer reads it in a mail and beside the order."
        schema={declineCancel.body}
        id={order.id}
        keepLabel="Not now"
        label="Decline"
        busyLabel="Declining..."
        done="The customer is told"
        call={(body) => callApi(declineCancel, { body })}
        onDone={revalidate}
      />
    </Panel>
  );
}
