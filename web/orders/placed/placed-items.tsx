import { href } from "react-router";
import { formatRupees } from "#contract/values/money.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { putAgain } from "#web/cart/ordered-again.ts";
import { placedOrders } from "#web/cart/placed-orders.ts";
import { PromiseText } from "#web/delivery/delivery-facts.tsx";
import { useUser } from "#web/session/user-store.ts";
import { TotalRow } from "#web/ui/amount-rows.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { OrderedItem } from "../ordered-item.tsx";

/**
 * Only in the tab that placed it: the address shows just the number. Last on the page, because it appears after
 * hydration.
 */
export function PlacedItems({ orderNumber }: { orderNumber: string }) {
  const hydrated = useHydrated();
  const { known, user } = useUser();
  const order = hydrated && known ? placedOrders.read(orderNumber) : undefined;
  if (!order || order.customer !== (user?.id ?? "")) return null;
  return (
    <section className="mt-4 w-full max-w-150 rounded-lg border border-line bg-paper px-5 py-4.5 text-start md:px-7">
      {/* Prepaid orders begin with their payment. */}
      {order.promise && !order.isAhead && (
        <p className="mb-3 font-[560]">
          <PromiseText promise={order.promise} />
        </p>
      )}
      <h2 className="text-lg">{ordersMessages.whatYouOrdered}</h2>
      <ul>
        {order.lines.map((line) => (
          <OrderedItem key={line.uniqueId} item={line} />
        ))}
      </ul>
      <dl>
        <TotalRow label={ordersMessages.total}>{formatRupees(order.total)}</TotalRow>
      </dl>
      <ButtonLink to={href("/cart")} look="secondary" onClick={() => putAgain(order.lines)} className="mt-4">
        {ordersMessages.orderAgain}
      </ButtonLink>
    </section>
  );
}
