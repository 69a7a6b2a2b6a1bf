import { Suspense, useState } from "react";
import PackageSearch from "#icons/package-search.mjs";
import { ordersMessages } from "#messages/orders.tsx";
import { useChatSubject } from "#web/shell/chat-subject.ts";
import { InnerBanner } from "#web/shell/inner-banner.tsx";
import { pageTags } from "#web/shell/page-tags.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { OrderAgainButton } from "../again/order-again-button.tsx";
import { CancelOrder, mayCancel } from "../changing/cancel-order.tsx";
import { ChangeDelivery } from "../changing/change-delivery.tsx";
import { Prepay } from "../paying/prepay.tsx";
import { PhoneLink } from "../phone-link.tsx";
import { Returns } from "../returns/returns.tsx";
import type { Route } from "./+types/order-track-page.ts";
import { OrderCard } from "./order-card.tsx";
import { ProveOrder } from "./prove-order.tsx";
import { TrackForm, useOrderTracking } from "./track-form.tsx";

const LostNumberForm = lazyPart(async () => (await import("./lost-number-form.tsx")).LostNumberForm);

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: ordersMessages.trackTitle,
    description: ordersMessages.trackDescription,
    path: "/order-track",
  });
}

export default function OrderTrackPage() {
  const { order, notFound, busy, track, reload, reloadAtTop } = useOrderTracking();
  useChatSubject(order ? ordersMessages.chatAbout(order.OrderID) : "");
  return (
    <main>
      <InnerBanner
        title={ordersMessages.trackTitle}
        text={ordersMessages.trackText}
        picture="bench"
        breadcrumb={[{ label: ordersMessages.trackCrumb }]}
      >
        <TrackForm busy={busy} onTrack={track} />
      </InnerBanner>
      {/* Deep enough that the card clears the header at the page's scroll offset. */}
      <section
        aria-label={ordersMessages.yourOrder}
        className={`wrap min-h-[60svh] pt-18 pb-24 lg:pt-10 ${order ? "max-w-245" : ""}`}
      >
        <p role="status" className="sr-only">
          {order && (
            <span>{ordersMessages.orderIs(order.OrderID, ordersMessages.progress[order.orderProgress])}</span>
          )}
          {notFound && <span>{ordersMessages.noOrder}</span>}
        </p>
        {notFound && <EmptyState icon={PackageSearch} title={ordersMessages.noOrder} />}
        {!order && <TrackingHelp />}
        {order && (
          <OrderCard
            order={order}
            toPay={
              <>
                <ProveOrder order={order} onProven={() => reload(order.OrderID)} />
                <Prepay
                  order={order}
                  isOwn={order.isProven === true}
                  onChanged={() => reload(order.OrderID)}
                />
              </>
            }
            aftercare={
              <Returns
                key={order.id}
                order={order}
                isOwn={order.isProven === true}
                onChanged={() => reload(order.OrderID)}
              />
            }
          >
            <OrderAgainButton key={order.id} orderId={order.id} isOwn={order.isProven === true} />
            {mayCancel(order) && (
              <>
                {order.actions.includes("mendDelivery") && (
                  <ChangeDelivery order={order} onChanged={() => reload(order.OrderID)} />
                )}
                <CancelOrder order={order} onChanged={() => reloadAtTop(order.OrderID)} />
              </>
            )}
          </OrderCard>
        )}
      </section>
    </main>
  );
}

function LostNumber() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense>
        <div className="mt-3">
          <LostNumberForm />
        </div>
      </Suspense>
    );
  return (
    <button type="button" className="text-link" onClick={() => setOpen(true)}>
      {ordersMessages.sendMyOrders}
    </button>
  );
}

function TrackingHelp() {
  return (
    <dl className="grid gap-6 md:grid-cols-3 md:gap-10">
      <div>
        <dt className="font-[560]">{ordersMessages.whereIsNumber}</dt>
        <dd className="mt-1 text-slate">
          {ordersMessages.numberIsThere} <LostNumber />
        </dd>
      </div>
      <div>
        <dt className="font-[560]">{ordersMessages.whatCanChange}</dt>
        <dd className="mt-1 text-slate">{ordersMessages.cancelWhilePending}</dd>
      </div>
      <div>
        <dt className="font-[560]">{ordersMessages.whoToAsk}</dt>
        <dd className="mt-1 text-slate">{ordersMessages.callUs(<PhoneLink />)}</dd>
      </div>
    </dl>
  );
}
