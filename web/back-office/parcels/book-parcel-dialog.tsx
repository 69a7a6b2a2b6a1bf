import { type ReactNode, useEffect, useState } from "react";
import {
  bookParcels,
  type OfficeCourier,
  type OrderOffers,
  offerCouriers,
} from "#contract/parcels/office-parcels.ts";
import { formatRupees } from "#contract/values/money.ts";
import { callApi } from "#web/back-office/api.ts";
import { AskedFirst, useAskedFirst } from "#web/back-office/ui/asked-first.tsx";
import { useSayResults } from "#web/back-office/ui/change-results.tsx";
import { DialogForm } from "#web/back-office/ui/dialog-form.tsx";
import { numberOrAbsent } from "#web/back-office/ui/typed-number.ts";
import { useAsOpened } from "#web/back-office/ui/use-as-opened.ts";
import { pointerReleased } from "#web/forms/pointer-released.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { sentTo, toChanges } from "./parcel-labels.ts";
import { useCouriers } from "./use-couriers.ts";

type BookParcelDialogProps = {
  courier: OfficeCourier;
  orders: readonly { id: string; OrderID: string; city: string; name?: string }[];
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Books one parcel per order. The rider collects the order's balance. */
export function BookParcelDialog({ open, onClose, courier, orders, onDone }: BookParcelDialogProps) {
  const chosen = useAsOpened(open, orders);
  const title =
    chosen.length === 1 ? `Book with ${courier.name}` : `Book ${chosen.length} with ${courier.name}`;
  return (
    <LazyDialog open={open} onClose={onClose} title={title} wide={chosen.length > 1}>
      <BookForm courier={courier} orders={chosen} onClose={onClose} onDone={onDone} />
    </LazyDialog>
  );
}

function BookForm({ courier, orders, ...dialog }: Omit<BookParcelDialogProps, "open">) {
  const first = useAskedFirst();
  const sayResults = useSayResults();
  const isOne = orders.length === 1;
  const couriers = useCouriers(true);
  const offers = useOffers(orders.map(({ id }) => id));
  const offersOf = (order: string) => offers?.orders.find(({ id }) => id === order);
  const cities = offers?.cities.find((each) => each.courier === courier.id)?.names ?? [];

  return (
    <DialogForm
      {...dialog}
      schema={bookParcels.body.pick({ orders: true })}
      values={{ orders: orders.map(({ id }) => ({ id, city: "" })) }}
      call={({ orders: parcels }) => {
        const body = { courier: courier.id, orders: first.leftOf(parcels), acknowledged: first.acknowledged };
        return callApi(bookParcels, { body });
      }}
      isDone={({ results }) => sayResults(toChanges(results), sentTo(courier.name), first.ask)}
      keepLabel="Not yet"
      label={first.asked.length > 0 ? "Book all the same" : "Book"}
      busyLabel="Booking..."
    >
      {({ Field }) => (
        <>
          <p className="text-sm text-slate">
            {courier.isByHand
              ? "No courier is booked: you enter the progress of the parcel. When it leaves, the order is dispatched and the customer gets a mail."
              : "Booking is retried automatically; no parcel is booked twice. After pickup the order is dispatched and the customer gets a mail with the number."}
          </p>
          <datalist id="courier-cities">
            {cities.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <ul className="grid border-y border-line">
            {orders.map((order, index) => (
              <BookedOrder
                key={order.id}
                order={order}
                courier={courier}
                offers={offersOf(order.id)}
                isLeft={first.leftOf(orders).includes(order)}
              >
                <Field
                  name={`orders.${index}.city`}
                  label={isOne ? `City for ${courier.name}` : `City of ${order.OrderID}`}
                  hint={courier.isByHand ? undefined : `City name in ${courier.name}, if different`}
                  optional={!isCityMissing(order, courier, offersOf(order.id))}
                  autoComplete="off"
                  list="courier-cities"
                />
                <Field
                  name={`orders.${index}.grams`}
                  number={numberOrAbsent}
                  label={isOne ? "Weight" : `Weight of ${order.OrderID}`}
                  suffix="g"
                  hint="Default: 450 g per piece"
                  optional
                  autoComplete="off"
                />
                {!courier.isByHand && (
                  <div className="sm:col-span-2" aria-live="polite">
                    <CourierHint
                      courier={courier}
                      couriers={couriers}
                      city={order.city}
                      offers={offersOf(order.id)}
                    />
                  </div>
                )}
              </BookedOrder>
            ))}
          </ul>
          <AskedFirst asked={first.asked} />
        </>
      )}
    </DialogForm>
  );
}

type BookedOrderProps = {
  order: BookParcelDialogProps["orders"][number];
  courier: OfficeCourier;
  offers: OrderOffers | undefined;
  /** Hidden once it is booked and others still need confirmation. */
  isLeft: boolean;
  children: ReactNode;
};

function isCityMissing(
  { city }: BookedOrderProps["order"],
  courier: OfficeCourier,
  offers: OrderOffers | undefined,
): boolean {
  const own = offers?.offers.find((offer) => offer.courier === courier.id);
  return own?.isServed === false || city.trim() === "";
}

/** An order in one line; its fields open where the courier does not know the city, or on request. */
function BookedOrder({ order, courier, offers, isLeft, children }: BookedOrderProps) {
  const [isOpened, setOpened] = useState(false);
  const own = offers?.offers.find((offer) => offer.courier === courier.id);
  const isAsked = isCityMissing(order, courier, offers);
  const isOpen = isOpened || isAsked;
  return (
    <li hidden={!isLeft} className="not-[[hidden]]:block border-line py-0.5 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <b className="font-[560] whitespace-nowrap">{order.OrderID}</b>
        <span className="min-w-0 grow wrap-anywhere">
          {order.name && <bdi>{order.name}, </bdi>}
          <bdi>{own?.city ?? order.city}</bdi>
        </span>
        {offers && (
          <span className="whitespace-nowrap">
            {offers.collects > 0 ? `Collects ${formatRupees(offers.collects)}` : "Paid"}
          </span>
        )}
        {!isOpen && (
          <button
            type="button"
            onClick={() => setOpened(true)}
            aria-label={`Change ${order.OrderID}`}
            className="-my-1 min-h-8 px-2 text-sm text-link hover:underline pointer-coarse:min-h-11"
          >
            Change
          </button>
        )}
      </div>
      <div hidden={!isOpen} className="not-[[hidden]]:grid gap-3 py-2 sm:grid-cols-2">
        {children}
      </div>
    </li>
  );
}

type CourierHintProps = {
  courier: OfficeCourier;
  couriers: readonly OfficeCourier[];
  city: string;
  offers: OrderOffers | undefined;
};

function CourierHint({ courier, couriers, city, offers }: CourierHintProps) {
  const own = offers?.offers.find((offer) => offer.courier === courier.id);
  if (!offers || !own) return <p className="min-h-5" />;
  const others = offers.offers
    .filter(({ courier: id, isServed }) => id !== courier.id && isServed)
    .flatMap(({ courier: id, price }) => {
      const other = couriers.find((each) => each.id === id);
      return other && !other.isByHand
        ? [price === null ? other.name : `${other.name} (${formatRupees(price)})`]
        : [];
    });
  return (
    <p className={own.isServed === false ? "text-sm text-anar" : "text-sm text-slate"}>
      {own.isServed === null && <span>{`${courier.name} does not answer now about its cities.`}</span>}
      {own.isServed === false && (
        <span>{`${courier.name} knows no city ${city}: enter its name for the city.`}</span>
      )}
      {own.isServed && <span>{`${courier.name} delivers to ${own.city}`}</span>}
      {own.isServed && (own.price === null ? "." : ` for about ${formatRupees(own.price)}.`)}
      {others.length > 0 && (
        <span>
          {` So does ${others.join(", ")}.`.replace("So does", own.isServed ? "So does" : "There delivers")}
        </span>
      )}
    </p>
  );
}

type Offers = { orders: readonly OrderOffers[]; cities: readonly { courier: string; names: string[] }[] };

/** Courier offers for orders; undefined until loaded or after a failure, because booking does not wait for them. */
function useOffers(ids: readonly string[]): Offers | undefined {
  const [offers, setOffers] = useState<Offers>();
  const orders = ids.join(",");
  useEffect(() => {
    let isGone = false;
    void callApi(offerCouriers, { query: { orders } }).then(async (result) => {
      // Fields that open above a pressed button would move it from under the pointer.
      await pointerReleased();
      if (result.ok && !isGone) setOffers(result.data);
    });
    return () => {
      isGone = true;
    };
  }, [orders]);
  return offers;
}
