import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import type { LineItem } from "#contract/cart/line-item.ts";
import { countPieces } from "#contract/delivery/promise-delivery.ts";
import { missingForFreeDelivery, type OrderTotal } from "#contract/money/order-total.ts";
import { formatRupees, formatRupeesInText } from "#contract/values/money.ts";
import ArrowLeft from "#icons/arrow-left.mjs";
import ShoppingBag from "#icons/shopping-bag.mjs";
import Truck from "#icons/truck.mjs";
import Undo2 from "#icons/undo-2.mjs";
import { cartMessages } from "#messages/cart.ts";
import { DeliveryFacts } from "#web/delivery/delivery-facts.tsx";
import { knownDestination } from "#web/delivery/known-destination.ts";
import { SetupRows } from "#web/options/setup-rows.tsx";
import { apiContext } from "#web/page-context.ts";
import { browserApi } from "#web/shell/browser-api.ts";
import { ChatLine } from "#web/shell/chat-line.tsx";
import { offersPrepayment } from "#web/shell/offers-prepayment.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { useShop } from "#web/shell/use-shop.ts";
import { AmountRow, TotalRow } from "#web/ui/amount-rows.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { lazyModule } from "#web/ui/lazy-module.ts";
import { Seam } from "#web/ui/seam.tsx";
import { shownName } from "#web/ui/shown-names.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { Route } from "./+types/cart-page.ts";
import { CartLine } from "./cart-line.tsx";
import { decreaseQuantity, increaseQuantity, putBack, removeFromCart, useCart } from "./cart-store.ts";
import { countedLines, totalOf } from "./counted-lines.ts";
import { loadCharges } from "./load-current-prices.ts";
import { trackingState } from "./order-number.ts";
import { useOrderedAgain } from "./ordered-again.ts";
import { placedOrders } from "./placed-orders.ts";
import { PriceNotices } from "./price-notices.tsx";
import { ProceedToCheckout } from "./proceed-to-checkout.tsx";
import { useFreshPrices } from "./use-fresh-prices.ts";

const againNotes = lazyModule(() => import("./again-notes.tsx"));

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: cartMessages.title,
    description: cartMessages.description,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { charges: await loadCharges(context.get(apiContext)) };
}

export async function clientLoader() {
  return { charges: await loadCharges(browserApi) };
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const shop = useShop();
  const paysAhead = offersPrepayment(shop);
  const { cart } = useCart();
  const prices = useFreshPrices(loaderData.charges);
  const counted = countedLines(cart, prices);
  const { charges } = prices;
  const total = totalOf(counted, { charges, discount: 0, freeDeliveryFrom: shop.freeDeliveryFrom });
  const heading = useRef<HTMLHeadingElement>(null);
  /** Lines removed since the page opened, latest first, with their places. */
  const [removed, setRemoved] = useState<readonly { line: LineItem; place: number }[]>([]);
  const [last] = removed;
  const [changed, setChanged] = useState("");
  const again = useOrderedAgain();
  const notes = againNotes.useModule(again.length > 0);
  const changedLine = cart.find(({ uniqueId }) => uniqueId === changed);

  function change(uniqueId: string, step: 1 | -1) {
    setChanged(uniqueId);
    if (step === 1) increaseQuantity(uniqueId);
    else decreaseQuantity(uniqueId);
  }

  function remove(line: LineItem) {
    setRemoved([{ line, place: cart.indexOf(line) }, ...removed]);
    setChanged("");
    removeFromCart(line.uniqueId);
  }

  function undo() {
    if (!last) return;
    putBack(last.line, last.place);
    setChanged(last.line.uniqueId);
    setRemoved(removed.slice(1));
    heading.current?.focus({ preventScroll: true });
  }

  function announcement(): string {
    const sum = formatRupees(total.total);
    if (changedLine) return cartMessages.changedTo(shownName(changedLine), changedLine.quantity, sum);
    if (!last) return "";
    const removal = cartMessages.removed(shownName(last.line));
    return cart.length === 0 ? removal : cartMessages.changeAndTotal(removal, sum);
  }

  const undoing = last && <RemovedLine key={removed.length} name={shownName(last.line)} onUndo={undo} />;

  return (
    <main className="wrap pb-18 lg:pb-28">
      {/* As tall as the window before the cart renders, so that nothing below shifts. */}
      <div className="min-h-svh">
        <h1 ref={heading} tabIndex={-1} className="w-fit pt-9 pb-2">
          {cartMessages.title}
        </h1>
        {/* In the server's HTML, so that there is text before the browser's cart renders. */}
        <p className="pb-4 text-slate">{paysAhead ? cartMessages.paidAsChosen : cartMessages.paidInCash}</p>
        <p role="status" className="sr-only">
          <span>{announcement()}</span>
        </p>
        {notes && again.length > 0 && <notes.AgainNotes lines={again} />}
        {hydrated && cart.length === 0 && (
          <>
            <PlacedElsewhere />
            {undoing}
            <EmptyState
              icon={ShoppingBag}
              title={cartMessages.empty}
              action={<ButtonLink to="/products">{cartMessages.shopNow}</ButtonLink>}
            />
          </>
        )}
        {hydrated && cart.length > 0 && (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-16">
            <section aria-label={cartMessages.items}>
              <PriceNotices notices={prices.priceChanges} />
              <ul>
                {cart.map((line, place) => (
                  <Fragment key={line.uniqueId}>
                    {place === last?.place && <li className="py-3">{undoing}</li>}
                    <CartLine
                      line={line}
                      problem={
                        prices.unavailable.find(({ uniqueId }) => uniqueId === line.uniqueId)?.sentence
                      }
                      onChange={change}
                      onRemove={remove}
                    />
                  </Fragment>
                ))}
                {last && last.place >= cart.length && <li className="py-3">{undoing}</li>}
              </ul>
              <Seam className="mt-1.5 mb-4.5" />
              <ButtonLink to="/products" look="secondary">
                <Icon icon={ArrowLeft} strokeWidth={1.75} className="rtl:-scale-x-100" />
                {cartMessages.returnToShop}
              </ButtonLink>
            </section>
            <CartTotal lines={counted} total={total} areChargesKnown={charges !== undefined}>
              <ProceedToCheckout blocked={prices.unavailable.length > 0} />
              <DeliveryFacts
                pieces={countPieces(counted)}
                lines={counted}
                to={knownDestination()}
                className="mt-4"
              />
            </CartTotal>
          </div>
        )}
      </div>
      <ChatLine className="mt-8 text-center lg:text-start" />
    </main>
  );
}

