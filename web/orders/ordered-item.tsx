import { lineTotal } from "#contract/money/line-price.ts";
import { formatRupees } from "#contract/values/money.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { shownCategory, shownName } from "#web/ui/shown-names.ts";
import { ChoiceList } from "../cart/choice-list.tsx";
import { ItemPicture } from "../cart/item-picture.tsx";
import { Measurements } from "../cart/line-facts.tsx";
import { OptionPictures } from "../options/option-picture.tsx";
import { describeOrderItem, measurementsOf, type ShownItem } from "./describe-order-item.ts";

export function OrderedItem({ item }: { item: ShownItem }) {
  const measurements = measurementsOf(item);
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-3.5 border-line py-3.5 not-first:border-t">
      <ItemPicture item={item} sizes="64px" />
      <div className="grid content-start gap-0.5">
        <div className="flex justify-between gap-3.5">
          <p className="font-[540] wrap-anywhere">{shownName(item)}</p>
          <p className="whitespace-nowrap">{formatRupees(lineTotal(item))}</p>
        </div>
        <p className="text-sm text-slate">{shownCategory(item)}</p>
        <p className="text-sm">{ordersMessages.quantity(item.quantity)}</p>
        {item.notTaken && <p className="text-sm">{ordersMessages.notTaken(item.notTaken)}</p>}
        <ChoiceList choices={describeOrderItem(item)} />
        <OptionPictures item={item} />
        {measurements.length > 0 && <Measurements measurements={measurements} />}
      </div>
    </li>
  );
}
