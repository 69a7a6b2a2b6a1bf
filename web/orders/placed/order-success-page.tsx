import { useEffect, useRef } from "react";
import { data, useRouteLoaderData } from "react-router";
import type { ApiClient } from "#contract/calls/client.ts";
import { language } from "#messages/language.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { tabStorage } from "#web/browser/storage.ts";
import { isOrderNumber, trackingState } from "#web/cart/order-number.ts";
import { placedOrders } from "#web/cart/placed-orders.ts";
import { afterOrderState } from "#web/catalog/after-order.ts";
import { apiContext } from "#web/page-context.ts";
import { useUser } from "#web/session/user-store.ts";
import { useChatSubject } from "#web/shell/chat-subject.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { unwrapAnswer } from "#web/shell/unwrap-answer.ts";
import { type RootData, useShop } from "#web/shell/use-shop.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { lazyModule } from "#web/ui/lazy-module.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { orderApi } from "../order-api.ts";
import type { Route } from "./+types/order-success-page.ts";
import { PlacedItems } from "./placed-items.tsx";

const payPlaced = lazyModule(() => import("./pay-placed.tsx"));
const offer = lazyModule(() => import("./offer-account.tsx"));

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: ordersMessages.confirmed,
    description: ordersMessages.confirmedDescription,
  });
}

/** The address contains an order number. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

/** An address can be forged: only an existing order is confirmed, and nothing else of the address is shown. */
async function findOrder(api: Pick<ApiClient, "trackOrder">, id: string) {
  if (!isOrderNumber(id)) throw data(null, { status: 404 });
  const { order } = unwrapAnswer(await api.trackOrder({ body: { OrderID: id } }));
  return { orderNumber: id, isAhead: order.ahead !== undefined };
}

export function loader({ context, params }: Route.LoaderArgs) {
  return findOrder(context.get(apiContext), params.id);
}

/** Skips the request right after ordering. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const placed = placedOrders.read(params.id);
  return placed
    ? { orderNumber: params.id, isAhead: placed.isAhead === true }
    : findOrder(orderApi, params.id);
}

const celebratedKey = "celebrated-order";

/** True the first time an order is shown in this tab: a reload does not repeat the animation. */
function isNewInThisTab(orderNumber: string): boolean {
  if (tabStorage.read(celebratedKey) === orderNumber) return false;
  tabStorage.write(celebratedKey, orderNumber);
  return true;
}

export default function OrderSuccessPage({ loaderData }: Route.ComponentProps) {
  const { orderNumber, isAhead } = loaderData;
  const { user } = useUser();
  useChatSubject(ordersMessages.chatAbout(orderNumber));
  const code = payPlaced.useModule(isAhead);
  const threads = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!isNewInThisTab(orderNumber)) return;
    import("./scatter-threads.ts").then(
      // The shopper may have left meanwhile.
      ({ scatterThreads }) => threads.current && scatterThreads(threads.current),
      () => undefined,
    );
  }, [orderNumber]);

  return (
    <main className="grid justify-items-center gap-4.5 px-4 py-[clamp(56px,9vw,120px)] text-center">
      <canvas ref={threads} className="pointer-events-none fixed inset-0 z-40 size-full" />
      <h1>{ordersMessages.confirmed}</h1>
      <p className="max-w-[26em] text-slate">{ordersMessages.thankYou}</p>
      <p className="woven-label px-6.5 py-3.5 text-lg font-semibold whitespace-nowrap max-[359px]:px-4 sm:text-xl">
        {ordersMessages.orderIdIs(orderNumber)}
      </p>
      <p className="text-sm text-slate">{ordersMessages.keepNumber}</p>
      <KeepOnWhatsApp orderNumber={orderNumber} />
      {code && <code.PayPlaced orderNumber={orderNumber} />}
      <div className="mt-2 flex flex-wrap justify-center gap-2.5">
        {user ? (
          <ButtonLink to="/orders">{ordersMessages.viewOrder}</ButtonLink>
        ) : (
          <ButtonLink to="/order-track" state={trackingState(orderNumber)}>
            {ordersMessages.trackOrder}
          </ButtonLink>
        )}
        <ButtonLink to="/products" state={afterOrderState} look="secondary">
          {ordersMessages.continueShopping}
        </ButtonLink>
      </div>
      <section className="mt-8 grid gap-3 text-start">
        <h2 className="text-lg">{ordersMessages.whatHappensNext}</h2>
        <ol className="grid list-inside list-decimal gap-1.5 text-slate marker:text-kashi marker:font-semibold">
          {(isAhead ? ordersMessages.nextStepsAhead : ordersMessages.nextSteps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <PlacedItems orderNumber={orderNumber} />
      <AccountForGuest orderNumber={orderNumber} />
    </main>
  );
}

/** To a chat of the customer's choice, such as the one with themselves. */
function KeepOnWhatsApp({ orderNumber }: { orderNumber: string }) {
  const { name } = useShop();
  const { site } = useRouteLoaderData<RootData>("root") ?? {};
  const text = ordersMessages.numberToKeep(
    name,
    orderNumber,
    `${site?.origin}${language.prefix}/order-track#${orderNumber}`,
  );
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      rel="noreferrer"
      className="text-link text-sm"
    >
      {ordersMessages.keepOnWhatsApp}
    </a>
  );
}

function AccountForGuest({ orderNumber }: { orderNumber: string }) {
  const hydrated = useHydrated();
  const { known, user } = useUser();
  const guest = hydrated && known && !user ? placedOrders.read(orderNumber)?.guest : undefined;
  const code = offer.useModule(guest !== undefined);
  return guest && code ? <code.OfferAccount {...guest} /> : null;
}
