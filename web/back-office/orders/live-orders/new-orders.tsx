import { useEffect } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import ArrowUp from "#icons/arrow-up.mjs";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { markSeen, newOrdersInWords, onArrivals, takeFocusFor, useLiveOrders } from "./live-orders-store.ts";

const newestFirst = "/orders";

/** Overlays the page, so that its content does not shift. */
export function NewOrders() {
  const { unseen } = useLiveOrders();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  // An order may arrive between the list and the first response.
  useEffect(
    () =>
      onArrivals((kind) => {
        if (kind === "start") void revalidate();
      }),
    [revalidate],
  );

  async function show() {
    markSeen();
    if (pathname === newestFirst && search === "") await revalidate();
    else await navigate(newestFirst);
    scrollTo({ top: 0 });
  }

  if (unseen.length === 0) return null;
  return (
    <div className="no-print pointer-events-none fixed inset-x-4 z-40 flex justify-center max-lg:bottom-4 lg:top-3.5 lg:left-[212px]">
      <Button onClick={show} className="pointer-events-auto shadow-2">
        <Icon icon={ArrowUp} />
        Show {newOrdersInWords(unseen.length)}
      </Button>
    </div>
  );
}

/** Marks a newly shown order. The newest takes the focus from the button that showed it. */
export function NewMark({ orderId }: { orderId: string }) {
  if (!useLiveOrders().shown.has(orderId)) return null;
  return (
    <span
      ref={(mark) => {
        if (mark && takeFocusFor(orderId)) mark.closest("a")?.focus({ preventScroll: true });
      }}
    >
      <StatusBadge tone="pending">New</StatusBadge>
    </span>
  );
}

export function LostConnection() {
  const { isLost } = useLiveOrders();
  return (
    <p role="status" className="mb-3 text-anar empty:hidden">
      {isLost && <span>No connection to the shop: new orders are not shown until it is back.</span>}
    </p>
  );
}
