import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeOrder } from "#contract/back-office/orders.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { Panel } from "./panel.tsx";

type OrderConfirmationProps = {
  orderId: string;
  link: NonNullable<NonNullable<OfficeOrder["office"]>["confirmLink"]>;
  isConfirmed: boolean;
};

/** Asks the customer whether they still want what they will pay for at the door, or notes that they have said so. */
export function OrderConfirmation({ orderId, link, isConfirmed }: OrderConfirmationProps) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function markConfirmed() {
    setBusy(true);
    const result = await backOffice.orders.confirm({ body: { id: orderId } });
    if (result.ok) {
      await revalidate();
      toastSuccess("Order confirmed");
    } else {
      toastError(result.error.error);
    }
    setBusy(false);
  }

  if (isConfirmed) return null;
  return (
    <Panel title="To confirm">
      <p className="mb-3 text-sm text-slate">
        The message leads the customer to a page where they confirm or cancel the order themselves.
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={link.whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses("primary", false, "")}
        >
          <MessageCircle aria-hidden="true" />
          Ask on WhatsApp
        </a>
        <Button look="secondary" busy={busy} onClick={() => void markConfirmed()}>
          Mark as confirmed
        </Button>
      </div>
    </Panel>
  );
}
