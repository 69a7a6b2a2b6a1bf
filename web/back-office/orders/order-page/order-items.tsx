import { describeChoices, describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import { garmentPrice, lineTotal } from "#contract/money/line-price.ts";
import { surchargesOf } from "#contract/money/surcharges.ts";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { type PiecePlace, type PiecesOfItem, piecePlaces } from "#contract/orders/pieces.ts";
import { LinePicture } from "#web/back-office/ui/line-picture.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { StatusBadge, type StatusTone } from "#web/back-office/ui/status-badge.tsx";
import { Money } from "#web/back-office/ui/values.tsx";
import { OptionPictures } from "#web/options/option-picture.tsx";

/** Every line with its picture, its choices and the places of its pieces. */
export function OrderItems({ order }: { order: Pick<OfficeOrder, "items" | "pieces"> }) {
  return (
    <Panel title="Items" id="items">
      <ul>
        {order.items.map((item) => (
          <OrderItem
            key={item.id}
            item={item}
            places={order.pieces.find((one) => one.item === item.id)?.places ?? {}}
          />
        ))}
      </ul>
    </Panel>
  );
}

type OrderItemProps = { item: LineItem; places: PiecesOfItem["places"] };

function OrderItem({ item, places }: OrderItemProps) {
  const choices = [
    ...describeChoices(item, englishChoices),
    ...describeMeasurements(item.custom_size, englishChoices),
    { label: "Product code", value: item.product_code },
  ];
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-line py-3.5 not-first:border-t sm:grid-cols-[96px_minmax(0,1fr)]">
      <LinePicture item={item} sizes="96px" />
      <div className="grid content-start gap-1.5">
        <div className="flex flex-wrap justify-between gap-x-4">
          <h3 className="text-base font-[560] wrap-anywhere">
            {item.name} <span className="font-normal">x {item.quantity}</span>
          </h3>
          <Money rupees={lineTotal(item)} />
        </div>
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          {piecePlaces.map((place) => {
            const pieces = places[place];
            if (!pieces) return null;
            return (
              <StatusBadge key={place} tone={placeTones[place]}>
                {`${pieces} ${placeLabels[place]}`}
              </StatusBadge>
            );
          })}
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
          {choices.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-slate">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <OptionPictures item={item} className="h-24" />
        <p className="text-sm text-slate">
          {item.quantity} x <Money rupees={garmentPrice(item)} />
          {surchargesOf(item).map(({ label, amount }) => (
            <span key={label}>
              {" + "}
              {label} <Money rupees={amount} />
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}

const placeLabels: Record<PiecePlace, string> = {
  "to-cut": "to cut",
  cut: "cut",
  sewn: "sewn",
  packed: "packed",
  parcel: "in a parcel",
  customer: "with the customer",
  stock: "back in stock",
  aside: "put aside",
  repair: "in repair",
  waste: "waste",
  lost: "lost by the courier",
  cancelled: "cancelled",
};

const placeTones: Record<PiecePlace, StatusTone> = {
  "to-cut": "pending",
  cut: "dispatched",
  sewn: "dispatched",
  packed: "dispatched",
  parcel: "dispatched",
  customer: "delivered",
  stock: "other",
  aside: "other",
  repair: "pending",
  waste: "cancelled",
  lost: "cancelled",
  cancelled: "cancelled",
};
