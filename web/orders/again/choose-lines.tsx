import { useId, useState } from "react";
import { orderAgainMessages } from "#messages/order-again.ts";
import { ChoiceList } from "#web/cart/choice-list.tsx";
import { ItemPicture } from "#web/cart/item-picture.tsx";
import { Measurements } from "#web/cart/line-facts.tsx";
import { Button } from "#web/ui/button.tsx";
import { formatOrderDate } from "#web/ui/order-dates.ts";
import { shownName } from "#web/ui/shown-names.ts";
import { describeOrderItem, measurementsOf } from "../describe-order-item.ts";
import type { ListedOrder } from "../tracking/load-orders.ts";
import { useOrderAgain } from "./use-order-again.ts";

type PastOrder = Pick<ListedOrder, "id" | "createdAt" | "items">;
type PastLine = { orderId: string; createdAt: string; item: PastOrder["items"][number] };

/** Each line that was ever ordered, as ordered last; several can be ticked and put into the cart at once. */
export function ChooseLines({ orders }: { orders: readonly PastOrder[] }) {
  const lines = pastLines(orders);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const { busy, putInCart } = useOrderAgain();

  function tick(id: string) {
    setRefused(false);
    setTicked((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  function put() {
    const chosen = lines.filter(({ item }) => ticked.has(item.id));
    if (chosen.length === 0) return setRefused(true);
    const ids = [...new Set(chosen.map(({ orderId }) => orderId))];
    void putInCart(
      ids.map((id) => ({
        id,
        items: chosen.filter(({ orderId }) => orderId === id).map(({ item }) => item.id),
      })),
    );
  }

  return (
    <section
      aria-label={orderAgainMessages.chooseLines}
      className="mb-7 rounded-lg border border-line bg-paper px-5 py-4.5 md:px-7"
    >
      <h2 className="text-lg">{orderAgainMessages.chooseLines}</h2>
      <p className="text-slate">{orderAgainMessages.chooseText}</p>
      <ul className="mt-2">
        {lines.map((line) => (
          <PastLineRow
            key={line.item.id}
            line={line}
            isTicked={ticked.has(line.item.id)}
            onTick={() => tick(line.item.id)}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 -mx-5 border-t border-line bg-paper px-5 pt-3 pb-1 md:-mx-7 md:px-7">
        <Button wide busy={busy} onClick={put}>
          {orderAgainMessages.putLines(ticked.size)}
        </Button>
        <p role="alert" className="text-sm text-anar not-empty:mt-2">
          {isRefused && <span>{orderAgainMessages.tickOne}</span>}
        </p>
      </div>
    </section>
  );
}

type PastLineRowProps = { line: PastLine; isTicked: boolean; onTick: () => void };

function PastLineRow({ line: { item, createdAt }, isTicked, onTick }: PastLineRowProps) {
  const id = useId();
  const measurements = measurementsOf(item);
  return (
    <li className="grid grid-cols-[auto_64px_minmax(0,1fr)] gap-3 border-line py-3.5 not-first:border-t">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        onChange={onTick}
        className="mt-1 size-5 accent-kashi"
      />
      <label htmlFor={id}>
        <ItemPicture item={item} sizes="64px" />
      </label>
      <div className="grid content-start gap-0.5">
        <label htmlFor={id} className="font-[540] wrap-anywhere">
          {shownName(item)}
        </label>
        <p className="text-sm text-slate">{orderAgainMessages.orderedOn(formatOrderDate(createdAt))}</p>
        <ChoiceList choices={describeOrderItem(item)} />
        {measurements.length > 0 && <Measurements measurements={measurements} />}
      </div>
    </li>
  );
}

/** The newest of each; `orders` are newest first. */
function pastLines(orders: readonly PastOrder[]): PastLine[] {
  const lines = new Map<string, PastLine>();
  for (const { id, createdAt, items } of orders) {
    for (const item of items) {
      const choices = JSON.stringify([item._id, describeOrderItem(item), measurementsOf(item)]);
      if (!lines.has(choices)) lines.set(choices, { orderId: id, createdAt, item });
    }
  }
  return [...lines.values()];
}
