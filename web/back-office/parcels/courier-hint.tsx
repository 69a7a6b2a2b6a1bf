import type { OfficeCourier, OrderOffers } from "#contract/parcels/office-parcels.ts";
import { formatRupees } from "#contract/values/money.ts";

type CourierHintProps = {
  courier: OfficeCourier;
  couriers: readonly OfficeCourier[];
  city: string;
  offers: OrderOffers | undefined;
};

export function CourierHint({ courier, couriers, city, offers }: CourierHintProps) {
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
