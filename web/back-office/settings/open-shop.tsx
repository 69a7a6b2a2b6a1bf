import { useLocation, useRevalidator } from "react-router";
import { openShop } from "#contract/settings/settings.ts";
import { learnIsClosed, useLiveOrders } from "#web/back-office/orders/live-orders/live-orders-store.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";

export function ClosedShop() {
  const { isClosed } = useLiveOrders();
  const { pathname } = useLocation();
  // The settings page shows this state in more detail.
  return isClosed && pathname !== "/settings" ? (
    <aside
      aria-label="The shop is closed"
      className="no-print mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-anar px-4 py-2.5"
    >
      <p className="font-[560] text-anar">The shop is closed: shoppers can order nothing.</p>
      <OpenShop />
    </aside>
  ) : null;
}

/** Managers may do this too. */
export function OpenShop() {
  const { revalidate } = useRevalidator();
  return (
    <ConfirmButton
      label="Open the shop"
      look="secondary"
      title="Open the shop?"
      text="Shoppers can order again within a second."
      keepLabel="Keep it closed"
      confirmLabel="Open"
      busyLabel="Opening..."
      onConfirm={async () => {
        const result = await callApi(openShop);
        if (!result.ok) return result;
        learnIsClosed(false);
        await revalidate();
        toastSuccess("The shop is open");
      }}
    />
  );
}
