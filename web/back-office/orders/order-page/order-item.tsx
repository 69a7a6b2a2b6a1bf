import { describeChoices, describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import { garmentPrice, lineTotal } from "#contract/money/line-price.ts";
import { surchargesOf } from "#contract/money/surcharges.ts";
import type { PiecesOfItem } from "#contract/orders/pieces.ts";
import { Money } from "#web/back-office/ui/money.tsx";
import { OptionPictures } from "#web/options/option-picture.tsx";
import { ItemPreview } from "#web/preview/item-preview.tsx";
import { ShopPicture } from "#web/ui/picture.tsx";
import { placesWords } from "../order-form/places-words.ts";

type OrderItemProps = { item: LineItem; places: PiecesOfItem["places"] };

export function OrderItem({ item, places }: OrderItemProps) {
  const choices = [
    ...describeChoices(item, englishChoices),
    ...describeMeasurements(item.custom_size, englishChoices),
    { label: "Product code", value: item.product_code },
    { label: "Where", value: placesWords(places) },
  ];
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-line py-3.5 not-first:border-t">
      <div className="relative aspect-4/5 self-start overflow-hidden rounded-md bg-chuna">
        {item.images.primary && (
          <ShopPicture picture={item.images.primary} alt="" sizes="72px" className="size-full object-cover" />
        )}
        <ItemPreview item={item} />
      </div>
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <h3 className="text-base font-[560] wrap-anywhere">
            {item.name} <span className="font-normal">x {item.quantity}</span>
          </h3>
          <Money rupees={lineTotal(item)} />
        </div>
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
