import { useEffect, useState } from "react";
import {
  bookParcels,
  type OfficeCourier,
  type OrderOffers,
  offerCouriers,
} from "#contract/parcels/office-parcels.ts";
import { formatRupees } from "#contract/values/money.ts";
import { callApi } from "#web/back-office/api.ts";
import { AskedFirst, useAskedFirst } from "#web/back-office/ui/asked-first.tsx";
import { DialogForm } from "#web/back-office/ui/dialog-form.tsx";
import { numberOrAbsent } from "#web/back-office/ui/typed-number.ts";
import { useAsOpened } from "#web/back-office/ui/use-as-opened.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { sayBooked } from "./parcel-labels.ts";
import { useCouriers } from "./use-couriers.ts";

type BookParcelDialogProps = {
  courier: OfficeCourier;
  orders: readonly { id: string; OrderID: string; city: string }[];
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
    <LazyDialog open={open} onClose={onClose} title={title}>
      <BookForm courier={courier} orders={chosen} onClose={onClose} onDone={onDone} />
    </LazyDialog>
  );
}

function BookForm({ courier, orders, ...dialog }: Omit<BookParcelDialogProps, "open">) {
  const first = useAskedFirst();
  const isOne = orders.length === 1;
  const couriers = useCouriers(true);
  const offers = useOffers(orders.map(({ id }) => id));
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
      isDone={({ results }) => sayBooked(results, courier.name, first.ask)}
      keepLabel="Not yet"
      label={first.asked.length > 0 ? "Book all the same" : "Book"}
      busyLabel="Booking..."
    >
      {({ Field }) => (
        <>
          <p className="text-sm text-slate">
            {courier.isByHand
              ? "Nobody is asked: you note here what happens to the parcel. As it leaves, the order is dispatched and the customer gets a mail."
              : `${courier.name} is asked until it answers, and never books an order twice. Once it has fetched a parcel, the order is dispatched and the customer gets a mail with the number.`}
          </p>
          <datalist id="courier-cities">
            {cities.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {orders.map(({ id, OrderID, city }, index) => (
            <div
              key={id}
              hidden={first.leftOf(orders).every((left) => left.id !== id)}
              className="not-[[hidden]]:grid gap-3 sm:grid-cols-2"
            >
              <Field
                name={`orders.${index}.city`}
                label={isOne ? `City for ${courier.name}` : `City of ${OrderID}`}
                hint={`The order says ${city}. Fill in what ${courier.name} calls it where that differs.`}
                optional
                autoComplete="off"
                list="courier-cities"
              />
              <Field
                name={`orders.${index}.grams`}
                number={numberOrAbsent}
                label={isOne ? "Weight" : `Weight of ${OrderID}`}
                suffix="g"
                hint="Without it 450 g a piece."
                optional
                autoComplete="off"
              />
              {!courier.isByHand && (
                <div className="sm:col-span-2" aria-live="polite">
                  <CourierHint
                    courier={courier}
                    couriers={couriers}
                    city={city}
                    offers={offers?.orders.find((each) => each.id === id)}
                  />
                </div>
              )}
            </div>
          ))}
          <AskedFirst asked={first.asked} />
        </>
      )}
    </DialogForm>
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
      {own.isServed === null && <span>{`${courier.name} does not say now where it delivers.`}</span>}
      {own.isServed === false && (
        <span>{`${courier.name} knows no city ${city}: fill in what it calls it.`}</span>
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
    void callApi(offerCouriers, { query: { orders } }).then((result) => {
      if (result.ok && !isGone) setOffers(result.data);
    });
    return () => {
      isGone = true;
    };
  }, [orders]);
  return offers;
}
