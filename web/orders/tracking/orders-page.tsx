import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { href, redirect, useLocation, useRevalidator } from "react-router";
import PackageSearch from "#icons/package-search.mjs";
import { ordersMessages } from "#messages/orders.tsx";
import { clearSession } from "#web/customers/accounts/clear-session.ts";
import { apiContext } from "#web/page-context.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { prefersReducedMotion } from "#web/ui/reduced-motion.ts";
import { OrderAgainButton } from "../again/order-again-button.tsx";
import { useOrderAgain } from "../again/use-order-again.ts";
import { CancelOrder, mayCancel } from "../changing/cancel-order.tsx";
import { ChangeDelivery } from "../changing/change-delivery.tsx";
import { orderApi } from "../order-api.ts";
import { Prepay } from "../paying/prepay.tsx";
import { Returns } from "../returns/returns.tsx";
import type { Route } from "./+types/orders-page.ts";
import { type ListedOrder, loadOrders } from "./load-orders.ts";
import { OrderCard } from "./order-card.tsx";

const ChooseLines = lazyPart(async () => (await import("../again/choose-lines.tsx")).ChooseLines);

/** Orders shown at once, so that the page stays fast with many orders. */
const ordersAtOnce = 10;

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: ordersMessages.listTitle,
    description: ordersMessages.listDescription,
  });
}

/** Personal, so not cached. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export async function loader({ context }: Route.LoaderArgs) {
  const orders = await loadOrders(context.get(apiContext));
  if (!orders) throw redirect(href("/login"));
  return { orders };
}

export async function clientLoader() {
  const orders = await loadOrders(orderApi);
  if (!orders) throw clearSession();
  return { orders };
}

export default function OrdersPage({ loaderData: { orders } }: Route.ComponentProps) {
  useLastOrderAgain(orders);
  return (
    <main className="wrap min-h-svh max-w-245 pt-9 pb-24">
      {orders.length === 0 ? (
        <>
          <h1 className="sr-only">{ordersMessages.myOrders}</h1>
          <EmptyState
            icon={PackageSearch}
            title={ordersMessages.noOrders}
            action={<ButtonLink to="/products">{ordersMessages.shopNow}</ButtonLink>}
          />
        </>
      ) : (
        <>
          <h1>{ordersMessages.listTitle}</h1>
          <p className="mt-1.5 mb-4 text-slate">{ordersMessages.listText}</p>
          <PastLines orders={orders} />
          <OrderList orders={orders} />
        </>
      )}
    </main>
  );
}

/** The account menu's "Last order again" leads to `#again`. */
function useLastOrderAgain([last]: readonly ListedOrder[]) {
  const { hash } = useLocation();
  const { putInCart } = useOrderAgain({ replace: true });
  const put = useEffectEvent(() => {
    if (last) void putInCart([{ id: last.id }]);
  });
  useEffect(() => {
    if (hash === "#again") put();
  }, [hash]);
}

/** Pieces of several orders for one cart. */
function PastLines({ orders }: { orders: readonly ListedOrder[] }) {
  const [isOpen, setOpen] = useState(false);
  const opener = (
    <Button look="secondary" onClick={() => setOpen(true)} className="mb-7">
      {ordersMessages.chooseLines}
    </Button>
  );
  if (!isOpen) return opener;
  return (
    <Suspense fallback={opener}>
      <ChooseLines orders={orders} />
    </Suspense>
  );
}

function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  const [shown, setShown] = useState(ordersAtOnce);
  /** The first of the orders shown last. */
  const [unfolded, setUnfolded] = useState("");

  function unfold() {
    setUnfolded(orders[shown]?.id ?? "");
    setShown(shown + ordersAtOnce);
  }

  return (
    <>
      <ul className="grid gap-4.5">
        {orders.slice(0, shown).map((order) => (
          <li key={order.id}>
            <OwnOrder order={order} focused={order.id === unfolded} />
          </li>
        ))}
      </ul>
      {shown < orders.length && (
        <div className="mt-7 flex justify-center">
          <Button look="secondary" onClick={unfold}>
            {ordersMessages.showOlder}
          </Button>
        </div>
      )}
    </>
  );
}

type OwnOrderProps = {
  order: ListedOrder;
  /** Takes the focus when it appears. */
  focused: boolean;
};

function OwnOrder({ order, focused }: OwnOrderProps) {
  const { revalidate } = useRevalidator();
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    if (focused) card.current?.focus();
  }, [focused]);

  async function reload() {
    await revalidate();
    // The focused button is gone: an order can be cancelled once.
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "start", behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }

  return (
    <OrderCard
      order={order}
      addressee={order}
      inList
      aftercare={<Returns order={order} isOwn onChanged={() => void reload()} />}
      toPay={<Prepay order={order} isOwn onChanged={() => void reload()} />}
      ref={card}
    >
      <OrderAgainButton orderId={order.id} isOwn />
      {mayCancel(order) && (
        <>
          {order.actions.includes("mendDelivery") && (
            <ChangeDelivery order={order} addressee={order} onChanged={() => void reload()} />
          )}
          <CancelOrder order={order} onChanged={() => void reload()} />
        </>
      )}
    </OrderCard>
  );
}
