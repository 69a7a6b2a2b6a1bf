import { PackageSearch } from "lucide-react";
import { InnerBanner } from "../shell/inner-banner.tsx";
import { pageTags } from "../shell/page-tags.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import type { Route } from "./+types/order-track-page.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderCard } from "./order-card.tsx";
import { TrackForm } from "./track-form.tsx";
import { TrackingHelp } from "./tracking-help.tsx";
import { useOrderTracking } from "./use-order-tracking.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: "Track your order",
    description:
      "Enter the number of your order to see whether it is being sewn, on its way or delivered. No account needed.",
    path: "/order-track",
  });
}

export default function OrderTrackPage() {
  const { order, notFound, busy, track, reload } = useOrderTracking();
  return (
    <main>
      <InnerBanner
        title="Track your order"
        text="Enter your order number to track your package"
        picture="bench"
        breadcrumb={[{ label: "Order Track" }]}
      >
        <TrackForm busy={busy} onTrack={track} />
      </InnerBanner>
      {/* Deep enough that the card clears the header when the page scrolls to its offset. */}
      <section aria-label="Your order" className="wrap min-h-[60svh] max-w-245 pt-18 pb-24 lg:pt-10">
        <p role="status" className="sr-only">
          {order && `Order ${order.OrderID}: ${order.orderProgress}`}
          {notFound && "No Order"}
        </p>
        {notFound && <EmptyState icon={PackageSearch} title="No Order" />}
        {!order && !notFound && <TrackingHelp />}
        {order && (
          <OrderCard order={order}>
            {order.orderProgress === "Pending" && (
              <CancelOrder id={order.id} onChanged={() => reload(order.OrderID)} />
            )}
          </OrderCard>
        )}
      </section>
    </main>
  );
}
