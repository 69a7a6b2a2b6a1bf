import { chosenSize } from "#contract/options/built-in.ts";
import type { ParcelState, TrackedParcel } from "#contract/orders/parcels.ts";
import { ownValue } from "#contract/values/own-value.ts";
import { choiceLabels } from "#messages/choices.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { formatOrderTime } from "#web/ui/order-dates.ts";
import { shownName } from "#web/ui/shown-names.ts";
import type { ShownItem } from "../describe-order-item.ts";

export type ItemsOfOrder = readonly (ShownItem & Parameters<typeof chosenSize>[0] & { id: string })[];
type Step = TrackedParcel["steps"][number];

/** Whether parcels have separate histories: several, or one with a part of the order. */
export function areApart(parcels: readonly TrackedParcel[], items: ItemsOfOrder): boolean {
  const [first] = parcels;
  if (!first || parcels.length > 1) return parcels.length > 1;
  const sent = first.items.reduce((sum, { pieces }) => sum + pieces, 0);
  return sent > 0 && sent < items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A courier's events in our words, without those that the order shows. */
export function courierSteps({ state, reason, at }: Step): { words: string; at: string }[] {
  const words = ownValue<string>(ordersMessages.parcelHappened, state);
  if (words === undefined) return [];
  if (state !== "attempted" || reason === "") return [{ words, at }];
  return [{ words: `${words}: ${ordersMessages.attempt[reason]}`, at }];
}

/** States that the order shows when it is sent in one parcel. */
const saidByOrder: Partial<Record<ParcelState, string>> = {
  picked: ordersMessages.happened.Dispatched,
  delivered: ordersMessages.happened.Delivered,
};

function stepsOf({ steps }: TrackedParcel) {
  return steps.flatMap((step) => {
    const words = saidByOrder[step.state];
    return words === undefined ? courierSteps(step) : [{ words, at: step.at }];
  });
}

export function OrderParcels({ parcels, items }: { parcels: readonly TrackedParcel[]; items: ItemsOfOrder }) {
  return (
    <ul aria-label={ordersMessages.parcels} className="grid gap-3">
      {parcels.map((parcel, index) => (
        <li
          key={parcel.courier + parcel.trackingNumber + parcel.steps[0]?.at}
          className="grid gap-1.5 rounded-lg border border-line px-3.5 py-3 text-sm"
        >
          <p className="flex flex-wrap gap-x-2">
            <b className="font-[560]">{ordersMessages.parcel(index + 1)}</b>
            {parcel.trackingNumber !== "" && (
              <span className="text-slate wrap-anywhere">
                {ordersMessages.numberOfParcel(parcel.trackingNumber)}
              </span>
            )}
          </p>
          <Content parcel={parcel} items={items} />
          <ol className="grid gap-1 border-s border-line-strong ps-3">
            {stepsOf(parcel).map(({ words, at }) => (
              <li key={at + words} className="flex flex-wrap gap-x-3">
                <span>{words}</span>
                <time dateTime={at} className="text-slate">
                  {formatOrderTime(at)}
                </time>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

function Content({ parcel, items }: { parcel: TrackedParcel; items: ItemsOfOrder }) {
  const content = parcel.items.flatMap(({ id, pieces }) => {
    const item = items.find((one) => one.id === id);
    const size = item ? chosenSize(item, choiceLabels) : "";
    return item
      ? [{ id, name: ordersMessages.inWords([shownName(item), size].filter(Boolean)), pieces }]
      : [];
  });
  return (
    <ul className="grid gap-0.5 empty:hidden">
      {content.map(({ id, name, pieces }) => (
        <li key={id} className="flex flex-wrap gap-x-2 wrap-anywhere">
          {name} <span className="text-slate">{ordersMessages.quantity(pieces)}</span>
        </li>
      ))}
    </ul>
  );
}
