import { useRevalidator } from "react-router";
import { toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";

/** Closes the shop for shoppers and opens it again. */
export function Maintenance({ isClosed }: { isClosed: boolean }) {
  const { revalidate } = useRevalidator();

  async function set(maintenance: boolean) {
    const result = await backOffice.settings.update({ body: { maintenance } });
    if (!result.ok) return result;
    await revalidate();
    toastSuccess(maintenance ? "The shop is closed" : "The shop is open");
    return undefined;
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
            ? "Shoppers read that the shop is under maintenance. You see it as always."
            : "Closed, every page tells shoppers so and nobody can order. Staff see the shop as always."}
        </p>
      </div>
      {isClosed ? (
        <ConfirmButton
          key="open"
          label="Open the shop"
          look="secondary"
          title="Open the shop?"
          text="Shoppers can order again within a second."
          keepLabel="Keep it closed"
          confirmLabel="Open"
          busyLabel="Opening..."
          onConfirm={() => set(false)}
        />
      ) : (
        <ConfirmButton
          key="close"
          label="Close the shop"
          title="Close the shop for maintenance?"
          text="Within a second nobody can order until you open it again. Carts are kept."
          keepLabel="Keep it open"
          confirmLabel="Close the shop"
          busyLabel="Closing..."
          onConfirm={() => set(true)}
        />
      )}
    </section>
  );
}
