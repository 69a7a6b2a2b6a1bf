import { useState } from "react";
import { ordersMessages } from "#messages/orders.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import type { Addressee } from "../delivery-address.tsx";
import type { ShownOrder } from "../tracking/order-card.tsx";

const ChangeDeliveryDialog = lazyDialog(
  async () => (await import("./change-delivery-dialog.tsx")).ChangeDeliveryDialog,
);

type ChangeDeliveryProps = {
  order: Pick<ShownOrder, "id" | "version" | "isProven">;
  addressee?: Addressee;
  onChanged: () => void;
};

export function ChangeDelivery({ order, addressee, onChanged }: ChangeDeliveryProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  function finish() {
    close();
    onChanged();
  }

  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {ordersMessages.mendDelivery}
      </Button>
      <ChangeDeliveryDialog
        key={order.version}
        order={order}
        addressee={addressee}
        open={open}
        onClose={close}
        onChanged={finish}
        title={ordersMessages.mendOpening}
      />
    </>
  );
}
