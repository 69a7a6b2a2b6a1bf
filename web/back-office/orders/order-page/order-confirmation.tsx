import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { confirmOrder, noteAsked as noteAskedCall } from "#contract/order-views/office-orders.ts";
import MessageCircle from "#icons/message-circle.mjs";
import { callApi } from "#web/back-office/api.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { When } from "#web/back-office/ui/when.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

type OrderConfirmationProps = {
  order: Pick<OfficeOrder, "id" | "askedAt">;
  office: Pick<NonNullable<OfficeOrder["office"]>, "workdaysNotHeld" | "isReleased">;
  link: NonNullable<NonNullable<OfficeOrder["office"]>["confirmLink"]>;
};

export function OrderConfirmation({ order, office, link }: OrderConfirmationProps) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function markConfirmed() {
    setBusy(true);
    const result = await callApi(confirmOrder, { body: { id: order.id } });
    if (result.ok) {
      await revalidate();
      toastSuccess("Order confirmed");
    } else {
      toastError(result.error.error);
    }
    setBusy(false);
  }

  async function noteAsked() {
    const result = await callApi(noteAskedCall, { body: { id: order.id } });
    if (!result.ok) toastError(result.error.error);
    await revalidate();
  }

  return (
    <Panel title="To confirm">
      <p className="mb-3 text-sm text-slate">
        The message leads the customer to a page where they confirm or cancel the order themselves.
      </p>
      {office.workdaysNotHeld !== null && (
        <p className="mb-3 text-sm">
          Takes {office.workdaysNotHeld === 1 ? "a day" : `${office.workdaysNotHeld} days`} of the workshop.
          No days are held for it before it is confirmed or paid as asked.
        </p>
      )}
      {office.isReleased && (
        <p className="mb-3 text-sm">
          Nobody confirmed it in time, so its pieces of stock and its coupon are free again. Confirming takes
          them again, or says which are gone.
        </p>
      )}
      {order.askedAt && (
        <p className="mb-3 text-sm">
          Asked <When at={order.askedAt} />, no answer yet.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <a
          href={link.whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void noteAsked()}
          className={buttonClasses("primary", false, "")}
        >
          <Icon icon={MessageCircle} />
          {order.askedAt ? "Ask again on WhatsApp" : "Ask on WhatsApp"}
        </a>
        <Button look="secondary" busy={busy} onClick={() => void markConfirmed()}>
          Mark as confirmed
        </Button>
      </div>
    </Panel>
  );
}
