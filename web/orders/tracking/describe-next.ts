import { moneyState } from "#contract/orders/money-state.ts";
import type { TrackedOrder } from "#contract/orders/orders.ts";
import type { ParcelState } from "#contract/orders/parcels.ts";
import { ordersMessages } from "#messages/orders.tsx";

type Asked = Pick<TrackedOrder, "orderProgress" | "work" | "payment" | "ahead"> & {
  /** Parcels of an order that is sent in several; empty otherwise. */
  parcels: readonly { state: ParcelState }[];
};

const hasEnded: readonly ParcelState[] = ["delivered", "returned", "cancelled", "refused", "lost"];

export function describeNext({ orderProgress, work, payment, ahead, parcels }: Asked): string {
  if (orderProgress === "Pending" && work.length > 0) return ordersMessages.nextInWork;
  const money = moneyState({ payment, ahead });
  if (money === "send") return ordersMessages.nextToSend;
  const isForRider = money === "hand-over";
  const onTheirWay = parcels.filter(({ state }) => !hasEnded.includes(state)).length;
  if (orderProgress === "Dispatched" && onTheirWay > 1)
    return isForRider ? ordersMessages.nextOfSeveral.Dispatched : ordersMessages.nextOfSeveral.nothingToPay;
  if (orderProgress === "Dispatched" && !isForRider) return ordersMessages.nextWithNothingToPay;
  const arrived = parcels.filter(({ state }) => state === "delivered").length;
  if (orderProgress === "Delivered" && arrived > 1) return ordersMessages.nextOfSeveral.Delivered;
  return ordersMessages.next[orderProgress];
}
