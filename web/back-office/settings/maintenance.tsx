import { useRevalidator } from "react-router";
import { updateSettings } from "#contract/settings/settings.ts";
import { learnIsClosed } from "#web/back-office/orders/live-orders/live-orders-store.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { OpenShop } from "./open-shop.tsx";

export function Maintenance({ isClosed }: { isClosed: boolean }) {
  const { revalidate } = useRevalidator();

  async function close() {
    const result = await callApi(updateSettings, { body: { maintenance: true } });
    if (!result.ok) return result;
    learnIsClosed(true);
    await revalidate();
    toastSuccess("The shop is closed");
  }

  return (
    <section
      aria-label="Maintenance"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line px-4 py-3"
    >
      <div className="grid gap-1">
        <p className="flex items-center gap-2 font-[560]">
          Maintenance
          {isClosed ? (
            <StatusBadge tone="cancelled">Closed</StatusBadge>
          ) : (
            <StatusBadge tone="delivered">Open</StatusBadge>
          )}
        </p>
        <p className="text-sm text-slate">
          {isClosed
            ? "Shoppers see that the shop is under maintenance. You see it as usual."
            : "When closed, every page says so and shoppers cannot order. Staff see the shop as usual."}
        </p>
      </div>
      {isClosed ? (
        <OpenShop />
      ) : (
        <ConfirmButton
          label="Close the shop"
          title="Close the shop for maintenance?"
          text="Within a second shoppers cannot order until you open it again. Carts are not lost."
          keepLabel="Keep it open"
          confirmLabel="Close the shop"
          busyLabel="Closing..."
          onConfirm={close}
        />
      )}
    </section>
  );
}
