import { useState } from "react";
import { ordersMessages } from "#messages/orders.tsx";
import { Button } from "#web/ui/button.tsx";
import { dialogCode } from "#web/ui/dialog-code.ts";
import { OpeningDialog } from "#web/ui/opening-dialog.tsx";
import type { Addressee } from "../delivery-address.tsx";
import type { ShownOrder } from "../tracking/order-card.tsx";

const dialog = dialogCode(() => import("./mend-delivery-dialog.tsx"));

type MendDeliveryProps = {
  order: Pick<ShownOrder, "id" | "version" | "isProven">;
  addressee?: Addressee;
  onChanged: () => void;
};

export function MendDelivery({ order, addressee, onChanged }: MendDeliveryProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const code = dialog.useCode(open, close);

  function finish() {
    close();
    onChanged();
  }

  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {ordersMessages.mendDelivery}
      </Button>
      {code && (
        <code.MendDeliveryDialog
          key={order.version}
          order={order}
          addressee={addressee}
          open={open}
          onClose={close}
          onChanged={finish}
        />
      )}
      {!code && open && <OpeningDialog title={ordersMessages.mendOpening} />}
    </>
  );
}