type RemovedLineProps = { name: string; onUndo: () => void };

/** Undo in place of a removed line, because a mistaken tap must not lose the choices. */
function RemovedLine({ name, onUndo }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null);

  // The focused button disappears with its line.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-chuna px-4 py-1.5">
      <p className="min-w-0 wrap-anywhere">{cartMessages.removed(name)}</p>
      <Button ref={undo} look="quiet" onClick={onUndo} aria-label={cartMessages.undoRemoval(name)}>
        <Icon icon={Undo2} strokeWidth={1.75} className="rtl:-scale-x-100" />
        {cartMessages.undo}
      </Button>
    </div>
  );
}

type CartTotalProps = {
  lines: readonly LineItem[];
  total: OrderTotal;
  areChargesKnown: boolean;
  children: ReactNode;
};

function CartTotal({ lines, total, areChargesKnown, children }: CartTotalProps) {
  const { freeDeliveryFrom } = useShop();
  const missing = missingForFreeDelivery(total.subtotal, freeDeliveryFrom);
  return (
    <aside className="rounded-lg border border-line bg-paper p-6 lg:sticky lg:top-20">
      <h2 className="mb-4 text-xl">{cartMessages.cartTotal}</h2>
      <dl className="grid gap-2.5">
        <SetupRows items={lines} />
        <AmountRow label={cartMessages.subtotal}>{formatRupees(total.subtotal)}</AmountRow>
        <AmountRow label={cartMessages.deliveryCharges}>
          {areChargesKnown || missing === 0 ? formatRupees(total.delivery) : cartMessages.notKnownYet}
        </AmountRow>
        <TotalRow label={cartMessages.total}>{formatRupees(total.total)}</TotalRow>
      </dl>
      <div className="mt-5">{children}</div>
      <p className="mt-3 flex items-center gap-2.5 text-sm text-slate">
        <Icon icon={Truck} className="size-5 shrink-0" strokeWidth={1.75} />
        {missing === 0
          ? cartMessages.freeShipping
          : cartMessages.moreForFreeDelivery(formatRupeesInText(missing))}
        {missing > 0 && (
          <TextLink to={`/products?min_price=${missing}&sort=price-up`} className="py-1 whitespace-nowrap">
            {cartMessages.whatFits}
          </TextLink>
        )}
      </p>
    </aside>
  );
}

function PlacedElsewhere() {
  const [orderNumber] = useState(placedOrders.placedElsewhere);
  if (orderNumber === undefined) return null;
  return (
    <p role="status" className="mt-3 rounded-md bg-delivered px-4 py-3 text-delivered-ink">
      {cartMessages.placedElsewhere(orderNumber)}{" "}
      <TextLink to="/order-track" state={trackingState(orderNumber)} className="whitespace-nowrap">
        {cartMessages.trackOrder}
      </TextLink>
    </p>
  );
}
