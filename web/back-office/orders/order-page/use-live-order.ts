import { useEffect, useState } from "react";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { type getOrder, type OfficeOrder, pollOrder } from "#contract/order-views/office-orders.ts";
import { callApi } from "#web/back-office/api.ts";
import { announceSessionEnd, isSessionEnded } from "#web/back-office/ui/session-end.ts";

type Marked = CallOutput<typeof getOrder>;

/** Milliseconds between polls; shorter while a courier is about to answer. */
const interval = 10_000;
const intervalOfCourier = 2_000;

/**
 * The order as it is now: the loaded one, and every ten seconds the changes of colleagues, customer and couriers. Only
 * a visible page asks. Forms on the page keep their text, because only data of the order changes.
 */
export function useLiveOrder(loaded: Marked): { order: OfficeOrder; isChanged: boolean; isLost: boolean } {
  const [isLost, setLost] = useState(false);
  const [known, setKnown] = useState(loaded);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  if (lastLoaded !== loaded) {
    setLastLoaded(loaded);
    setKnown(loaded);
  }
  const { order, mark } = known;
  const { id } = order;
  const isCourierAsked = order.shipping?.parcels.some(({ state }) => state === "asked") ?? false;

  useEffect(() => {
    // A poll of before an action of this page must not overwrite the order loaded after it.
    let isOutdated = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void poll(), isCourierAsked ? intervalOfCourier : interval);
    };

    async function poll(): Promise<void> {
      if (document.hidden || isSessionEnded()) return again();
      const { changed, isAnswered } = await readChange(id, mark);
      if (isOutdated) return;
      setLost(!isAnswered);
      if (changed) setKnown(changed);
      else again();
    }
    const pollWhenSeen = () => {
      if (!document.hidden) void poll();
    };

    document.addEventListener("visibilitychange", pollWhenSeen);
    again();
    return () => {
      isOutdated = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", pollWhenSeen);
    };
  }, [id, mark, isCourierAsked]);

  return { order, isChanged: known !== loaded, isLost };
}

async function readChange(id: string, mark: string): Promise<{ changed?: Marked; isAnswered: boolean }> {
  const result = await callApi(pollOrder, { query: { id, mark } });
  if (!result.ok) {
    const isSessionOver = result.status === 401;
    if (isSessionOver) announceSessionEnd();
    return { isAnswered: isSessionOver };
  }
  const { order, mark: newMark } = result.data;
  return order ? { changed: { order, mark: newMark }, isAnswered: true } : { isAnswered: true };
}
