import { useEffect, useRef, useState } from "react";
import type { TrackedOrder } from "#contract/orders/orders.ts";
import { prefersReducedMotion } from "#web/ui/reduced-motion.ts";
import { toastError } from "#web/ui/toast.ts";
import { orderApi } from "../order-api.ts";

/** Pixels to which the page scrolls when an order is found (specification section 2, order tracking). */
const foundOrderOffset = 470;

type Tracking = {
  order: TrackedOrder | undefined;
  /** Asked for, and there is no such order. */
  notFound: boolean;
  busy: boolean;
};

const nothing: Tracking = { order: undefined, notFound: false, busy: false };

/** Lives with the page: leaving it clears the result. */
export function useOrderTracking() {
  const [tracking, setTracking] = useState(nothing);
  const [scroll, setScroll] = useState<{ top: number }>();
  const asked = useRef(0);

  useEffect(() => {
    if (scroll) window.scrollTo({ top: scroll.top, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }, [scroll]);

  async function load(OrderID: string, top?: number) {
    asked.current += 1;
    const question = asked.current;
    setTracking((now) => ({ ...now, busy: true }));
    const result = await orderApi.trackOrder({ body: { OrderID } });
    if (question !== asked.current) return;
    if (result.ok) {
      setTracking({ ...nothing, order: result.data.order });
      if (top !== undefined) setScroll({ top });
    } else {
      setTracking({ ...nothing, notFound: result.status === 404 });
      toastError(result.error.error);
    }
  }

  return {
    ...tracking,
    /** Looks for an order by the number as it was typed, and scrolls down to it. */
    track: (typed: string) => void load(typed, foundOrderOffset),
    /** Looks again after something has changed; the answer stands where it was asked for. */
    reload: (orderNumber: string) => void load(orderNumber),
    /** Looks again and scrolls up, as is specified for a cancelled order alone. */
    reloadAtTop: (orderNumber: string) => void load(orderNumber, 0),
  };
}
